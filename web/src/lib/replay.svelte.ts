/** A recorded game as something the table screen can be drawn from, at any of its moments. */
import { api } from "./api";
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
} from "./protocol";
import { NO_CLOCK, QUIET } from "./quiet";
import { colourOf } from "./players";
import type { Step, TableSource } from "./source";
import { StillTable } from "./still";

/** Through whose eyes: a seat, a spectator, or open. */
export type Eyes = number | "watch" | "open";

/** How many moments are fetched at once. */
const CHUNK = 60;

/** Eyes as they stand in an address. */
export function readEyes(text: string | null, players: number): Eyes {
  if (text === "watch") return "watch";
  const seat = text === null || text === "" ? Number.NaN : Number(text);
  return Number.isInteger(seat) && seat >= 0 && seat < players ? seat : "open";
}

export class ReplayTable extends StillTable implements TableSource {
  readonly mode = "replay";
  readonly mine: readonly number[] = [];
  readonly chat: readonly ChatLine[] = [];
  readonly presence: Presence = { connected: [], watchers: 0, names: [] };
  readonly clock: ClockState = NO_CLOCK;
  readonly busy = false;
  readonly connected = true;
  readonly refusal = null;
  readonly advice = null;
  readonly advising = false;
  eyes = $state<Eyes>("open");
  number = $state(0);
  /** The moment that was asked for and is on its way; null if none is. */
  fetching = $state<number | null>(null);
  log = $state.raw<readonly News[]>([]);
  #position = $state.raw<Position | null>(null);
  #states: ReplayState[] = [];
  #listeners = new Set<(step: Step) => void>();
  #wanted = 0;

  constructor(
    readonly record: RecordInfo,
    readonly catalogue: Catalogue,
    readonly cards: CardList,
    eyes: Eyes = "open",
  ) {
    super();
    this.eyes = eyes;
  }

  get entries(): number {
    return this.record.entries;
  }

  get seat(): number | null {
    return typeof this.eyes === "number" ? this.eyes : null;
  }

  /** Whether there is a moment to show yet. */
  get playable(): boolean {
    return this.#position !== null;
  }

  get position(): Position {
    return this.#position!;
  }

  get table(): TableSummary {
    const { record } = this;
    return {
      id: record.id,
      name: record.name,
      state: this.#position?.view.over ? "over" : "playing",
      public: true,
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
        mine: false,
      })),
      owner: false,
      number: this.number,
      round: this.#position?.view.round ?? null,
      waiting: this.#position?.view.waiting.map(({ seat }) => seat) ?? [],
      scores: this.#position?.view.scores ?? null,
      winners: this.#position?.view.winners ?? null,
      watchers: 0,
      created: record.created,
      changed: record.created,
      rematch: null,
      held: false,
      ...QUIET,
      uploaded: record.uploaded,
    };
  }

  // ------------------------------------------------------------------ moving through time

  /** Shows the moment after so many entries. A single step forward can be seen happening. */
  async goTo(number: number): Promise<void> {
    const target = Math.max(0, Math.min(this.entries, number));
    this.#wanted = target;
    if (!this.#states[target]) {
      this.fetching = target;
      await this.#fetch(target);
      if (this.#wanted !== target) return;
    }
    this.fetching = null;
    this.#show(target);
    // What comes next is there before it is asked for.
    const ahead = Math.min(this.entries, target + CHUNK / 3);
    if (!this.#states[ahead]) void this.#fetch(ahead).catch(() => undefined);
  }

  /** Goes to the moment just after a piece of the log. */
  goToNews(index: number): void {
    const at = this.#states.findIndex(
      (state) => state && state.log_from <= index && index < state.log_from + state.news.length,
    );
    if (at >= 0) void this.goTo(at);
  }

  async look(seat: number | null): Promise<void> {
    await this.lookThrough(seat ?? "watch");
  }

  async lookThrough(eyes: Eyes): Promise<void> {
    if (eyes === this.eyes && this.#position) return;
    this.eyes = eyes;
    this.#states = [];
    this.#chunks.clear();
    await this.goTo(this.#wanted);
  }

  #show(number: number): void {
    const state = this.#states[number]!;
    const before = this.#position;
    const forward = before !== null && number === this.number + 1;
    this.number = number;
    this.log = this.#logAt(number);
    this.#position = state.position;
    if (!forward) return;
    const step: Step = {
      number,
      seat: state.entry?.seat ?? null,
      undo: state.entry?.text === "undo",
      auto: false,
      news: state.news,
      before,
      after: state.position,
    };
    for (const listener of [...this.#listeners]) listener(step);
  }

  #logAt(number: number): News[] {
    let log: News[] = [];
    for (let index = 0; index <= number; index += 1) {
      const state = this.#states[index];
      if (state) log = [...log.slice(0, state.log_from), ...state.news];
    }
    return log;
  }

  #chunks = new Map<number, Promise<void>>();

  /** Fetches the moments around one, and in the background everything before it, for the log. */
  async #fetch(number: number): Promise<void> {
    const chunk = Math.floor(number / CHUNK);
    await this.#chunk(chunk);
    const missing = Array.from({ length: chunk }, (_, index) => index).filter(
      (index) => !this.#chunks.has(index),
    );
    if (missing.length === 0) return;
    void (async () => {
      for (const index of missing) await this.#chunk(index);
      if (this.#states[this.number]) this.log = this.#logAt(this.number);
    })().catch(() => undefined);
  }

  #chunk(index: number): Promise<void> {
    let known = this.#chunks.get(index);
    if (!known) {
      const { eyes } = this;
      known = api
        .replay(this.record.id, eyes, index * CHUNK, Math.min(this.entries, index * CHUNK + CHUNK - 1))
        .then(({ states }) => {
          if (eyes !== this.eyes) return;
          for (const state of states) this.#states[state.number] = state;
        });
      this.#chunks.set(index, known);
      known.catch(() => this.#chunks.delete(index));
    }
    return known;
  }

  onStep(listener: (step: Step) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  points(): Promise<PointsSoFar> {
    return api.recordPoints(this.record.id);
  }

  // ------------------------------------------------------------------ nothing can be done in the past

  choose = (): Promise<boolean> => Promise.resolve(false);
  dismissRefusal(): void {}
}
