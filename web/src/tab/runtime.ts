/** Starts Python in a worker, from files of this site alone. */

/** A Python object, as far as it is used here. */
export interface Proxy {
  (...values: unknown[]): unknown;
  toJs(): unknown;
  destroy(): void;
  [name: string]: any;
}

export interface Python {
  unpackArchive(archive: Uint8Array, kind: string, options: { extractDir: string }): void;
  pyimport(module: string): Proxy;
}

interface File {
  /** Its name for the engine. */
  name: string;
  /** How it lies here: packed, since not every host packs what it serves. */
  file: string;
  bytes: number;
}

interface Contents {
  python: string;
  files: File[];
}

/** Where Python looks for packages. */
const PACKAGES = "/lib/elgrande";

async function unpacked(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function fetched(address: string, count: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  const parts: Uint8Array[] = [];
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    count(value.length);
  }
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  // Some hosts mark what lies there packed as packed, and the browser has unpacked it.
  return whole[0] === 0x1f && whole[1] === 0x8b ? unpacked(whole) : whole;
}

const KINDS: Record<string, string> = {
  wasm: "application/wasm",
  json: "application/json",
  mjs: "text/javascript",
};

/** How much of the wait is over when all bytes are here; then Python starts. */
const FETCHED = 0.7;
const STARTED = 0.85;

/** What a second worker need not fetch and compile again. */
export interface Shared {
  module: WebAssembly.Module;
  files: Map<string, Uint8Array<ArrayBuffer>>;
}

export interface Started {
  python: Python;
  shared: Shared;
}

/** Python with everything that is needed to play; tells how far it is, 0 to 1. */
export async function startPython(
  folder: string,
  progress: (part: number) => void = () => undefined,
  given?: Shared,
): Promise<Started> {
  const [{ loadPyodide }, files] = await Promise.all([
    import(/* @vite-ignore */ new URL("pyodide.mjs", folder).href) as Promise<{
      loadPyodide: (options: object) => Promise<Python>;
    }>,
    given ? given.files : fetchAll(folder, progress),
  ]);
  const { result: python, module } = await withFiles(files, given?.module, () =>
    loadPyodide({ indexURL: folder }),
  );
  progress(STARTED);
  python.pyimport("sys")["path"].append(PACKAGES);
  const packages = files.get(new URL("elgrande.zip", folder).href);
  if (!packages) throw new Error("the rules are missing");
  python.unpackArchive(packages, "zip", { extractDir: PACKAGES });
  files.delete(new URL(WASM, folder).href);
  return { python, shared: { module, files } };
}

const WASM = "pyodide.asm.wasm";

async function fetchAll(
  folder: string,
  progress: (part: number) => void,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const contents = (await (await fetch(new URL("contents.json", folder))).json()) as Contents;
  const total = contents.files.reduce((sum, { bytes }) => sum + bytes, 0);
  let loaded = 0;
  const count = (bytes: number): void => progress(FETCHED * Math.min((loaded += bytes) / total, 1));
  const found = new Map<string, Uint8Array<ArrayBuffer>>();
  await Promise.all(
    contents.files.map(async ({ name, file }) => {
      found.set(new URL(name, folder).href, await fetched(new URL(file, folder).href, count));
    }),
  );
  return found;
}

/** Hands out what is here already to who fetches it, and compiled code to who wants it; as long as something is done. */
async function withFiles<T>(
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
  given: WebAssembly.Module | undefined,
  work: () => Promise<T>,
): Promise<{ result: T; module: WebAssembly.Module }> {
  const { fetch, WebAssembly } = self;
  const { instantiateStreaming } = WebAssembly;
  let module = given;
  self.fetch = async (asked, options) => {
    const address = new URL(asked instanceof Request ? asked.url : asked, self.location.href).href;
    const file = files.get(address) ?? (module && address.endsWith(WASM) ? new Uint8Array() : undefined);
    if (!file) return fetch(asked, options);
    const kind = KINDS[address.split(".").at(-1) ?? ""] ?? "application/octet-stream";
    return new Response(file, { headers: { "Content-Type": kind } });
  };
  WebAssembly.instantiateStreaming = async (source, imports) => {
    module ??= await WebAssembly.compileStreaming(source);
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  try {
    const result = await work();
    if (!module) throw new Error("Python was not compiled");
    return { result, module };
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}
