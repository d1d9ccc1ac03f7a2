/** What somebody has solved: which puzzles, how many in a row, and the rating that comes of it. */
import { Kept } from "../lib/kept.svelte";

export const FIRST_RATING = 1200;
/** How much of a surprise goes into a rating. */
const STEP = 32;
const KEY = "elgrande.puzzles";
/** Under this name, which is no puzzle's, stand the rating and how many were solved in a row. */
const SOLVER = "solver";

/** A rating after a puzzle, solved at the first try or not; the same as in `elgrande.puzzles.solving`. */
export function newRating(own: number, puzzle: number, solved: boolean): number {
  const expected = 1 / (1 + 10 ** ((puzzle - own) / 400));
  return Math.round(own + STEP * ((solved ? 1 : 0) - expected));
}

class PuzzleProgress {
  #kept = new Kept("puzzle", KEY, read, (entries) => JSON.stringify(entries));
  #solved = $derived(
    Object.entries(this.#kept.entries).flatMap(([id, word]) =>
      word === "solved" || word === "later" ? [id] : [],
    ),
  );
  #solver = $derived(numbers(this.#kept.entries[SOLVER]));

  /** To be called when it is known who is here. */
  look(): void {
    this.#kept.look();
  }

  get solved(): readonly string[] {
    return this.#solved;
  }
  get rating(): number {
    return this.#solver[0];
  }
  get streak(): number {
    return this.#solver[1];
  }

  /** The first answer to a puzzle counts; what comes later only marks it as solved. */
  answered(id: string, rating: number, right: boolean): void {
    this.look();
    const before = this.#kept.entries[id];
    const own = before === undefined ? newRating(this.rating, rating, right) : this.rating;
    const streak = right ? (before === undefined ? this.streak + 1 : this.streak) : 0;
    if (right) this.#kept.put(id, before === undefined || before === "solved" ? "solved" : "later");
    else if (before === undefined) this.#kept.put(id, "failed");
    this.#kept.put(SOLVER, `${own} ${streak}`);
  }
}

/** The rating and the streak; whatever makes no sense is the beginning. */
function numbers(text: string | undefined): [number, number] {
  const [rating, streak] = (text ?? "").split(" ").map(Number);
  return [
    rating && Number.isInteger(rating) ? rating : FIRST_RATING,
    streak && Number.isInteger(streak) ? streak : 0,
  ];
}

/** What this browser has kept, in this form or in the one before. */
function read(text: string | null): Record<string, string> {
  const kept = JSON.parse(text ?? "{}") as unknown;
  if (typeof kept !== "object" || kept === null) return {};
  const { solved, failed, streak, rating } = kept as Record<string, unknown>;
  if (Array.isArray(solved)) {
    const marked = (ids: unknown, word: string): [string, string][] =>
      Array.isArray(ids) ? ids.filter((id) => typeof id === "string").map((id) => [id, word]) : [];
    const old = Object.fromEntries([...marked(failed, "failed"), ...marked(solved, "solved")]);
    return { ...old, [SOLVER]: `${Number(rating) || FIRST_RATING} ${Number(streak) || 0}` };
  }
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

export const puzzleProgress = new PuzzleProgress();
