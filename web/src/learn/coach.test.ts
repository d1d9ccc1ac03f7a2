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

  it("takes nonsense for nothing", () => {
    expect(read("[[")).toEqual({ on: false, seen: [] });
    expect(read("null")).toEqual({ on: false, seen: [] });
    expect(read('{"on":1,"seen":{}}')).toEqual({ on: false, seen: [] });
  });
});
