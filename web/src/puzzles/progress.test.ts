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
  const fresh = async () => (await import("./progress.svelte")).puzzleProgress;

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
    localStorage.setItem("elgrande.puzzles", '{"solved": 3, "rating": "many"}');
    vi.resetModules();
    const progress = await fresh();
    expect([progress.solved, progress.rating]).toEqual([[], 1200]);
  });
});
