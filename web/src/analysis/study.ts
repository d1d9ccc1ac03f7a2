/** An analysis as it is kept and shared: where it begins, and its variations. */
import { packed, unpacked, LONGEST } from "../lib/carried";
import type { AnalysisForm, Variation } from "../lib/protocol";
import { linkOf } from "../lib/router";

export type Study = Required<AnalysisForm>;

export const EMPTY: Study = {
  record: null,
  entry: 0,
  position: null,
  eyes: "open",
  seed: 0,
  name: "",
  variations: [],
};

/** A study that begins with a moment of a game. */
export function ofRecord(record: string, entry: number, eyes: string): Study {
  return { ...EMPTY, record, entry, eyes, variations: [{ name: "", line: [] }] };
}

/** A study that begins with a position. */
export function ofPosition(position: string): Study {
  return { ...EMPTY, position, variations: [{ name: "", line: [] }] };
}

/** A link with the whole study inside; nothing if it is too long for one. */
export async function linkWith(study: Study): Promise<string | null> {
  const letters = await packed(JSON.stringify(study));
  return letters.length > LONGEST ? null : linkOf(`/analysis#${letters}`);
}

/** The study in an address; fails if there is none. */
export async function readLink(letters: string): Promise<Study> {
  const found = JSON.parse(await unpacked(letters)) as unknown;
  if (!isStudy(found)) throw new Error("no study");
  return { ...EMPTY, ...found };
}

function isStudy(value: unknown): value is Study {
  if (typeof value !== "object" || value === null) return false;
  const { record, position, variations } = value as Partial<Study>;
  return (
    (typeof record === "string" || typeof position === "string") &&
    Array.isArray(variations) &&
    variations.every(isVariation)
  );
}

function isVariation(value: unknown): value is Variation {
  if (typeof value !== "object" || value === null) return false;
  const { name, line } = value as Partial<Variation>;
  return typeof name === "string" && Array.isArray(line) && line.every((each) => typeof each === "string");
}

/**
 * What becomes of the variations when something is chosen after so many choices of one of them.
 *
 * At its end it grows; where it has gone on in the same way, nothing changes; anywhere else another one branches off.
 */
export function chosen(
  variations: readonly Variation[],
  current: number,
  at: number,
  choice: string,
): { variations: Variation[]; current: number } {
  const { line } = variations[current]!;
  if (line[at] === choice) return { variations: [...variations], current };
  const grown = [...line.slice(0, at), choice];
  if (at === line.length) return { variations: replaced(variations, current, grown), current };
  const same = variations.findIndex((each) => grown.every((text, index) => each.line[index] === text));
  if (same >= 0) return { variations: [...variations], current: same };
  return { variations: [...variations, { name: "", line: grown }], current: variations.length };
}

export function replaced(variations: readonly Variation[], index: number, line: string[]): Variation[] {
  return variations.map((each, number) => (number === index ? { ...each, line } : each));
}
