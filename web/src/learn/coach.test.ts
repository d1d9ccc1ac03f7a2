import { beforeEach, describe, expect, it } from "vitest";
import { CoachState, KINDS, read } from "./coach.svelte";

beforeEach(() => localStorage.clear());

describe("the coach", () => {
  it("is there only when asked for", () => {
    expect(new CoachState().explains("power")).toBe(false);
  });

  it("explains everything once, and remembers it", () => {
    const coach = new CoachState();
    coach.start();
    expect(coach.explains("power")).toBe(true);
    coach.saw("power");
    expect(coach.explains("power")).toBe(false);
    expect(new CoachState().explains("power")).toBe(false);
    expect(new CoachState().explains("card")).toBe(true);
    expect(coach.explains("boycott")).toBe(false);
  });

  it("goes with one click, or with the last note", () => {
    const coach = new CoachState();
    coach.start();
    coach.stop();
    expect(new CoachState().on).toBe(false);
    coach.start();
    for (const kind of KINDS) coach.saw(kind);
    expect(coach.on).toBe(false);
  });

  it("explains what happens, too, and gives hints in the first rounds if they are wanted", () => {
    const coach = new CoachState();
    expect(coach.hintsIn(1)).toBe(false);
    coach.start(true);
    expect(coach.explains("general_scoring")).toBe(true);
    expect(coach.hintsIn(2)).toBe(true);
    expect(coach.hintsIn(3)).toBe(false);
    expect(new CoachState().hintsIn(1)).toBe(true);
    coach.start();
    expect(coach.hintsIn(1)).toBe(false);
  });

  it("takes nonsense for nothing", () => {
    expect(read("[[")).toEqual({ on: false, seen: [], hints: false });
    expect(read("null")).toEqual({ on: false, seen: [], hints: false });
    expect(read('{"on":1,"seen":{}}')).toEqual({ on: false, seen: [], hints: false });
  });
});
