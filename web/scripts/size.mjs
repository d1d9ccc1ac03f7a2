/**
 * How much JavaScript the built client loads, compressed: what the first page needs, a table, and everything there is.
 * Fails when one of them needs more than its limit. Run it after `npm run build`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMITS = { "start page": 65_000, table: 140_000 };
const BUILT = join(dirname(fileURLToPath(import.meta.url)), "../../src/elgrande/server/static");

const read = (name) => readFileSync(join(BUILT, name), "utf8");
const size = (name) => gzipSync(readFileSync(join(BUILT, name)), { level: 9 }).length;
const all = readdirSync(join(BUILT, "assets")).filter((name) => name.endsWith(".js"));

/** A script and all that it imports before it can run. */
function needed(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const [, other] of read(name).matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
    needed(`assets/${other}`, found);
  return found;
}

const entry = /src="\/(assets\/[^"]+\.js)"/.exec(read("index.html"))[1];
const total = (names) => [...names].reduce((sum, name) => sum + size(name), 0);
const page = (name) => `assets/${all.find((file) => file.startsWith(`${name}-`))}`;

const figures = {
  "before anything is shown": needed(entry),
  "start page": needed(page("Home"), needed(entry)),
  table: needed(page("Table"), needed(page("TablePage"), needed(entry))),
  everything: new Set(all.map((name) => `assets/${name}`)),
};
for (const [what, names] of Object.entries(figures))
  console.log(`${what}: ${(total(names) / 1000).toFixed(1)} kB`);
for (const [what, limit] of Object.entries(LIMITS))
  if (total(figures[what]) > limit) {
    console.error(`${what}: at most ${limit / 1000} kB`);
    process.exitCode = 1;
  }
