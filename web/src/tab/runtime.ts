/** Starts Python in a worker, from files of this site alone. */
import { filesIn } from "./archive";
import * as memories from "./memory";
import type { Bytes, Machine } from "./memory";

/** A Python object, as far as it is used here. */
export interface Proxy {
  (...values: unknown[]): unknown;
  toJs(): unknown;
  destroy(): void;
  [name: string]: any;
}

export interface Python {
  runPython(program: string): unknown;
  pyimport(module: string): Proxy;
  _module: Machine;
}

interface File {
  /** Its name for the engine. */
  name: string;
  /** How it lies here: packed, since not every host packs what it serves. */
  file: string;
  bytes: number;
}

interface Contents {
  /** Changes with any of the files. */
  version: string;
  files: File[];
}

/** Where Python looks for packages. */
const PACKAGES = "/lib/elgrande";
const ARCHIVE = "elgrande.zip";
const WASM = "pyodide.asm.wasm";

/** What has been imported when the memory is kept. */
const BEGINNING = `
import sys
sys.path.append("${PACKAGES}")
import elgrande.tab.engine, elgrande.tab.bots
`;

/** What a host has at an address, unpacked on its way. */
async function fetched(address: string, count: (bytes: number) => void): Promise<ReadableStream<Bytes>> {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  const reader = (response.body as ReadableStream<Bytes>).getReader();
  const first = await reader.read();
  let next: typeof first | null = first;
  const bytes = new ReadableStream<Bytes>({
    async pull(control) {
      const { done, value } = next ?? (await reader.read());
      next = null;
      if (done) return control.close();
      count(value.length);
      control.enqueue(value);
    },
  });
  // Some hosts mark what lies there packed as packed, and the browser has unpacked it.
  const packed = first.value?.[0] === 0x1f && first.value[1] === 0x8b;
  return packed ? bytes.pipeThrough(new DecompressionStream("gzip")) : bytes;
}

const KINDS: Record<string, string> = {
  wasm: "application/wasm",
  json: "application/json",
  mjs: "text/javascript",
};

/** How much of the wait is over when all bytes are here; then Python starts. */
const FETCHED = 0.7;
const STARTED = 0.85;

/** What Python is started from. A second worker need not fetch, compile and import it again. */
export interface Parts {
  version: string;
  module: WebAssembly.Module;
  /** By their addresses; nothing if they must be fetched again. */
  files: Map<string, Bytes> | null;
  /** The memory of a Python that has everything imported, without its gaps. */
  memory: Bytes | null;
  /** Whether that has not been kept for the next time yet. */
  fresh: boolean;
}

export interface Started {
  python: Python;
  parts: Parts;
}

/** The part of Emscripten's settings that is changed. */
interface Settings {
  dynamicLibraries?: string[];
  INITIAL_MEMORY?: number;
}
interface FileSystem {
  mkdirTree(path: string): void;
  writeFile(path: string, bytes: Uint8Array, options: { canOwn: boolean }): void;
}

/** Python with everything that is needed to play; tells how far it is, 0 to 1. */
export async function startPython(
  folder: string,
  progress: (part: number) => void = () => undefined,
  given?: Parts | null,
): Promise<Started> {
  const script = (name: string): Promise<any> => import(/* @vite-ignore */ new URL(name, folder).href);
  const [{ loadPyodide }, { default: create }, parts] = await Promise.all([
    script("pyodide.mjs"),
    script("pyodide.asm.mjs"),
    given?.files ? { ...given, files: given.files } : fetchAll(folder, progress, given?.module),
  ]);
  const archive = parts.files.get(new URL(ARCHIVE, folder).href);
  if (!archive) throw new Error("the rules are missing");
  const packages = filesIn(archive);
  const libraries = [...packages.keys()].filter((name) => name.endsWith(".so"));
  const ready = new Map(parts.files);
  for (const name of libraries) ready.set(new URL(`${folder}${PACKAGES}/${name}`).href, packages.get(name)!);

  const load = (how: object, memory: Bytes | null): Promise<Python> =>
    withFiles(ready, parts.module, () =>
      loadPyodide({
        indexURL: folder,
        fsInit: (system: FileSystem) => Promise.resolve(lay(system, packages)),
        createPyodideModule: async (settings: Settings) => {
          // Compiled packages are there before Python is: so they lie at the same place in each memory.
          settings.dynamicLibraries = libraries.map((name) => `${PACKAGES}/${name}`);
          if (memory) settings.INITIAL_MEMORY = memories.sizeOf(memory);
          const machine = (await create(settings)) as Machine;
          if (memory) machine.API.restoreSnapshot = () => memories.putBack(memory, machine);
          return machine;
        },
        ...how,
      }),
    );

  if (parts.memory) {
    try {
      const python = await load({ _loadSnapshot: new Uint8Array() }, parts.memory);
      performance.mark("python from memory");
      return { python, parts };
    } catch (failure) {
      console.info("the engine starts anew:", failure);
      await memories.forget(folder);
    }
  }
  const python = await load({ _makeSnapshot: true }, null);
  progress(STARTED);
  python.runPython(BEGINNING);
  return { python, parts: { ...parts, memory: memories.taken(python._module), fresh: true } };
}

