/** A lesson as something the table screen can be drawn from. The server plays all moves from the start each time. */
import { api } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { colourOf } from "../lib/players";
import type {
  CardList,
  Catalogue,
  LessonInfo,
  LessonState,
  News,
  Position,
  TableSummary,
} from "../lib/protocol";
import { problem } from "../lib/problems";
import { who } from "../lib/session.svelte";
import type { Step, TableSource } from "../lib/source";
import { StillTable, summaryOf } from "../lib/still.svelte";

export class LessonTable extends StillTable implements TableSource {
  readonly mode = "live";
  readonly seat = 0;
  readonly mine: readonly number[] = [0];
  number = $state(0);
  log = $state.raw<readonly News[]>([]);
  state = $state.raw<LessonState | null>(null);
  /** Whether the last move was one that the rules allow, but not this step; or a wrong answer. */
  wrong = $state(false);
  /** Why the server could not be asked. */
  failure = $state("");
  #position = $state.raw<Position | null>(null);
  #moves: string[] = [];

  constructor(
    readonly info: LessonInfo,
    readonly catalogue: Catalogue,
    readonly cards: CardList,
  ) {
    super();
  }

  get playable(): boolean {
    return this.#position !== null;
  }

  get done(): boolean {
    return this.state !== null && this.state.note === null;
  }

  get position(): Position {
    const position = this.#position!;
    const kind = this.state?.note?.kind;
    // Where there is something to read, nothing on the table is to be chosen.
    return kind === "choose" || kind === "free" ? position : { ...position, decision: null };
  }

  get table(): TableSummary {
    const { id, text, setup } = this.info;
    const sitters = Array.from({ length: setup.players }, (_, seat) => ({
      name: seat === 0 ? (who.player?.name ?? who.suggestion) : t(`colour-${colourOf(seat)}`),
      mine: seat === 0,
      bot: seat > 0,
    }));
    const view = this.#position?.view ?? null;
    return summaryOf({ id: `lesson-${id}`, name: t(text), setup, number: this.number, view, sitters });
  }

  // ------------------------------------------------------------------ going on

  /** Begins, or begins again. */
  async open(): Promise<void> {
    await this.#play([], -1);
  }

  /** A note was read, or a question answered. */
  async answer(move: string): Promise<boolean> {
    return this.#play([...this.#moves, move], this.number);
  }

  async choose(choice: string): Promise<boolean> {
    return this.#play([...this.#moves, choice], this.number);
  }

  override undo = (): Promise<boolean> => this.#takeBack(1);
  override reset = (): Promise<boolean> => this.#takeBack(this.state?.taken ?? 0);

  async #takeBack(count: number): Promise<boolean> {
    if (count < 1 || (this.state?.taken ?? 0) < count) return false;
    return this.#play(this.#moves.slice(0, -count), -1);
  }

  async #play(moves: readonly string[], since: number): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    this.wrong = false;
    this.failure = "";
    try {
      const state = await api.lesson(this.info.id, moves, since);
      this.#moves = moves.slice(0, state.moves);
      this.#show(state, since < 0);
      return state.refusal === null;
    } catch (error) {
      this.failure = problem(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #show(state: LessonState, anew: boolean): void {
    const { refusal } = state;
    if (refusal?.rules)
      this.refusal = { code: "illegal", text: refusal.text, key: refusal.key, args: refusal.args };
    else this.wrong = refusal !== null;
    const steps: Step[] = [];
    let before = this.#position;
    for (const { number, entry, log_from, news, position: seen } of state.states) {
      // The note tells how a game has ended.
      const position = { ...seen, view: { ...seen.view, over: false } };
      this.log = [...(anew ? [] : this.log.slice(0, log_from)), ...news];
      this.number = number;
      steps.push({
        number,
        seat: entry?.seat ?? null,
        undo: false,
        auto: false,
        news,
        before,
        after: position,
      });
      before = position;
    }
    this.#position = before;
    this.state = state;
    if (!anew) for (const step of steps) this.tell(step);
  }
}
