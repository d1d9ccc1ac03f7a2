/**
 * Runs a Python program in the engine of a site, without a browser: `node run.mjs SITE PROGRAM`.
 * What the program leaves in `answer` is printed.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const engine = join(process.argv[2], "engine");
const packages = "/lib/elgrande";
const unpacked = (name) => gunzipSync(readFileSync(join(engine, `${name}.gz`)));
const folder = mkdtempSync(join(tmpdir(), "elgrande-engine-"));
const library = join(folder, "python_stdlib.zip");
writeFileSync(library, unpacked("python_stdlib.zip"));
const python = await loadPyodide({ stdLibURL: library });
rmSync(folder, { recursive: true });
python.pyimport("sys").path.append(packages);
python.unpackArchive(new Uint8Array(unpacked("elgrande.zip")), "zip", {
  extractDir: packages,
});
// A table that waits for somebody has a clock: without an end of its own the program would wait with it.
try {
  await python.runPythonAsync(readFileSync(process.argv[3], "utf8"));
  process.stdout.write(`${python.globals.get("answer")}\n`, () => process.exit(0));
} catch (failure) {
  process.stderr.write(`${failure.message}\n`, () => process.exit(1));
}
