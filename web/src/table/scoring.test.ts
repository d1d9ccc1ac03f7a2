import { describe, expect, it } from "vitest";
import type { News } from "../lib/protocol";
import { gained, rows } from "./scoring";

const scored = (place: string, ...awards: [number | null, number][]): News => ({
  event: "scored",
  place,
  awards: awards.map(([seat, points]) => ({ seat, points })),
});
const general: News = { event: "general_scoring", round: 3 };

describe("what a scoring brings", () => {
  it("is counted from the beginning of the general scoring", () => {
    const log = [scored("aragon", [0, 9]), general, scored("granada", [0, 6], [null, 3]), scored("sevilla", [1, 4])];
    expect(gained(log, 2)).toEqual([6, 4]);
  });

  it("is nothing before a general scoring, and after it is over", () => {
    expect(gained([scored("aragon", [0, 9])], 2)).toBeNull();
    expect(gained([general, scored("granada", [0, 6]), { event: "round", round: 4 }], 2)).toBeNull();
  });

  it("is a row for every place", () => {
    expect(rows([general, scored("granada", [0, 6], [1, 3]), scored("sevilla")], 2)).toEqual([
      { place: "granada", points: [6, 3] },
      { place: "sevilla", points: [0, 0] },
    ]);
  });
});
