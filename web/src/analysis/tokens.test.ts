import { describe, expect, it } from "vitest";
import type { TokenField } from "../lib/protocol";
import { parts, withToken } from "./tokens";

const QUEEN: TokenField = { name: "queen", kind: "seat", size: 1, by_colour: false };
const BRIDGE: TokenField = { name: "bridge", kind: "place", size: 2, by_colour: false };
const LADEN: TokenField = { name: "gold_on_ship", kind: "number", size: 6, by_colour: true };
const ALL = [QUEEN, BRIDGE, LADEN];

describe("what expansions have on the table", () => {
  it("has a value for every part, said or not", () => {
    expect(parts(QUEEN, undefined)).toEqual(["none"]);
    expect(parts(QUEEN, "blue")).toEqual(["blue"]);
    expect(parts(BRIDGE, ["granada"])).toEqual(["granada", "none"]);
  });

  it("is changed part by part, and left out where there is nothing to say", () => {
    const queen = withToken(ALL, undefined, QUEEN, 0, "blue");
    expect(queen).toEqual({ queen: "blue" });
    const laden = withToken(ALL, queen, LADEN, 2, 1);
    expect(laden).toEqual({ queen: "blue", gold_on_ship: [0, 0, 1, 0, 0, 0] });
    expect(withToken(ALL, laden, QUEEN, 0, "none")).toEqual({ gold_on_ship: [0, 0, 1, 0, 0, 0] });
    expect(withToken(ALL, queen, QUEEN, 0, "none")).toBeUndefined();
  });

  it("forgets what follows from it", () => {
    expect(withToken(ALL, { stock: [9, 9] }, QUEEN, 0, "green")).toEqual({ queen: "green" });
  });
});
