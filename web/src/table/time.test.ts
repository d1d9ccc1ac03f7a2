import { describe, expect, it } from "vitest";
import { NO_CLOCK } from "../lib/quiet";
import { isShort, remaining, still, total } from "./time";

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

  it("stand still where and when somebody is away", () => {
    const clock = {
      ...NO_CLOCK,
      remaining: [2 * DAY * 1000, null],
      running: [0],
      at: MONDAY + 4 * DAY,
      pauses: [[[MONDAY + 5 * DAY, MONDAY + 7 * DAY]], []] as [number, number][][],
    };
    expect(remaining(clock, 0, MONDAY + 6 * DAY)).toBe(DAY * 1000);
    expect(remaining(clock, 0, MONDAY + 7.5 * DAY)).toBe((DAY / 2) * 1000);
    expect(still(clock, 0, MONDAY + 4.5 * DAY)).toBeNull();
    expect(still(clock, 0, MONDAY + 6 * DAY)).toBe(MONDAY + 7 * DAY);
  });

  it("run short, holidays and all", () => {
    const clock = { ...NO_CLOCK, remaining: [60_000, 5_000], running: [0], at: 0, short: 20_000 };
    expect(isShort(clock, 0, 39)).toBe(false);
    expect(isShort(clock, 0, 41)).toBe(true);
    expect(isShort(clock, 1, 41)).toBe(false);
    expect(isShort({ ...clock, holidays: [30_000, 0] }, 0, 41)).toBe(false);
    expect(total({ ...clock, holidays: [30_000, 0] }, 0, 41)).toBe(49_000);
  });
});
