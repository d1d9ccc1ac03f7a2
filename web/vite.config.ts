import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { needs } from "./needs.config.ts";

/** Where `./elgrande serve` listens while the client is being worked on. */
const SERVER = process.env.ELGRANDE_SERVER ?? "http://127.0.0.1:8995";

/**
 * The built files know each other by where they lie, so that they work in any folder of any host. The page of the server
 * alone is shown at many addresses, and so names them from the root; `elgrande site` turns that round.
 */
const fromTheRoot: Plugin = {
  name: "from-the-root",
  transformIndexHtml: {
    order: "post",
    handler: (html) => html.replaceAll(/(src|href)="\.\//g, '$1="/'),
  },
};

interface Modules {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

const known = new Map<string, boolean>();

/** Whether the first page needs a module before it can show anything. */
function isNeededAtOnce(id: string, modules: Modules): boolean {
  const found = known.get(id);
  if (found !== undefined) return found;
  known.set(id, false);
  const info = modules.getModuleInfo(id);
  const needed =
    info !== null && (info.isEntry || info.importers.some((each) => isNeededAtOnce(each, modules)));
  known.set(id, needed);
  return needed;
}

export default defineConfig({
  plugins: [svelte(), fromTheRoot, needs],
  base: "./",
  worker: { format: "es" },
  build: {
    outDir: "../src/elgrande/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The server's content security policy allows no data: in scripts, and small files are cached well anyway.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What is needed before anything can be seen comes as one file: each further one costs a first visit its time.
        codeSplitting: {
          groups: [
            { name: (id: string, modules: Modules) => (isNeededAtOnce(id, modules) ? "start" : null) },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": { target: SERVER, changeOrigin: false },
      "/ws": { target: SERVER.replace(/^http/, "ws"), ws: true },
    },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts", "map/**/*.test.ts", "tests/**/*.test.ts"],
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
