/** A decision of a game that is over, to be made once more: the table as that seat saw it, and what is said of a choice. */
import type {
  CardList,
  Catalogue,
  News,
  Position,
  RecordInfo,
  ReplayState,
  TableSummary,
  Verdict,
} from "../lib/protocol";
import type { TableSource } from "../lib/source";
import { StillTable, summaryOf } from "../lib/still.svelte";
import { judged } from "./words";

/** What may be given away by a choice that counts as good. */
export const AS_GOOD = 0.05;

export interface Tried {
  choice: string;
  /** What it gives away; null if nobody has looked at it closely. */
  lost: number | null;
  right: boolean;
}

export class TryTable extends StillTable implements TableSource {
  readonly mode = "live";
  readonly log: readonly News[] = [];
  tried = $state.raw<Tried | null>(null);
  readonly #asked: Position;
  readonly #answered: Position;

  constructor(
    readonly record: RecordInfo,
    readonly verdict: Verdict,
    readonly state: ReplayState,
    readonly catalogue: Catalogue,
    readonly cards: CardList,
  ) {
    super();
    // What could be taken back then cannot be taken back here.
    this.#asked = { ...state.position, can_undo: false };
    const view = { ...state.position.view, waiting: [] };
    this.#answered = { ...this.#asked, view, decision: null, mine_waiting: [] };
  }

  get seat(): number {
    return this.verdict.seat;
  }
  get mine(): readonly number[] {
    return [this.verdict.seat];
  }
  get number(): number {
    // Whoever has chosen waits until the table has gone on.
    return this.state.number + (this.tried?.right ? 1 : 0);
  }
  get position(): Position {
    return this.tried?.right ? this.#answered : this.#asked;
  }

  get table(): TableSummary {
    const { record, state, seat: mine } = this;
    const { id, name, setup, created, uploaded } = record;
    const sitters = record.scores.map((_, seat) => ({
      name: record.names[seat] ?? null,
      mine: seat === mine,
    }));
    return summaryOf(
      { id, name, setup, number: state.number, view: state.position.view, sitters },
      { waiting: [mine], created, changed: created, uploaded },
    );
  }

  choose(choice: string): Promise<boolean> {
    const found = judged(this.verdict, choice);
    this.tried = { choice, lost: found?.lost ?? null, right: found !== null && found.lost < AS_GOOD };
    return Promise.resolve(this.tried.right);
  }
}
