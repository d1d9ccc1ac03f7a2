/** What the map can tell besides what lies on it: who leads where and by how much, and what has changed. */
import { COLOURS } from "../lib/players";
import type { Position, Preview, Seen } from "../lib/protocol";
import { CASTILLO, seenPlace } from "./board/places";

/** Nothing besides, who leads, where the next points are, or what has changed since one's own last choice. */
export type Lens = "plain" | "lead" | "points" | "changes";
export const LENSES: readonly Lens[] = ["plain", "lead", "points", "changes"];

export interface Lead {
  /** Nobody's where several have the most. */
  colour: string | null;
  /** How many more than the next. */
  by: number;
  /** What it would bring to whoever looks on, if it were scored now. */
  own: number;
}

export function leads(preview: Preview | null, seat: number | null): Map<string, Lead> {
  const found = new Map<string, Lead>();
  for (const [place, awards] of Object.entries(preview?.places ?? {})) {
    const [first, second] = [...(awards ?? [])].sort((a, b) => b.count - a.count);
    if (!first || first.count === 0) continue;
    const by = first.count - (second?.count ?? 0);
    const own = (awards ?? []).find((award) => award.seat === seat && seat !== null)?.points ?? 0;
    found.set(place, { colour: by > 0 ? (COLOURS[first.seat ?? 5] ?? "grey") : null, by, own });
  }
  return found;
}

/** Where one more caballero would bring points at once, and how many. */
export function nextPoints({ more }: Pick<Position, "more">, seat: number | null): Map<string, Lead> {
  const colour = seat === null ? null : (COLOURS[seat] ?? null);
  return new Map(Object.entries(more).map(([place, by]) => [place, { colour, by, own: by }]));
}

/** By how many caballeros of each colour places have grown or shrunk, as "colour place". */
export function changes(before: Position | null | undefined, now: Seen): Map<string, number> {
  const found = new Map<string, number>();
  if (!before) return found;
  for (const place of [...Object.keys(now.regions), CASTILLO]) {
    const then = seenPlace(before.view, place)?.caballeros ?? {};
    const there = seenPlace(now, place)?.caballeros ?? {};
    for (const colour of new Set([...Object.keys(then), ...Object.keys(there)])) {
      const change = (there[colour] ?? 0) - (then[colour] ?? 0);
      if (change !== 0) found.set(`${colour} ${place}`, change);
    }
  }
  return found;
}
