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

interface Kept {
  on: boolean;
  seen: string[];
}

/** What was kept; whatever makes no sense is the beginning. */
export function read(text: string | null): Kept {
  try {
    const kept = JSON.parse(text ?? "{}") as Partial<Kept> | null;
    const seen = Array.isArray(kept?.seen) ? kept.seen.filter((kind) => typeof kind === "string") : [];
    return { on: kept?.on === true, seen };
  } catch {
    return { on: false, seen: [] };
  }
}

export class CoachState {
  #kept = $state.raw<Kept>({ on: false, seen: [] });

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

  /** Whether a kind of decision is to be explained. */
  explains(kind: string): boolean {
    return this.on && (KINDS as readonly string[]).includes(kind) && !this.#kept.seen.includes(kind);
  }

  start(): void {
    this.#keep({ on: true, seen: [] });
  }

  /** A note was read: it does not come again. With the last one the coach goes. */
  saw(kind: string): void {
    const seen = [...new Set([...this.#kept.seen, kind])];
    this.#keep({ on: this.on && KINDS.some((each) => !seen.includes(each)), seen });
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
