/**
 * The memory of a Python that has everything imported, kept for the next time: to start from it takes a third of the work.
 *
 * Nothing of a game or a player is in it, since it is taken before either is known.
 */

export type Bytes = Uint8Array<ArrayBuffer>;

/** What Pyodide has of its own for this; it is the version that it is, see package.json. */
export interface Machine {
  HEAPU8: Uint8Array;
  API: {
    /** What Python knows of the page, as far as it can be found again. */
    serializeHiwireState(): unknown;
    restoreSnapshot(given: Uint8Array): unknown;
  };
}

const PAGE = 4096;
const HEAD = 3;

/** All memory but its empty pages, which are half of it. */
export function taken({ HEAPU8: memory, API }: Machine): Bytes {
  const words = wordsOf(memory);
  const used: number[] = [];
  for (let page = 0; page * PAGE < memory.length; page += 1) if (!isEmpty(words, page)) used.push(page);
  const state = new TextEncoder().encode(JSON.stringify(API.serializeHiwireState()));
  const pages = (HEAD + used.length) * 4;
  const packed = new Uint8Array(pages + used.length * PAGE + state.length);
  new Uint32Array(packed.buffer, 0, HEAD + used.length).set([
    memory.length,
    used.length,
    state.length,
    ...used,
  ]);
  used.forEach((page, index) =>
    packed.set(memory.subarray(page * PAGE, (page + 1) * PAGE), pages + index * PAGE),
  );
  packed.set(state, pages + used.length * PAGE);
  return packed;
}

/** How much memory there was; fails if it is not all here. */
export function sizeOf(packed: Bytes): number {
  const [size = 0, count = 0, state = 0] = new Uint32Array(packed.buffer, packed.byteOffset, HEAD);
  if (size === 0 || packed.length !== (HEAD + count) * 4 + count * PAGE + state)
    throw new Error("the memory is damaged");
  return size;
}

/** Puts memory back into a machine that has not started yet. */
export function putBack(packed: Bytes, machine: Machine): unknown {
  const count = new Uint32Array(packed.buffer, packed.byteOffset, HEAD)[1]!;
  const used = new Uint32Array(packed.buffer, packed.byteOffset + HEAD * 4, count);
  const pages = (HEAD + count) * 4;
  const memory = machine.HEAPU8;
  const words = wordsOf(memory);
  // A new machine has a beginning of its own, which is not empty where the kept one is.
  let next = 0;
  for (let index = 0; index < count;) {
    const first = used[index]!;
    let run = 1;
    while (index + run < count && used[index + run] === first + run) run += 1;
    clear(words, next, first);
    memory.set(packed.subarray(pages + index * PAGE, pages + (index + run) * PAGE), first * PAGE);
    index += run;
    next = first + run;
  }
  clear(words, next, memory.length / PAGE);
  return JSON.parse(new TextDecoder().decode(packed.subarray(pages + count * PAGE)));
}

/** The same memory by words, which are looked through four times as fast. */
const wordsOf = (memory: Uint8Array): Uint32Array =>
  new Uint32Array(memory.buffer, memory.byteOffset, memory.byteLength >> 2);

function isEmpty(words: Uint32Array, page: number): boolean {
  const end = ((page + 1) * PAGE) >> 2;
  let at = (page * PAGE) >> 2;
  while (at < end && words[at] === 0) at += 1;
  return at === end;
}

/** Empties pages, without touching those that are empty: untouched memory takes no room. */
function clear(words: Uint32Array, first: number, last: number): void {
  for (let page = first; page < last; page += 1)
    if (!isEmpty(words, page)) words.fill(0, (page * PAGE) >> 2, ((page + 1) * PAGE) >> 2);
}

/** Gives back memory that nobody reads any more, without waiting for the browser to notice. */
export function release(bytes: Bytes | null | undefined): void {
  // What was handed on is not here any more.
  if (!bytes?.byteLength) return;
  (bytes.buffer as { transfer?: (length: number) => unknown }).transfer?.(0);
}

// Not named like the caches of the page itself, of which a new version removes all others.
const cacheOf = (folder: string): string => `elgrande-memory ${folder}`;
const addressOf = (folder: string, version: string, name: string): string =>
  new URL(`${name}-${version}`, folder).href;
const MEMORY = "memory";

/** What was kept of a version of the engine under a name, if the browser keeps anything. */
export async function kept(folder: string, version: string, name: string): Promise<Response | null> {
  try {
    const cache = await caches.open(cacheOf(folder));
    return (await cache.match(addressOf(folder, version, name))) ?? null;
  } catch {
    return null;
  }
}

/** The memory that was kept of a version of the engine. */
export async function recall(folder: string, version: string): Promise<Bytes | null> {
  const found = await kept(folder, version, MEMORY);
  try {
    return found && new Uint8Array(await found.arrayBuffer());
  } catch {
    return null;
  }
}

/**
 * Keeps the memory of this version in place of that of others, and before it its files as they are read. If there is no
 * room, the next start takes longer.
 */
export async function keep(
  folder: string,
  version: string,
  packed: Bytes,
  files: () => AsyncIterable<[string, Response]>,
): Promise<void> {
  try {
    await caches.delete(cacheOf(folder));
    const cache = await caches.open(cacheOf(folder));
    for await (const [name, file] of files()) await cache.put(addressOf(folder, version, name), file);
    await cache.put(addressOf(folder, version, MEMORY), new Response(packed));
  } catch {
    await forget(folder);
  }
}

/** Whether there is a memory of an earlier visit. */
export async function isKept(folder: string): Promise<boolean> {
  try {
    return await caches.has(cacheOf(folder));
  } catch {
    return false;
  }
}

export async function forget(folder: string): Promise<void> {
  try {
    await caches.delete(cacheOf(folder));
  } catch {
    // Then nothing was kept either.
  }
}
