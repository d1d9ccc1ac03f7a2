/**
 * What each page needs before it can show anything. It is written into the built page, where theme.js asks for it while
 * the client itself is still on its way: otherwise one thing after the other would be found to be missing.
 */
import { existsSync, readdirSync } from "node:fs";
import type { IndexHtmlTransformContext, Plugin } from "vite";

interface Needs {
  /** Its component, and what that fetches by itself. */
  parts: string[];
  /** Rooms of texts besides those that every page has. */
  rooms?: string[];
  /** What is the same for everybody. */
  asks?: string[];
}

const LOCALE = new URL("../src/elgrande/locale", import.meta.url).pathname;
const TABLE = "table/Table.svelte";

export const NEEDS: Record<string, Needs> = {
  "/": { parts: ["pages/Home.svelte", "table/map/geography.ts"] },
  "/new": { parts: ["pages/NewTable.svelte"], asks: ["catalogue"] },
  "/table/:id": { parts: ["pages/TablePage.svelte", TABLE] },
  "/replay/:id": { parts: ["pages/ReplayPage.svelte", TABLE], asks: ["catalogue"] },
  "/learn": { parts: ["pages/Learn.svelte"], rooms: ["learn", "coach"], asks: ["lessons"] },
  "/learn/:id": { parts: ["pages/LessonPage.svelte"], rooms: ["learn"], asks: ["lessons", "catalogue"] },
  "/rules": { parts: ["pages/Rules.svelte"], rooms: ["rules"], asks: ["rules"] },
  "/cards": { parts: ["pages/Cards.svelte"], rooms: ["rules"], asks: ["catalogue"] },
};

type Bundle = NonNullable<IndexHtmlTransformContext["bundle"]>;

/** A part's file and all that must be there before it can run. */
function filesOf(part: string, bundle: Bundle): Set<string> {
  const found = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== "chunk") return;
    found.add(name);
    chunk.imports.forEach(add);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  };
  const chunk = Object.values(bundle).find(
    (each) => each.type === "chunk" && each.moduleIds.some((id) => id.endsWith(`/src/${part}`)),
  );
  if (!chunk) throw new Error(`there is no page made of ${part}; see needs.config.ts`);
  add(chunk.fileName);
  return found;
}

/** Writes into the page what theme.js asks for. */
export const needs: Plugin = {
  name: "needs",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle }) {
      if (!bundle) return html;
      const known = new Set([...html.matchAll(/"\.?\/(assets\/[^"]+)"/g)].map(([, name]) => name!));
      const files: string[] = [];
      const numberOf = (name: string): number => {
        if (!files.includes(name)) files.push(name);
        return files.indexOf(name);
      };
      const numbers = (part: string): number[] =>
        [...filesOf(part, bundle)].filter((name) => !known.has(name)).map(numberOf);
      const pages = Object.entries(NEEDS).map(([pattern, { parts, rooms = [], asks = [] }]) => [
        pattern,
        [...new Set(parts.flatMap(numbers))],
        rooms,
        asks,
      ]);
      const languages = readdirSync(LOCALE).filter((name) => existsSync(`${LOCALE}/${name}/boot.ftl`));
      const worker = Object.keys(bundle).find((name) => /engine\.worker-[\w-]+\.js$/.test(name));
      if (!worker) throw new Error("there is no worker for the engine; see needs.config.ts");
      const told = JSON.stringify({ pages, alone: numbers("tab/transport.ts"), worker, files, languages });
      return html.replace('theme.js"', `theme.js" data-needs='${told}'`);
    },
  },
};
