import { describe, expect, it } from "vitest";
import type { Advice } from "../lib/protocol";
import { advised } from "./advised.svelte";

const advice = (text: string): Advice => ({ code: 1, text, chance: 0.5, points: 3, key: null, args: {} }) as Advice;

describe("what the advisor has named", () => {
  it("has its place on the cards until it is taken away", () => {
    advised.show([advice("power 13"), advice("card 2")]);
    expect(advised.rank({ text: "power 13" })).toBe(1);
    expect(advised.rank({ text: "card 2" })).toBe(2);
    expect(advised.rank({ text: "power 1" })).toBe(0);
    expect(advised.rank(undefined)).toBe(0);
    advised.show([]);
    expect(advised.rank({ text: "power 13" })).toBe(0);
  });
});
