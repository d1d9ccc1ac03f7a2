import { afterEach, describe, expect, it, vi } from "vitest";
import { filesIn } from "./archive";
import { isKept, keep, kept, putBack, recall, sizeOf, taken, type Machine } from "./memory";

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Written by Python: `a/one.txt` with "uno" in it, and `ñ.so` with nothing. */
const STORED =
  "UEsDBBQAAAAAAAAAIQBJSQiLAwAAAAMAAAAJAAAAYS9vbmUudHh0dW5vUEsDBBQAAAgAAAAAIQAAAAAAAAAAAAAAAAAFAAAAw7Euc29QSwECFAMUAAAAAAAAACEASUkIiwMAAAADAAAACQAAAAAAAAAAAAAAgAEAAAAAYS9vbmUudHh0UEsBAhQDFAAACAAAAAAhAAAAAAAAAAAAAAAAAAUAAAAAAAAAAAAAAIABKgAAAMOxLnNvUEsFBgAAAAACAAIAagAAAE0AAAAAAA==";
const PACKED =
  "UEsDBBQAAAAIAAAAIQCtkXYYBwAAABsAAAABAAAAYSvNyy/FgQBQSwECFAMUAAAACAAAACEArZF2GAcAAAAbAAAAAQAAAAAAAAAAAAAAgAEAAAAAYVBLBQYAAAAAAQABAC8AAAAmAAAAAAA=";

describe("an archive", () => {
  it("is read where it lies", () => {
    const archive = bytes(STORED);
    const found = filesIn(archive);
    expect([...found.keys()]).toEqual(["a/one.txt", "ñ.so"]);
    expect(new TextDecoder().decode(found.get("a/one.txt"))).toBe("uno");
    expect(found.get("a/one.txt")!.buffer).toBe(archive.buffer);
    expect(found.get("ñ.so")!.length).toBe(0);
  });

  it("that is packed or none is refused", () => {
    expect(() => filesIn(bytes(PACKED))).toThrow("packed");
    expect(() => filesIn(new Uint8Array(100))).toThrow("no archive");
  });
});

describe("the memory of Python", () => {
  function machine(...filled: [number, number][]): Machine {
    const memory = new Uint8Array(8 * 4096);
    for (const [at, value] of filled) memory[at] = value;
    return {
      HEAPU8: memory,
      API: { serializeHiwireState: () => ({ keys: ["ñ"] }), restoreSnapshot: () => 0 },
    };
  }

  it("comes back as it was, also where another one has begun differently", () => {
    const old = machine([0, 1], [4095, 2], [4096, 5], [3 * 4096, 3], [8 * 4096 - 1, 4]);
    const packed = taken(old);
    expect(packed.length).toBeLessThan(5 * 4096);
    expect(sizeOf(packed)).toBe(8 * 4096);
    const other = machine([5, 9], [2 * 4096, 9], [3 * 4096 + 1, 9], [5 * 4096 - 1, 9], [7 * 4096, 9]);
    expect(putBack(packed, other)).toEqual({ keys: ["ñ"] });
    expect(other.HEAPU8).toEqual(old.HEAPU8);
  });

  it("is refused if a part of it is missing", () => {
    const packed = taken(machine([0, 1]));
    expect(() => sizeOf(packed.slice(0, -1))).toThrow("damaged");
    expect(() => sizeOf(new Uint8Array(12))).toThrow("damaged");
  });
});

describe("what is kept for the next start", () => {
  const FOLDER = "http://page/engine/";
  const stores = new Map<string, Map<string, Response>>();
  let room = Infinity;
  afterEach(() => {
    stores.clear();
    room = Infinity;
    vi.unstubAllGlobals();
  });

  function browser(): void {
    vi.stubGlobal("caches", {
      has: (name: string) => Promise.resolve(stores.has(name)),
      delete: (name: string) => Promise.resolve(stores.delete(name)),
      open: (name: string) => {
        if (!stores.has(name)) stores.set(name, new Map());
        const store = stores.get(name)!;
        return Promise.resolve({
          match: (address: string) => Promise.resolve(store.get(address)?.clone()),
          put: (address: string, response: Response) => {
            room -= 1;
            if (room < 0) return Promise.reject(new DOMException("no", "QuotaExceededError"));
            store.set(address, response);
            return Promise.resolve();
          },
        });
      },
    });
  }

  async function* files(): AsyncIterable<[string, Response]> {
    yield ["a.zip", new Response("uno")];
    yield ["b.wasm", new Response("dos")];
  }

  it("is of one version only", async () => {
    browser();
    expect(await isKept(FOLDER)).toBe(false);
    await keep(FOLDER, "1", Uint8Array.of(1, 2), files);
    expect(await (await kept(FOLDER, "1", "b.wasm"))!.text()).toBe("dos");
    expect(await recall(FOLDER, "1")).toEqual(Uint8Array.of(1, 2));
    expect(await recall(FOLDER, "2")).toBeNull();
    expect(await kept(FOLDER, "2", "a.zip")).toBeNull();
    await keep(FOLDER, "2", Uint8Array.of(3), files);
    expect(await recall(FOLDER, "1")).toBeNull();
    expect(await kept(FOLDER, "1", "a.zip")).toBeNull();
    expect(await isKept(FOLDER)).toBe(true);
  });

  it.each([0, 1, 2])("is nothing where there is room for %i things only", async (few) => {
    browser();
    room = few;
    await keep(FOLDER, "1", Uint8Array.of(1), files);
    expect(await isKept(FOLDER)).toBe(false);
    expect(await kept(FOLDER, "1", "a.zip")).toBeNull();
  });

  it("is nothing where the browser keeps nothing", async () => {
    vi.stubGlobal("caches", undefined);
    await keep(FOLDER, "1", Uint8Array.of(1), files);
    expect(await recall(FOLDER, "1")).toBeNull();
    expect(await kept(FOLDER, "1", "a.zip")).toBeNull();
  });
});
