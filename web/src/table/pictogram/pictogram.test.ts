import { describe, expect, it } from "vitest";
import { composed, type Part } from "./compose";
import { parseEffect } from "./effect";

const signs = (row: readonly Part[]): string[] => row.map((part) => (part.kind === "sign" ? part.sign : part.kind));

describe("the notation of effects", () => {
  it("is read with its arguments, named or not, and effects within effects", () => {
    expect(parseEffect("either(move(own=all, one_region=yes), place(2))")).toEqual({
      name: "either",
      named: {},
      parts: [
        { name: "move", parts: [], named: { own: "all", one_region: "yes" } },
        { name: "place", parts: [{ name: "2", parts: [], named: {} }], named: {} },
      ],
    });
  });

  it("does not go astray when a bracket is missing", () => {
    expect(parseEffect("score_value(6, 7").parts.map(({ name }) => name)).toEqual(["6", "7"]);
    expect(parseEffect("").name).toBe("none");
  });
});

describe("the picture of a card", () => {
  it("tells from where to where caballeros go, and how many", () => {
    const [row] = composed("move(any=4)");
    expect(signs(row!)).toEqual(["regions", "arrow", "region"]);
    expect(row![1]).toMatchObject({ text: "≤4" });
  });

  it("has a row for each of two things to choose between", () => {
    const rows = composed("either(score_region, place(2))");
    expect(rows.map(signs)).toEqual([
      ["region", "arrow", "score"],
      ["court", "arrow", "region"],
    ]);
  });

  it("tells an effect that nobody has heard of by the words of its name and its numbers", () => {
    expect(signs(composed("bribe_royal_court(3)")[0]!)).toEqual(["king", "court", "text"]);
    expect(signs(composed("zzz")[0]!)).toEqual(["star"]);
  });

  it("differs between cards that do different things", () => {
    const effects = ["move(any=3)", "move(any=4)", "move(own=4)", "score_most", "score_fewest", "king(most)", "grande"];
    expect(new Set(effects.map((effect) => JSON.stringify(composed(effect)))).size).toBe(effects.length);
  });
});
