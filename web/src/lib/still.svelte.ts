/**
 * A table at which nobody else sits, in lessons, puzzles, reviews, replays and analysis: no chat, no clock, no advice and
 * nothing to take back, unless one of them has it.
 */
import { colourOf } from "./players";
import type { Advice, ChatLine, ClockState, PointsSoFar, Presence, TableSummary } from "./protocol";
import { NO_CLOCK, QUIET } from "./quiet";
import type { Refusal, Step, TableSource } from "./source";

export abstract class StillTable {
  readonly chat: readonly ChatLine[] = [];
  readonly presence: Presence = { connected: [], watchers: 0, names: [] };
  readonly clock: ClockState = NO_CLOCK;
  readonly connected = true;
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  advice = $state.raw<readonly Advice[] | null>(null);
  advising = $state(false);
  #listeners = new Set<(step: Step) => void>();

  onStep(listener: (step: Step) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tells whoever wants to see it happen. */
  protected tell(step: Pick<Step, "number" | "seat" | "news" | "before" | "after"> & Partial<Step>): void {
    for (const listener of [...this.#listeners]) listener({ undo: false, auto: false, ...step });
  }

  dismissRefusal(): void {
    this.refusal = null;
  }

  points(): Promise<PointsSoFar> {
    return Promise.reject(new Error("there is no chart of this table"));
  }
  reach = (_card: string): Promise<string[]> => Promise.resolve([]);
  suggest = (_kind: string): Promise<string[]> => Promise.resolve([]);
  undo = (): Promise<boolean> => Promise.resolve(false);
  reset = (): Promise<boolean> => Promise.resolve(false);
  rematch = (): Promise<void> => Promise.resolve();
  look(_seat: number | null): void | Promise<void> {}
  hint(): void {}
  passVeto(): void {}
  handOver(): void {}
  takeBack(): void {}
}

/** Somebody who sits there, or would. */
export interface Sitter {
  name: string | null;
  mine: boolean;
  bot?: boolean;
}

type Facts = Pick<TableSummary, "id" | "name" | "setup" | "number"> & {
  /** What is seen; null as long as there is nothing to see. */
  view: TableSource["position"]["view"] | null;
  sitters: readonly Sitter[];
};

/** What such a table says of itself. */
export function summaryOf(facts: Facts, more: Partial<TableSummary> = {}): TableSummary {
  const { view, sitters, ...named } = facts;
  return {
    ...named,
    state: view?.over ? "over" : "playing",
    public: false,
    hints: false,
    clock: { kind: "none" },
    seats: sitters.map(({ name, mine, bot }, seat) => ({
      seat,
      colour: colourOf(seat),
      kind: bot ? "bot" : "person",
      name,
      bot: null,
      substitute: null,
      ready: true,
      connected: true,
      mine,
    })),
    owner: false,
    round: view?.round ?? null,
    waiting: view?.waiting.map(({ seat }) => seat) ?? [],
    scores: view?.scores ?? null,
    winners: view?.winners ?? null,
    watchers: 0,
    created: 0,
    changed: 0,
    rematch: null,
    held: false,
    ...QUIET,
    uploaded: false,
    ...more,
  };
}
