/** What a general scoring brings, while it is being looked at. */
import type { Award, News } from "../lib/protocol";

/** The points of every seat since the general scoring began; null if there is none among these news. */
export function gained(seen: readonly News[], players: number): number[] | null {
  const start = seen.findLastIndex(({ event }) => event === "general_scoring");
  if (start < 0) return null;
  const points = Array.from({ length: players }, () => 0);
  for (const { event, awards } of seen.slice(start)) {
    if (event !== "scored") continue;
    for (const award of awards as Award[]) {
      if (award.seat !== null) points[award.seat] = (points[award.seat] ?? 0) + award.points;
    }
  }
  return points;
}
