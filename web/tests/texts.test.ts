/** Every text that the client asks for by its key is there in English, and no other one is kept for it. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { files as filesOf } from "../src/table/fixtures/texts";

const LOCALE = resolve(process.cwd(), "../src/elgrande/locale/en");
const OWN_FILES = [
  "boot.ftl",
  "coach.ftl",
  "learn.ftl",
  "rules.ftl",
  "tab.ftl",
  "table.ftl",
  "terms.ftl",
  "web.ftl",
];
/** Texts that lessons and the rules name in their files; tests of the server look after them. */
const IN_FILES = /^(lesson|rules-[a-z]+(-[a-z]+)*$|term-|thing-|why)/;

/** Keys that are made at run time: a text that begins like this is used. */
const MADE = /t(?:exts\.(?:find|has|text))?\(\s*`([a-z]+-[a-z-]*)\$\{/g;
const WRITTEN = /"((?:web|table|label|learn|cards|rules|terms|coach|why)-[a-z0-9-]+)(?:\.[a-z-]+)?"/g;
const IN_TEMPLATE = /`((?:web|table)-[a-z0-9-]*)\$\{/g;

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name) && !entry.name.includes(".test."))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes("/dev/") && !file.endsWith("protocol.ts"));
}

function keysOf(names: readonly string[]): Set<string> {
  const keys = new Set<string>();
  for (const name of names) {
    let source = "";
    try {
      source = readFileSync(resolve(LOCALE, name), "utf8");
    } catch {
      continue;
    }
    for (const [, key] of source.matchAll(/^([a-z][a-z0-9-]*) =/gm)) keys.add(key!);
  }
  return keys;
}

const sources = files(resolve(process.cwd(), "src")).map((file) => readFileSync(file, "utf8"));
const written = new Set<string>();
const made = new Set<string>();
for (const source of sources) {
  for (const [, key] of source.matchAll(WRITTEN)) written.add(key!);
  for (const [, prefix] of source.matchAll(MADE)) made.add(prefix!);
  for (const [, prefix] of source.matchAll(IN_TEMPLATE)) made.add(prefix!);
}

describe("texts of the client", () => {
  it("are all there in English", () => {
    const known = keysOf(filesOf("en"));
    expect([...written].filter((key) => !known.has(key)).sort()).toEqual([]);
  });

  it("are all used", () => {
    const begins = [...made];
    const unused = [...keysOf(OWN_FILES)].filter(
      (key) =>
        !IN_FILES.test(key) &&
        !written.has(key) &&
        !begins.some((prefix) => key.startsWith(prefix)) &&
        !sources.some((source) => source.includes(key)),
    );
    expect(unused.sort()).toEqual([]);
  });
});
