import { describe, expect, it } from "vitest";
import { NO_CLOCK } from "../lib/quiet";
import { remaining, worked } from "./time";

const MONDAY = 1_700_438_400;
const DAY = 86_400;

describe("clocks", () => {
  it("run for who is asked", () => {
    const clock = { ...NO_CLOCK, remaining: [60_000, 50_000], running: [0], at: 100 };
    expect(remaining(clock, 0, 110)).toBe(50_000);
    expect(remaining(clock, 1, 110)).toBe(50_000);
    expect(remaining(clock, 0, 500)).toBe(0);
  });

  it("leave out the first seconds of a turn", () => {
    const clock = { ...NO_CLOCK, remaining: [60_000], running: [0], at: 100, delay: [10_000] };
    expect(remaining(clock, 0, 108)).toBe(60_000);
    expect(remaining(clock, 0, 115)).toBe(55_000);
  });

  it("use holidays when the time for a turn is up", () => {
    const clock = { ...NO_CLOCK, remaining: [60_000], running: [0], at: 0, holidays: [30_000] };
    expect(remaining(clock, 0, 59)).toBe(1_000);
    expect(remaining(clock, 0, 70)).toBe(20_000);
    expect(remaining(clock, 0, 200)).toBe(0);
  });

  it("stand still on Saturdays and Sundays", () => {
    expect(worked(MONDAY + 7 * DAY) - worked(MONDAY)).toBe(5 * DAY);
    const clock = {
      ...NO_CLOCK,
      remaining: [2 * DAY * 1000],
      running: [0],
      at: MONDAY + 4 * DAY,
      weekend: true,
    };
    expect(remaining(clock, 0, MONDAY + 7 * DAY)).toBe(DAY * 1000);
  });
});
