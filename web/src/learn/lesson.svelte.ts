/** A lesson as something the table screen can be drawn from. The server plays all moves from the start each time. */
import { api } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { colourOf } from "../lib/players";
import type {
  CardList,
  Catalogue,
  ChatLine,
  ClockState,
  LessonInfo,
  LessonState,
  News,
  PointsSoFar,
  Position,
  Presence,
  TableSummary,
} from "../lib/protocol";
import { NO_CLOCK, QUIET } from "../lib/quiet";
import { problem } from "../lib/problems";
import { who } from "../lib/session.svelte";
import type { Refusal, Step, TableSource } from "../lib/source";

export class LessonTable implements TableSource {
  readonly mode = "live";
  readonly seat = 0;
  readonly mine: readonly number[] = [0];
  readonly chat: readonly ChatLine[] = [];
  readonly presence: Presence = { connected: [], watchers: 0, names: [] };
  readonly clock: ClockState = NO_CLOCK;
  readonly connected = true;
  readonly advice = null;
  readonly advising = false;
  busy = $state(false);
  number = $state(0);
  log = $state.raw<readonly News[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  state = $state.raw<LessonState | null>(null);
  /** Whether the last move was one that the rules allow, but not this step; or a wrong answer. */
  wrong = $state(false);
  /** Why the server could not be asked. */
  failure = $state("");
  #position = $state.raw<Position | null>(null);
  #moves: string[] = [];
  #listeners = new Set<(step: Step) => void>();

  constructor(
    readonly info: LessonInfo,
    readonly catalogue: Catalogue,
    readonly cards: CardList,
  ) {}

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
    const view = this.#position?.view;
    return {
      id: `lesson-${this.info.id}`,
      name: t(this.info.text),
      state: view?.over ? "over" : "playing",
      public: false,
      hints: false,
      setup: this.info.setup,
      clock: { kind: "none" },
      seats: Array.from({ length: this.info.setup.players }, (_, seat) => ({
        seat,
        colour: colourOf(seat),
        kind: seat === 0 ? ("person" as const) : ("bot" as const),
        name: seat === 0 ? (who.player?.name ?? who.suggestion) : t(`colour-${colourOf(seat)}`),
        bot: null,
        substitute: null,
        ready: true,
        connected: true,
        mine: seat === 0,
      })),
      owner: false,
      number: this.number,
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
    };
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

  async undo(): Promise<boolean> {
    return this.#takeBack(1);
  }

  async reset(): Promise<boolean> {
    return this.#takeBack(this.state?.taken ?? 0);
  }

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
    if (!anew) for (const step of steps) for (const listener of [...this.#listeners]) listener(step);
  }

  onStep(listener: (step: Step) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  dismissRefusal(): void {
    this.refusal = null;
  }

  // ------------------------------------------------------------------ what a lesson does not have

  points = (): Promise<PointsSoFar> => Promise.reject(new Error("a lesson has no chart"));
  reach = (): Promise<string[]> => Promise.resolve([]);
  suggest = (): Promise<string[]> => Promise.resolve([]);
  rematch = (): Promise<void> => Promise.resolve();
  look(): void {}
  hint(): void {}
  passVeto(): void {}
  handOver(): void {}
  takeBack(): void {}
}
