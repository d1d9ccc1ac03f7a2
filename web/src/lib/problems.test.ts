import { beforeAll, describe, expect, it } from "vitest";
import { ApiError } from "./api";
import { texts } from "./i18n.svelte";
import { source } from "../table/fixtures/texts";
import { problem, reasonOf, sentence } from "./problems";

const load = (language: string): Promise<string> => Promise.resolve(source(language));

describe("what goes wrong, in German", () => {
  beforeAll(() => texts.use("de", load));

  it("warns about sets by the names that they have there", () => {
    const warning = {
      text: "'inquisitor-colonies' with 'king-intrigant': the rulebook advises against it",
      key: "clash-odd-situations",
      args: { set: "inquisitor-colonies", other_set: "king-intrigant" },
    };
    expect(reasonOf(warning)).toMatch(
      /^„Großinquisitor & Kolonien“ mit „König & Intrigant“: Die Anleitung rät/,
    );
  });

  it("refuses a setup", () => {
    const refused = new ApiError(400, "bad_setup", "red cannot begin", "refusal-start", {
      colour: "red",
      count: 3,
    });
    expect(problem(refused)).toContain("Rot kann nicht beginnen");
  });

  it("names the line of a broken record, or the part of it", () => {
    const said = { text: "line 12: no", key: "refusal-record-cut", args: { line: 12, where: "chance" } };
    expect(sentence("bad_record", said)).toContain("Zeile 12: Hier fehlt etwas.");
    expect(reasonOf({ ...said, args: { line: null, where: "entries[3]" } })).toMatch(/^entries\[3\]: Hier/);
  });

  it("tells the rule at the table, by the names that the table has", () => {
    const said = { text: "no", key: "refusal-kings-region", args: { place: "granada" } };
    const tell = (): Record<string, string> => ({ place: "granada", place_name: "Granada" });
    expect(sentence("illegal", said, tell)).toContain("Granada ist die Königsregion");
  });

  it("falls back on what the server says itself", () => {
    expect(reasonOf({ text: "something new", key: "refusal-from-the-future", args: {} })).toBe(
      "Something new.",
    );
  });
});
