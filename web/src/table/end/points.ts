/** Where everybody's points came from, prepared for the charts. */
import type { PointsSoFar, Scoring } from "../../lib/protocol";

/** The sources of points, in the order in which they are stacked. */
export const SOURCES = ["general", "castillo", "special", "king", "grande", "other"] as const;
export type Source = (typeof SOURCES)[number];

export interface Breakdown {
  seat: number;
  total: number;
  bySource: Record<Source, number>;
  /** Points of each general scoring, by its round, bonuses included. */
  byScoring: Record<number, number>;
  /** Points between the general scorings, bonuses included. */
  between: number;
}

const sourceOf = ({ place, general }: Scoring): Source =>
  place === "castillo" ? "castillo" : general ? "general" : "special";

export function breakdowns(points: PointsSoFar): Breakdown[] {
  const result = points.totals.map((total, seat) => ({
    seat,
    total,
    bySource: Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>,
    byScoring: Object.fromEntries(points.scoring_rounds.map((round) => [round, 0])) as Record<number, number>,
    between: 0,
  }));
  const scored = points.totals.map(() => 0);
  for (const scoring of points.scorings) {
    for (const award of scoring.awards) {
      const row = award.seat === null ? undefined : result[award.seat];
      if (!row) continue;
      scored[award.seat!]! += award.points;
      // What no place has brought (gold, goods, a bridge) is told apart, as are the offices, below.
      if (scoring.place !== null) {
        row.bySource.king += award.king * award.times;
        row.bySource.grande += award.grande * award.times;
        row.bySource[sourceOf(scoring)] += award.value * award.times;
      }
      if (!scoring.general) row.between += award.points;
      else row.byScoring[scoring.round] = (row.byScoring[scoring.round] ?? 0) + award.points;
    }
  }
  for (const row of result) {
    const known = SOURCES.reduce((sum, source) => sum + row.bySource[source], 0);
    row.bySource.other = row.total - known;
    // Points that came without a scoring.
    row.between += row.total - scored[row.seat]!;
  }
  return result;
}

/** The totals of every seat at the end of each round, with zero before the first. */
export function overTime(points: PointsSoFar): { rounds: number[]; lines: number[][] } {
  const rounds = [...points.rounds];
  const lines = points.totals.map(() => [0]);
  for (const round of rounds) {
    const last = points.scorings.filter((scoring) => scoring.round <= round).at(-1);
    lines.forEach((line, seat) => line.push(last?.totals[seat] ?? 0));
  }
  return { rounds, lines };
}

/** A round step for an axis that reaches so far. */
export function axisStep(most: number): number {
  const rough = Math.max(1, most / 5);
  return [1, 2, 5, 10, 20, 25, 50, 100, 200].find((step) => step >= rough) ?? Math.ceil(rough / 100) * 100;
}
