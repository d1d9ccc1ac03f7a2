import { beforeAll, describe, expect, it } from "vitest";
import type { News } from "../lib/protocol";
import { chronicle, written } from "./chronicle";
import { catalogue, games } from "./fixtures/example";
import { speak } from "./fixtures/texts";
import { Speech } from "./speech";

beforeAll(() => speak("en"));

const speech = (): Speech =>
  new Speech({ cards: games[0]!.cards, catalogue, seats: ["Inés", "Luis", "Ana", "Ben", "Eva"] });

const award = (seat: number, points: number) => ({
  seat,
  points,
  count: 3,
  rank: 1,
  tied: false,
  value: points,
  king: 0,
  grande: 0,
  office: 0,
  times: 1,
});
const LOG: News[] = [
  { event: "round", round: 3 },
  { event: "power", seat: 0, power: 9 },
  { event: "power", seat: 1, power: 7 },
  { event: "turn", seat: 0 },
  { event: "card", seat: 0, stack: 4, card: games[0]!.cards.cards.find(({ stack }) => stack === 4)!.id },
  { event: "placed", seat: 0, place: "valencia" },
  { event: "placed", seat: 0, place: "valencia" },
  { event: "scored", place: "valencia", awards: [award(0, 5), award(1, 3)] },
  { event: "turn_over", seat: 0 },
  { event: "turn", seat: 1 },
  { event: "turn_over", seat: 1 },
  { event: "general_scoring", round: 3 },
  { event: "king", place: "aragon" },
  { event: "discs", discs: { "0": "aragon", "1": "granada" } },
  { event: "left_castillo", seat: 0, place: "court", count: 2, grande: false },
  { event: "left_castillo", seat: 1, place: "granada", count: 1, grande: false },
  { event: "scored", place: "aragon", awards: [award(1, 4)] },
];

describe("the chronicle", () => {
  it("tells every turn in a line", () => {
    const [chapter] = chronicle(LOG, speech());
    expect(chapter!.round).toBe(3);
    const [powers, first, second, scoring] = chapter!.parts;
    expect(powers!.summary).toContain("Inés 9");
    expect(first!.seat).toBe(0);
    expect(first!.summary).toMatch(/^9, takes .+, 2 to Valencia, scores 5, Luis \+3$/);
    expect(second!.summary).toBe("7");
    expect(scoring!.kind).toBe("scoring");
    expect(scoring!.summary).toContain("Luis +4");
  });

  it("keeps all that happened in it, with how often and why", () => {
    const [chapter] = chronicle(LOG, speech());
    const lines = chapter!.parts[1]!.lines;
    expect(lines.find(({ text }) => text.includes("places a caballero"))!.times).toBe(2);
    expect(lines.filter(({ kind }) => kind === "reason")).toHaveLength(2);
    expect(chapter!.parts[1]!.places).toEqual(["valencia"]);
    const scoring = chapter!.parts[3]!.lines.map(({ text }) => text);
    expect(scoring.some((text) => text.endsWith("since the King was in Aragón."))).toBe(true);
    expect(scoring.filter((text) => text.includes("since the King"))).toHaveLength(1);
  });

  it("can be copied as plain text", () => {
    const text = written(chronicle(LOG, speech()), speech());
    expect(text.split("\n")[0]).toContain("3");
    expect(text).toContain("Inés: 9, takes");
  });
});
