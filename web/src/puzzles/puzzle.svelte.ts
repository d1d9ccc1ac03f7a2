/** A puzzle as something the table screen can be drawn from. The server makes all choices from the start each time. */
import { api } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { colourOf } from "../lib/players";
import { problem } from "../lib/problems";
import type {
  CardList,
  Catalogue,
  ChatLine,
  ClockState,
  News,
  PointsSoFar,
  Position,
  Presence,
  PuzzleState,
  TableSummary,
} from "../lib/protocol";
import { NO_CLOCK, QUIET } from "../lib/quiet";
import type { Refusal, Step, TableSource } from "../lib/source";
import { StillTable } from "../lib/still";
import { puzzleProgress } from "./progress.svelte";

export class PuzzleTable extends StillTable implements TableSource {
  readonly mode = "live";
  readonly chat: readonly ChatLine[] = [];
  readonly presence: Presence = { connected: [], watchers: 0, names: [] };
  readonly clock: ClockState = NO_CLOCK;
  readonly connected = true;
  readonly advice = null;
  readonly advising = false;
  readonly log: readonly News[] = [];
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  puzzle: PuzzleState;
  /** Why the server could not be asked. */
  failure = $state("");
  #moves: string[] = [];
  #listeners = new Set<(step: Step) => void>();

  constructor(
    first: PuzzleState,
    readonly catalogue: Catalogue,
    readonly cards: CardList,
  ) {
    super();
    this.puzzle = $state.raw(first);
  }

  get seat(): number {
    return this.puzzle.seat;
  }
  get mine(): readonly number[] {
    return [this.puzzle.seat];
  }
  get number(): number {
    return this.puzzle.state.number;
  }
  get position(): Position {
    const { position } = this.puzzle.state;
    // How it goes on after the last choice is not the question.
    return { ...position, view: { ...position.view, over: false } };
  }

  get table(): TableSummary {
    const { info, state } = this.puzzle;
    return {
      id: `puzzle-${info.id}`,
      name: t("puzzles-title"),
      state: "playing",
      public: false,
      hints: false,
      setup: info.setup,
      clock: { kind: "none" },
      seats: Array.from({ length: info.setup.players }, (_, seat) => ({
        seat,
        colour: colourOf(seat),
        kind: seat === this.seat ? ("person" as const) : ("bot" as const),
        name: t(`colour-${colourOf(seat)}`),
        bot: null,
        substitute: null,
        ready: true,
        connected: true,
        mine: seat === this.seat,
      })),
      owner: false,
      number: this.number,
      round: state.position.view.round,
      waiting: [this.seat],
      scores: state.position.view.scores,
      winners: null,
      watchers: 0,
      created: 0,
      changed: 0,
      rematch: null,
      held: false,
      ...QUIET,
      uploaded: false,
    };
  }

  async choose(choice: string): Promise<boolean> {
    const right = await this.#ask([...this.#moves, choice]);
    const { done, info, tried } = this.puzzle;
    if (tried && !this.failure && (done || !tried.right))
      puzzleProgress.answered(info.id, info.rating, tried.right);
    return right;
  }

  /** Gives in. */
  async show(): Promise<void> {
    puzzleProgress.answered(this.puzzle.info.id, this.puzzle.info.rating, false);
    await this.#ask(this.#moves, true);
  }

  async #ask(moves: readonly string[], show = false): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.failure = "";
    const before = this.position;
    try {
      const found = await api.puzzle(this.puzzle.info.id, moves, show);
      const right = found.tried?.right ?? false;
      this.puzzle = found;
      if (right) this.#moves = [...moves];
      if (right && !show) {
        const { number, news } = found.state;
        const step = {
          number,
          seat: this.seat,
          undo: false,
          auto: false,
          news,
          before,
          after: this.position,
        };
        for (const listener of [...this.#listeners]) listener(step);
      }
      return right;
    } catch (error) {
      this.failure = problem(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  onStep(listener: (step: Step) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  dismissRefusal(): void {
    this.refusal = null;
  }

  // ------------------------------------------------------------------ what a puzzle does not have

  points = (): Promise<PointsSoFar> => Promise.reject(new Error("a puzzle has no chart"));
  look(): void {}
}
