/** A recorded game as something the table screen can be drawn from, at any of its moments. */
import { api } from "./api";
import type {
  CardList,
  Catalogue,
  News,
  PointsSoFar,
  Position,
  RecordInfo,
  ReplayState,
  TableSummary,
} from "./protocol";
import type { TableSource } from "./source";
import { StillTable, summaryOf } from "./still.svelte";

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
  eyes = $state<Eyes>("open");
  number = $state(0);
  /** The moment that was asked for and is on its way; null if none is. */
  fetching = $state<number | null>(null);
  log = $state.raw<readonly News[]>([]);
  #position = $state.raw<Position | null>(null);
  #states: ReplayState[] = [];
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
    const { record, number } = this;
    const { id, name, setup, created, uploaded } = record;
    const sitters = record.scores.map((_, seat) => ({ name: record.names[seat] ?? null, mine: false }));
    return summaryOf(
      { id, name, setup, number, view: this.#position?.view ?? null, sitters },
      { public: true, created, changed: created, uploaded },
    );
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

  override async look(seat: number | null): Promise<void> {
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
    this.tell({
      number,
      seat: state.entry?.seat ?? null,
      undo: state.entry?.text === "undo",
      news: state.news,
      before,
      after: state.position,
    });
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

  override points(): Promise<PointsSoFar> {
    return api.recordPoints(this.record.id);
  }

  /** Nothing can be done in the past. */
  choose = (): Promise<boolean> => Promise.resolve(false);
}