function lay(system: FileSystem, packages: ReadonlyMap<string, Bytes>): void {
  const made = new Set<string>();
  for (const [name, bytes] of packages) {
    const path = `${PACKAGES}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) system.mkdirTree(folder);
    made.add(folder);
    system.writeFile(path, bytes, { canOwn: true });
  }
}

async function contentsOf(folder: string): Promise<Contents> {
  return (await (await fetch(new URL("contents.json", folder))).json()) as Contents;
}

/** A file as the engine reads it. */
async function unpacked(
  folder: string,
  name: string,
  file: string,
  count: (bytes: number) => void,
): Promise<Response> {
  return new Response(await fetched(new URL(file, folder).href, count), { headers: typed(name) });
}

/** Keeps what the next start is quicker with: the memory that this one began with, and the files unpacked. */
export async function keepForNext(folder: string, version: string, memory: Bytes): Promise<void> {
  await memories.keep(folder, version, memory, async function* () {
    const contents = await contentsOf(folder);
    // There is another version by now.
    if (contents.version !== version) return;
    for (const { name, file } of contents.files)
      yield [name, await unpacked(folder, name, file, () => undefined)];
  });
}

async function fetchAll(
  folder: string,
  progress: (part: number) => void,
  compiled: WebAssembly.Module | null = null,
): Promise<Parts & { files: Map<string, Bytes> }> {
  const contents = await contentsOf(folder);
  const total = contents.files.reduce((sum, { bytes }) => sum + bytes, 0);
  let loaded = 0;
  const count = (bytes: number): void => progress(FETCHED * Math.min((loaded += bytes) / total, 1));
  const files = new Map<string, Bytes>();
  let module = compiled;
  const memory = memories.recall(folder, contents.version);
  await Promise.all(
    contents.files.map(async ({ name, file }) => {
      if (name === WASM && compiled) return;
      const read = async (from: Response): Promise<void> => {
        if (name === WASM) module = await WebAssembly.compileStreaming(from);
        else files.set(new URL(name, folder).href, new Uint8Array(await from.arrayBuffer()));
      };
      const known = await memories.kept(folder, contents.version, name);
      const isRead =
        known &&
        (await read(known).then(
          () => true,
          () => false,
        ));
      if (!isRead) await read(await unpacked(folder, name, file, count));
    }),
  );
  if (!module) throw new Error("Python is missing");
  return { version: contents.version, files, module, memory: await memory, fresh: false };
}

const typed = (name: string): HeadersInit => ({
  "Content-Type": KINDS[name.split(".").at(-1) ?? ""] ?? "application/octet-stream",
});

/** Hands out what is here already to who fetches it, and compiled code to who wants it; as long as something is done. */
async function withFiles<T>(
  files: ReadonlyMap<string, Bytes>,
  module: WebAssembly.Module,
  work: () => Promise<T>,
): Promise<T> {
  const { fetch, WebAssembly } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = async (asked, options) => {
    const address = new URL(asked instanceof Request ? asked.url : asked, self.location.href).href;
    const file = files.get(address) ?? (address.endsWith(WASM) ? new Uint8Array() : undefined);
    return file ? new Response(file, { headers: typed(address) }) : fetch(asked, options);
  };
  WebAssembly.instantiateStreaming = async (_source, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
  try {
    return await work();
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}
