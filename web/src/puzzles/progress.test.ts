import { beforeEach, describe, expect, it, vi } from "vitest";
import { newRating } from "./progress.svelte";

describe("the rating of a solver", () => {
  it("moves as in the terminal", () => {
    expect(newRating(1200, 1200, true)).toBe(1216);
    expect(newRating(1200, 1200, false)).toBe(1184);
    expect(newRating(1200, 2000, true)).toBe(1232);
  });
});

describe("what is kept", () => {
  beforeEach(() => {
    localStorage.clear();
    vi.resetModules();
  });
  async function fresh(shelf?: Record<string, string>) {
    const { api } = await import("../lib/api");
    vi.spyOn(api, "progress").mockImplementation(async () => ({ entries: { ...shelf } }));
    vi.spyOn(api, "keepProgress").mockImplementation(async (_, entries) => {
      Object.assign(shelf!, entries);
      return { entries: { ...shelf } };
    });
    const { who } = await import("../lib/session.svelte");
    who.player = shelf ? { id: "a", name: "Ana", guest: false } : null;
    const { puzzleProgress } = await import("./progress.svelte");
    puzzleProgress.look();
    await new Promise((done) => setTimeout(done));
    return puzzleProgress;
  }

  it("counts the first answer, and only that", async () => {
    const progress = await fresh();
    progress.answered("a", 1200, false);
    expect([progress.rating, progress.streak, progress.solved]).toEqual([1184, 0, []]);
    progress.answered("a", 1200, true);
    expect([progress.rating, progress.streak, progress.solved]).toEqual([1184, 0, ["a"]]);
    progress.answered("b", 1184, true);
    expect([progress.rating, progress.streak]).toEqual([1200, 1]);
  });

  it("is there again after a visit, and nonsense is forgotten", async () => {
    (await fresh()).answered("a", 1200, true);
    vi.resetModules();
    expect((await fresh()).solved).toEqual(["a"]);
    localStorage.setItem("elgrande.puzzles", '{"solved": 3, "solver": "many"}');
    vi.resetModules();
    const progress = await fresh();
    expect([progress.solved, progress.rating]).toEqual([[], 1200]);
  });

  it("is read in the form in which it was kept before", async () => {
    const old = { solved: ["a", "b"], failed: ["b", "c"], streak: 2, rating: 1333 };
    localStorage.setItem("elgrande.puzzles", JSON.stringify(old));
    const progress = await fresh();
    expect([progress.solved.toSorted(), progress.streak, progress.rating]).toEqual([["a", "b"], 2, 1333]);
  });

  it("of an account is kept by the server, and known on another device", async () => {
    const shelf: Record<string, string> = {};
    (await fresh(shelf)).answered("a", 1200, true);
    await new Promise((done) => setTimeout(done));
    expect(shelf).toEqual({ a: "solved", solver: "1216 1" });
    localStorage.clear();
    vi.resetModules();
    const elsewhere = await fresh(shelf);
    expect([elsewhere.solved, elsewhere.rating, elsewhere.streak]).toEqual([["a"], 1216, 1]);
  });
});
