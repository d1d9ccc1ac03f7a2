/** What scorings bring, while they are being looked at. */
import type { Award, News } from "../lib/protocol";

/** A scored place with the points of every seat. */
export interface Row {
  place: string;
  points: number[];
}

/** The scorings among these news, one row for each. */
export function rows(news: readonly News[], players: number): Row[] {
  return news
    .filter(({ event }) => event === "scored")
    .map(({ place, awards }) => {
      const points = Array.from({ length: players }, () => 0);
      for (const { seat, points: more } of awards as Award[]) {
        if (seat !== null) points[seat] = (points[seat] ?? 0) + more;
      }
      return { place: String(place), points };
    });
}

export function sums(table: readonly Row[], players: number): number[] {
  return Array.from({ length: players }, (_, seat) =>
    table.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
  );
}

/** The points of every seat since the general scoring began; null if none is going on at the end of this log. */
export function gained(log: readonly News[], players: number): number[] | null {
  const start = log.findLastIndex(({ event }) => event === "general_scoring");
  const since = log.slice(start);
  if (start < 0 || since.some(({ event }) => event === "round")) return null;
  return sums(rows(since, players), players);
}
