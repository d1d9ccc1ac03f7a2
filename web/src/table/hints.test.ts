import { describe, expect, it } from "vitest";
import type { Advice } from "../lib/protocol";
import { compared } from "./Hints.svelte";

const advice = (chance: number, gain?: number): Advice =>
  ({ chance, args: gain === undefined ? {} : { gain } }) as unknown as Advice;

describe("the best hint against the next one", () => {
  it("tells the points by which it is better", () => {
    expect(compared(advice(0.5, 7), advice(0.4, 4))).toEqual({ key: "advice-better", values: { more: 3 } });
  });
  it("tells of games where points do not decide", () => {
    expect(compared(advice(0.5, 4), advice(0.42, 4))).toEqual({ key: "advice-likelier", values: { percent: 8 } });
    expect(compared(advice(0.5), advice(0.42, 4))).toEqual({ key: "advice-likelier", values: { percent: 8 } });
  });
  it("says nothing where there is no difference", () => {
    expect(compared(advice(0.5, 2), advice(0.5, 4))).toBeNull();
  });
});
