/** A puzzle as something the table screen can be drawn from. The server makes all choices from the start each time. */
import { api } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { colourOf } from "../lib/players";
import { problem } from "../lib/problems";
import type { CardList, Catalogue, News, Position, PuzzleState, TableSummary } from "../lib/protocol";
import type { TableSource } from "../lib/source";
import { StillTable, summaryOf } from "../lib/still.svelte";
import { puzzleProgress } from "./progress.svelte";

export class PuzzleTable extends StillTable implements TableSource {
  readonly mode = "live";
  readonly log: readonly News[] = [];
  puzzle: PuzzleState;
  /** Why the server could not be asked. */
  failure = $state("");
  #moves: string[] = [];

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
    const { info } = this.puzzle;
    const sitters = Array.from({ length: info.setup.players }, (_, seat) => ({
      name: t(`colour-${colourOf(seat)}`),
      mine: seat === this.seat,
      bot: seat !== this.seat,
    }));
    const { view } = this.position;
    return summaryOf(
      {
        id: `puzzle-${info.id}`,
        name: t("puzzles-title"),
        setup: info.setup,
        number: this.number,
        view,
        sitters,
      },
      { waiting: [this.seat], winners: null },
    );
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
        this.tell({ number, seat: this.seat, news, before, after: this.position });
      }
      return right;
    } catch (error) {
      this.failure = problem(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
