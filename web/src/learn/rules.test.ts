import { describe, expect, it } from "vitest";
import type { RuleBook, RuleParagraph } from "../lib/protocol";
import { answerTo, found, numberOf, paragraphOfSets, paragraphsFor, rulingsFor } from "./rules";

const paragraph = (id: string, more: Partial<RuleParagraph> = {}): RuleParagraph => ({
  id,
  text: `rules-${id}`,
  editions: [],
  sets: [],
  lesson: null,
  answers: [],
  effects: [],
  see: [],
  rulings: [],
  picture: null,
  ...more,
});
const BOOK: RuleBook = {
  rulings: [{ id: "r-11", text: "ruling-r-11", effects: ["move"] }],
  terms: [],
  things: [],
  sections: [
    {
      id: "king",
      text: "rules-king",
      paragraphs: [
        paragraph("king-taboo", { answers: ["refusal-kings-region"] }),
        paragraph("king-1995", { editions: ["1995"], effects: ["king"] }),
      ],
    },
    {
      id: "sets",
      text: "rules-sets",
      paragraphs: [
        paragraph("sets-banner", { editions: ["2015"], sets: ["anniversary"], effects: ["banner"] }),
      ],
    },
  ],
};
const ids = (sections: RuleBook["sections"]): string[] =>
  sections.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));

describe("the rules", () => {
  it("are those of an edition and a set", () => {
    const all = (edition: string, set: string): string[] =>
      ids(found(BOOK, { edition, sets: set ? [set] : [] }, "", () => ""));
    expect(all("", "")).toEqual(["king-taboo", "king-1995", "sets-banner"]);
    expect(all("2015", "")).toEqual(["king-taboo"]);
    expect(all("2015", "anniversary")).toEqual(["king-taboo", "sets-banner"]);
    expect(all("1995", "")).toEqual(["king-taboo", "king-1995"]);
  });

  it("are found by their words, whatever their letters", () => {
    const told = ({ id }: RuleParagraph): string => (id === "king-taboo" ? "Nothing ENTERS there" : "else");
    expect(ids(found(BOOK, { edition: "", sets: [] }, "enters nothing", told))).toEqual(["king-taboo"]);
    expect(ids(found(BOOK, { edition: "", sets: [] }, "nowhere", told))).toEqual([]);
  });

  it("explain a card by all that it does", () => {
    expect(paragraphsFor(BOOK, "either(move(any=1), king)", []).map(({ id }) => id)).toEqual(["king-1995"]);
    expect(rulingsFor(BOOK, "either(move(any=1), king)").map(({ id }) => id)).toEqual(["r-11"]);
    expect(paragraphsFor(BOOK, "none", [])).toEqual([]);
    const banner = (played: string[]): string[] => paragraphsFor(BOOK, "banner", played).map(({ id }) => id);
    expect([banner([]), banner(["anniversary"])]).toEqual([[], ["sets-banner"]]);
  });

  it("tell of the sets that are played with", () => {
    expect(paragraphOfSets(BOOK, ["king-intrigant", "anniversary"])?.id).toBe("sets-banner");
    expect(paragraphOfSets(BOOK, [])).toBeNull();
  });

  it("answer a refusal", () => {
    expect(answerTo(BOOK, "refusal-kings-region")?.id).toBe("king-taboo");
    expect(answerTo(BOOK, "refusal-else")).toBeNull();
  });

  it("prints the number of a ruling as in the list of them", () => {
    expect(["r-9", "gr-04b", "a-01"].map(numberOf)).toEqual(["R-9", "GR-04b", "A-01"]);
  });
});
