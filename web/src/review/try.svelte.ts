/** A decision of a game that is over, to be made once more: the table as that seat saw it, and what is said of a choice. */
import { colourOf } from "../lib/players";
import type {
  CardList,
  Catalogue,
  ChatLine,
  ClockState,
  News,
  PointsSoFar,
  Position,
  Presence,
  RecordInfo,
  ReplayState,
  TableSummary,
  Verdict,
} from "../lib/protocol";
import { NO_CLOCK, QUIET } from "../lib/quiet";
import type { Refusal, TableSource } from "../lib/source";
import { StillTable } from "../lib/still";
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
  readonly chat: readonly ChatLine[] = [];
  readonly presence: Presence = { connected: [], watchers: 0, names: [] };
  readonly clock: ClockState = NO_CLOCK;
  readonly busy = false;
  readonly connected = true;
  readonly advice = null;
  readonly advising = false;
  readonly log: readonly News[] = [];
  refusal = $state.raw<Refusal | null>(null);
  tried = $state.raw<Tried | null>(null);

  constructor(
    readonly record: RecordInfo,
    readonly verdict: Verdict,
    readonly state: ReplayState,
    readonly catalogue: Catalogue,
    readonly cards: CardList,
  ) {
    super();
  }

  get seat(): number {
    return this.verdict.seat;
  }
  get mine(): readonly number[] {
    return [this.verdict.seat];
  }
  get number(): number {
    return this.state.number;
  }
  get position(): Position {
    const { position } = this.state;
    return this.tried?.right ? { ...position, decision: null } : position;
  }

  get table(): TableSummary {
    const { record, state } = this;
    return {
      id: record.id,
      name: record.name,
      state: "playing",
      public: false,
      hints: false,
      setup: record.setup,
      clock: { kind: "none" },
      seats: record.scores.map((_, seat) => ({
        seat,
        colour: colourOf(seat),
        kind: "person",
        name: record.names[seat] ?? null,
        bot: null,
        substitute: null,
        ready: true,
        connected: true,
        mine: seat === this.seat,
      })),
      owner: false,
      number: state.number,
      round: state.position.view.round,
      waiting: [this.seat],
      scores: state.position.view.scores,
      winners: null,
      watchers: 0,
      created: record.created,
      changed: record.created,
      rematch: null,
      held: false,
      ...QUIET,
      uploaded: record.uploaded,
    };
  }

  choose(choice: string): Promise<boolean> {
    const found = judged(this.verdict, choice);
    this.tried = { choice, lost: found?.lost ?? null, right: found !== null && found.lost < AS_GOOD };
    return Promise.resolve(this.tried.right);
  }

  dismissRefusal(): void {
    this.refusal = null;
  }
  onStep(): () => void {
    return () => undefined;
  }
  points = (): Promise<PointsSoFar> => Promise.reject(new Error("a single decision has no chart"));
  look(): void {}
}
