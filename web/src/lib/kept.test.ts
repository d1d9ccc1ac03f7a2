import { beforeEach, describe, expect, it, vi } from "vitest";
// Read once before the tests begin: that is what takes the time.
import "../learn/progress.svelte";

const KEY = "elgrande.lessons";
const settled = () => new Promise((done) => setTimeout(done));

/** A server with one shelf for everybody, and the modules of a page that has just been opened. */
async function visit(shelf: Record<string, string>, player: { id: string; guest: boolean } | null) {
  vi.resetModules();
  const { api } = await import("./api");
  const down = { yes: false };
  vi.spyOn(api, "progress").mockImplementation(async () => {
    if (down.yes) throw new Error("unreachable");
    return { entries: { ...shelf } };
  });
  vi.spyOn(api, "keepProgress").mockImplementation(async (_, entries) => {
    if (down.yes) throw new Error("unreachable");
    for (const [name, value] of Object.entries(entries)) {
      if (value) shelf[name] = value;
      else delete shelf[name];
    }
    return { entries: { ...shelf } };
  });
  const { who } = await import("./session.svelte");
  who.player = player && { name: "Ana", ...player };
  const { progress } = await import("../learn/progress.svelte");
  return { progress, who, down };
}

describe("what somebody has come to", () => {
  beforeEach(() => localStorage.clear());

  it("is put together from what the browser kept and what the server has", async () => {
    localStorage.setItem(KEY, '["map", "round"]');
    const shelf: Record<string, string> = { king: "done" };
    const { progress } = await visit(shelf, { id: "a", guest: true });
    progress.look();
    expect(progress.done).toEqual(["map", "round"]);
    await settled();
    expect([...progress.done].sort()).toEqual(["king", "map", "round"]);
    expect(Object.keys(shelf).sort()).toEqual(["king", "map", "round"]);
    expect(JSON.parse(localStorage.getItem(KEY)!).sort()).toEqual(["king", "map", "round"]);
  });

  it("goes with a guest into his account, and leaves nothing to the next one at this browser", async () => {
    localStorage.setItem(KEY, '["map"]');
    const shelf: Record<string, string> = {};
    const { progress, who } = await visit(shelf, { id: "a", guest: false });
    progress.look();
    await settled();
    expect(shelf).toEqual({ map: "done" });
    expect(Object.keys(localStorage).filter((key) => key.startsWith(KEY))).toEqual([]);
    progress.finish("round");
    await settled();
    expect(Object.keys(shelf)).toEqual(["map", "round"]);
    who.player = null;
    progress.look();
    expect(progress.done).toEqual([]);
  });

  it("stays in the browser while the server cannot be reached", async () => {
    const shelf: Record<string, string> = {};
    const { progress, down } = await visit(shelf, { id: "a", guest: false });
    down.yes = true;
    progress.finish("map");
    await settled();
    expect(progress.done).toEqual(["map"]);
    const later = await visit(shelf, { id: "a", guest: false });
    later.progress.look();
    expect(later.progress.done).toEqual(["map"]);
    await settled();
    expect(shelf).toEqual({ map: "done" });
  });

  it("is kept for somebody who has not said who he is", async () => {
    const { progress } = await visit({}, null);
    progress.finish("map");
    expect(localStorage.getItem(KEY)).toBe('["map"]');
  });

  it("can be forgotten", async () => {
    const shelf: Record<string, string> = { king: "done" };
    const { progress } = await visit(shelf, { id: "a", guest: true });
    progress.look();
    await settled();
    progress.forget();
    await settled();
    expect(progress.done).toEqual([]);
    expect(shelf).toEqual({});
  });

  it("is nothing if it makes no sense", async () => {
    localStorage.setItem(KEY, '{"map": [');
    const { progress } = await visit({}, null);
    progress.look();
    expect(progress.done).toEqual([]);
  });
});
