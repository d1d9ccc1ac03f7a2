/** The coach of the first games: what was explained, and whether more is wanted. Kept in this browser. */

const KEY = "elgrande.coach";

/** The kinds of decisions that have a note. */
export const KINDS = [
  "power",
  "supply",
  "card",
  "turn",
  "place",
  "lift",
  "king",
  "grande",
  "region",
  "castillo_disc",
  "veto",
] as const;

/** What happens, and has a note when it happens for the first time. */
export const EVENTS = ["general_scoring", "discs", "scored", "vetoed"] as const;

/** In so many rounds hints come unasked, for whoever wants them. */
const HINTED = 2;

interface Kept {
  on: boolean;
  seen: string[];
  hints: boolean;
}

/** What was kept; whatever makes no sense is the beginning. */
export function read(text: string | null): Kept {
  try {
    const kept = JSON.parse(text ?? "{}") as Partial<Kept> | null;
    const seen = Array.isArray(kept?.seen) ? kept.seen.filter((kind) => typeof kind === "string") : [];
    return { on: kept?.on === true, seen, hints: kept?.hints === true };
  } catch {
    return { on: false, seen: [], hints: false };
  }
}

export class CoachState {
  #kept = $state.raw<Kept>({ on: false, seen: [], hints: false });

  constructor() {
    try {
      this.#kept = read(localStorage.getItem(KEY));
    } catch {
      // A browser without storage has no coach from an earlier visit.
    }
  }

  get on(): boolean {
    return this.#kept.on;
  }

  /** Whether a kind of decision, or an event, is to be explained. */
  explains(kind: string): boolean {
    const known: readonly string[] = [...KINDS, ...EVENTS];
    return this.on && known.includes(kind) && !this.#kept.seen.includes(kind);
  }

  /** Whether hints come unasked in a round. */
  hintsIn(round: number): boolean {
    return this.on && this.#kept.hints && round <= HINTED;
  }

  start(hints = false): void {
    this.#keep({ on: true, seen: [], hints });
  }

  /** A note was read: it does not come again. With the last one the coach goes. */
  saw(kind: string): void {
    const seen = [...new Set([...this.#kept.seen, kind])];
    this.#keep({ ...this.#kept, on: this.on && KINDS.some((each) => !seen.includes(each)), seen });
  }

  stop(): void {
    this.#keep({ ...this.#kept, on: false });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // It is forgotten at the end of the visit.
    }
  }
}

export const coach = new CoachState();
