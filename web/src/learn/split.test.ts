import { describe, expect, it } from "vitest";
import { finder, formsOf } from "./split";

const split = finder([
  ...formsOf("court", "court|courts|!Court Jester"),
  ...formsOf("king", "King|King's"),
  ...formsOf("province", "prowincj*"),
]);
const terms = (text: string): (string | undefined)[] => split(text).map(({ term }) => term);

describe("words of the game in a text", () => {
  it("are found whole, whatever their letters, once each", () => {
    expect(split("Courts lie beside the court, courtly.")).toEqual([
      { text: "Courts", term: "court" },
      { text: " lie beside the court, courtly." },
    ]);
    expect(terms("discourt")).toEqual([undefined]);
  });

  it("are not found in what only looks like them", () => {
    expect(split("The Court Jester sits in your court")).toEqual([
      { text: "The Court Jester sits in your " },
      { text: "court", term: "court" },
    ]);
  });

  it("may have any ending, and either apostrophe", () => {
    expect(split("w prowincji")[1]).toEqual({ text: "prowincji", term: "province" });
    expect(split("The King’s region")[1]).toEqual({ text: "King’s", term: "king" });
  });

  it("leave a text without them alone", () => {
    expect(split("nothing")).toEqual([{ text: "nothing" }]);
    expect(finder([])("court")).toEqual([{ text: "court" }]);
    expect(split("")).toEqual([]);
  });
});
