/** What this browser has solved: which puzzles, how many in a row, and the rating that comes of it. */

export const FIRST_RATING = 1200;
/** How much of a surprise goes into a rating. */
const STEP = 32;
const KEY = "elgrande.puzzles";

interface Kept {
  solved: string[];
  failed: string[];
  streak: number;
  rating: number;
}

/** A rating after a puzzle, solved at the first try or not; the same as in `elgrande.puzzles.solving`. */
export function newRating(own: number, puzzle: number, solved: boolean): number {
  const expected = 1 / (1 + 10 ** ((puzzle - own) / 400));
  return Math.round(own + STEP * ((solved ? 1 : 0) - expected));
}

class PuzzleProgress {
  #kept = $state.raw<Kept>(read());

  get solved(): readonly string[] {
    return this.#kept.solved;
  }
  get streak(): number {
    return this.#kept.streak;
  }
  get rating(): number {
    return this.#kept.rating;
  }

  /** The first answer to a puzzle counts; what comes later only marks it as solved. */
  answered(id: string, rating: number, right: boolean): void {
    const { solved, failed, streak, rating: own } = this.#kept;
    const fresh = !solved.includes(id) && !failed.includes(id);
    this.#kept = {
      solved: right && !solved.includes(id) ? [...solved, id] : solved,
      failed: right || failed.includes(id) ? failed : [...failed, id],
      streak: right ? (fresh ? streak + 1 : streak) : 0,
      rating: fresh ? newRating(own, rating, right) : own,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Then it is known only until the page is left.
    }
  }
}

function read(): Kept {
  const none: Kept = { solved: [], failed: [], streak: 0, rating: FIRST_RATING };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Kept> | null;
    const names = (value: unknown): string[] =>
      Array.isArray(value) ? value.filter((each): each is string => typeof each === "string") : [];
    const number = (value: unknown, instead: number): number =>
      typeof value === "number" && Number.isFinite(value) ? value : instead;
    if (!kept || typeof kept !== "object") return none;
    return {
      solved: names(kept.solved),
      failed: names(kept.failed),
      streak: number(kept.streak, 0),
      rating: number(kept.rating, FIRST_RATING),
    };
  } catch {
    return none;
  }
}

export const puzzleProgress = new PuzzleProgress();
