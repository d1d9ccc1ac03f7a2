import { describe, expect, it } from "vitest";
import type { Award, PointsSoFar } from "../../lib/protocol";
import { axisStep, breakdowns, overTime } from "./points";

const award = (seat: number | null, value: number, king = 0, grande = 0): Award => ({
  seat,
  count: 3,
  rank: 1,
  tied: false,
  value,
  king,
  grande,
  office: 0,
  times: 1,
  points: value + king + grande,
});

const points: PointsSoFar = {
  rounds: [1, 2, 3],
  scoring_rounds: [3],
  scorings: [
    {
      number: 10,
      round: 2,
      general: false,
      card: "c3-score-4",
      by: 0,
      place: "galicia",
      awards: [award(0, 4, 0, 2)],
      totals: [6, 0],
    },
    {
      number: 30,
      round: 3,
      general: true,
      card: null,
      by: null,
      place: "castillo",
      awards: [award(1, 5)],
      totals: [6, 5],
    },
    {
      number: 30,
      round: 3,
      general: true,
      card: null,
      by: null,
      place: "granada",
      awards: [award(null, 0), award(1, 6, 2), award(0, 3)],
      totals: [9, 13],
    },
  ],
  totals: [10, 13],
};

describe("the points of a game", () => {
  it("are told apart where a region counts twice and where no place brought them", () => {
    const [scoring] = points.scorings;
    const twice = { ...award(0, 4, 2, 2), office: 1, times: 2, points: 18 };
    const [first] = breakdowns({
      ...points,
      scorings: [
        { ...scoring!, awards: [twice], totals: [18, 0] },
        { ...scoring!, place: null, awards: [award(0, 3)], totals: [21, 0] },
      ],
      totals: [21, 0],
    });
    expect(first!.bySource).toEqual({ general: 0, castillo: 0, special: 8, king: 4, grande: 4, other: 5 });
    expect(first!.between).toBe(21);
  });

  it("are told by their sources", () => {
    const [first, second] = breakdowns(points);
    expect(first!.bySource).toEqual({ general: 3, castillo: 0, special: 4, king: 0, grande: 2, other: 1 });
    expect(second!.bySource).toEqual({ general: 6, castillo: 5, special: 0, king: 2, grande: 0, other: 0 });
  });

  it("are told by general scoring", () => {
    expect(breakdowns(points).map(({ byScoring }) => byScoring)).toEqual([{ 3: 3 }, { 3: 13 }]);
    expect(breakdowns(points).map(({ between }) => between)).toEqual([7, 0]);
  });

  it("make a line over the rounds", () => {
    expect(overTime(points)).toEqual({
      rounds: [1, 2, 3],
      lines: [
        [0, 0, 6, 9],
        [0, 0, 0, 13],
      ],
    });
  });

  it("have an axis with round numbers", () => {
    expect([3, 42, 96, 140].map(axisStep)).toEqual([1, 10, 20, 50]);
  });
});
