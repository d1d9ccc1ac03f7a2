/** A live table: the state that the connection keeps current, and what can be done there. */
import { api } from "./api";
import { Connection, newId, RefusedError, type Answer, type LineState } from "./connection";
import type {
  Advice,
  CardList,
  Catalogue,
  Catchup,
  ChatLine,
  ClientMessage,
  ClockState,
  Hello,
  News,
  Notice,
  Player,
  PointsSoFar,
  Position,
  Presence,
  ServerMessage,
  Suggest,
  TableSummary,
  Update,
} from "./protocol";
import { NO_CLOCK } from "./quiet";
import { navigate } from "./router";
import type { Refusal, Step, TableSource } from "./source";

type Other = Exclude<ServerMessage, Hello | Update | Catchup>;

/** The address of the line to a table; without a seat the server chooses. */
export function lineAddress(id: string, seat: number | null | undefined, page: Location = location): string {
  const scheme = page.protocol === "https:" ? "wss:" : "ws:";
  // Whoever has several seats sits with others before this screen.
  const query = `?shared=1${seat === undefined ? "" : `&seat=${seat ?? -1}`}`;
  return `${scheme}//${page.host}/ws/tables/${encodeURIComponent(id)}${query}`;
}

/**
 * The table as spectators saw it before something happened: what is secret comes from what they see now, and only what
 * moves openly is as it was.
 */
export function asWatched(before: Position | null, now: Position | null): Position | null {
  if (!before || !now) return now;
  const { regions, king, boards, castillo, seats } = before.view;
  const view = {
    ...now.view,
    regions,
    king,
    boards,
    castillo: now.view.castillo.caballeros === null ? now.view.castillo : castillo,
    seats: now.view.seats.map((seat, index) => {
      const { points, court, province, grande } = seats[index] ?? seat;
      return { ...seat, points, court, province, grande };
    }),
  };
  return { ...now, view };
}

export class LiveTable implements TableSource {
  readonly mode = "live";
  line = $state.raw<LineState>({ kind: "connecting" });
  /** Nothing before the first greeting. */
  greeted = $state(false);
  player = $state.raw<Player | null>(null);
  seat = $state<number | null>(null);
  mine = $state.raw<readonly number[]>([]);
  number = $state(0);
  log = $state.raw<readonly News[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  presence = $state.raw<Presence>({ connected: [], watchers: 0, names: [] });
  clock = $state.raw<ClockState>(NO_CLOCK);
  muted = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  advice = $state.raw<readonly Advice[] | null>(null);
  advising = $state(false);
  /** The latest thing that happened around the game. */
  notice = $state.raw<Notice | null>(null);
  /** Chat lines since the chat was last looked at are counted by whoever shows it. */
  #waiting = $state(0);
  #table = $state.raw<TableSummary | null>(null);
  #position = $state.raw<Position | null>(null);
  #catalogue = $state.raw<Catalogue | null>(null);
  #cards = $state.raw<CardList | null>(null);
  #listeners = new Set<(step: Step) => void>();
  #eyes: number | null | undefined;
  readonly #line: Connection;

  constructor(
    readonly id: string,
    seat?: number | null,
    connect?: ConstructorParameters<typeof Connection>[2],
  ) {
    this.#eyes = seat;
    this.#line = new Connection(
      () => lineAddress(id, this.#eyes),
      {
        hello: (message) => this.#hello(message),
        update: (message) => this.#update(message),
        catchup: (message) => this.#catchup(message),
        other: (message) => this.#other(message),
        state: (state) => (this.line = state),
      },
      connect,
    );
  }

  // ------------------------------------------------------------------ what there is to see

  get table(): TableSummary {
    return this.#table!;
  }

  /** Whether the game has begun and everything to draw it is there. */
  get playable(): boolean {
    return this.#position !== null && this.#catalogue !== null && this.#cards !== null;
  }

  get position(): Position {
    return this.#position!;
  }

  get catalogue(): Catalogue {
    return this.#catalogue!;
  }

  get cards(): CardList {
    return this.#cards!;
  }

  get busy(): boolean {
    return this.#waiting > 0;
  }

  get connected(): boolean {
    return this.line.kind === "open";
  }

  /** Whether somebody at this browser has to choose. */
  get myTurn(): boolean {
    const waiting = this.#position?.mine_waiting ?? [];
    return this.#table?.state === "playing" && waiting.some((seat) => !this.#table?.seats[seat]?.substitute);
  }

  // ------------------------------------------------------------------ the line

  start(): void {
    this.#line.start();
    addEventListener("online", this.#retry);
    document.addEventListener("visibilitychange", this.#visible);
  }

  stop(): void {
    this.#line.stop();
    removeEventListener("online", this.#retry);
    document.removeEventListener("visibilitychange", this.#visible);
  }

  retry(): void {
    this.#line.retry();
  }

  /** Opens the line anew, for somebody who has just sat down; the server then chooses the seat. */
  restart(): void {
    this.#eyes = undefined;
    this.#line.start();
  }

  readonly #retry = (): void => this.#line.retry();
  readonly #visible = (): void => {
    if (document.visibilityState !== "visible") return;
    this.#line.retry();
    this.#line.check();
  };

  onStep(listener: (step: Step) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  // ------------------------------------------------------------------ what the server says

  #hello(message: Hello): void {
    // After a break, what was missed can be seen happening in one piece.
    const turned = this.greeted && this.seat !== message.seat;
    const missed = this.greeted && message.number > this.number && (!turned || message.seat === null);
    const before = turned ? asWatched(this.#position, message.position) : this.#position;
    const news = message.log.slice(this.log.length);
    this.player = message.player;
    this.seat = message.seat;
    this.#eyes = message.seat;
    this.mine = message.mine;
    this.number = message.number;
    this.#table = message.table;
    this.#position = message.position;
    this.log = message.log;
    this.chat = message.chat;
    this.presence = message.presence;
    this.clock = message.clock;
    this.muted = message.muted;
    this.advice = null;
    if (turned) this.refusal = null;
    this.greeted = true;
    void this.#fetchCards();
    if (missed && message.position) this.#tell(null, false, false, news, before, message.position);
  }

  #update(message: Update): void {
    const before = this.#position;
    this.#entries(message);
    this.#tell(message.seat, message.undo, message.auto, message.news, before, message.position);
  }

  #catchup(message: Catchup): void {
    const before = this.#position;
    this.#entries(message);
    if (message.position) this.#tell(null, false, false, message.news, before, message.position);
  }

  #entries(message: Update | Catchup): void {
    this.number = message.number;
    this.log = [...this.log.slice(0, message.log_from), ...message.news];
    // What was refused while somebody else was asked is past when one is asked oneself.
    if (message.position?.decision && !this.#position?.decision) this.refusal = null;
    if (message.position) this.#position = message.position;
    this.clock = message.clock;
    this.advice = null;
    this.advising = false;
  }

  #tell(
    seat: number | null,
    undo: boolean,
    auto: boolean,
    news: readonly News[],
    before: Position | null,
    after: Position,
  ): void {
    const step: Step = { number: this.number, seat, undo, auto, news, before, after };
    for (const listener of [...this.#listeners]) listener(step);
  }

  #other(message: Other): void {
    switch (message.type) {
      case "table":
        this.#table = message.table;
        this.mine = message.mine;
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        break;
      case "presence":
        this.presence = message.presence;
        break;
      case "clock":
        this.clock = message.clock;
        break;
      case "notice":
        this.notice = message;
        break;
      case "refused":
        this.refusal = message;
        break;
      case "hint":
        this.advising = false;
        if (message.number === this.number || message.seat === this.seat) this.advice = message.advice;
        break;
    }
  }

  /** The cards of the setup, once for every table. */
  async #fetchCards(): Promise<void> {
    if (this.#cards && this.#catalogue) return;
    try {
      const [catalogue, cards] = await Promise.all([api.catalogue(), api.cards(this.table.setup)]);
      this.#catalogue = catalogue;
      this.#cards = cards;
    } catch {
      setTimeout(() => void this.#fetchCards(), 2_000);
    }
  }

  // ------------------------------------------------------------------ what can be done

  async choose(choice: string, seat?: number): Promise<boolean> {
    const chooser = seat ?? this.#position?.decision?.seat ?? this.seat;
    if (chooser === null || chooser === undefined) return false;
    return this.#asked({ type: "choose", id: newId(), number: this.number, seat: chooser, choice });
  }

  async suggest(kind: string): Promise<readonly string[]> {
    const seat = this.#position?.decision?.seat ?? this.seat ?? -1;
    const answer = await this.#ask({ type: "suggest", id: newId(), seat, kind: kind as Suggest["kind"] });
    return answer?.type === "suggestion" ? answer.choices : [];
  }

  async reach(card: string): Promise<readonly string[]> {
    const { seat } = this;
    if (seat === null || this.#table?.state !== "playing") return [];
    // Whoever only looks at cards is not to be bothered with refusals.
    const asked = this.#line.ask({ type: "reach", id: newId(), seat, card });
    const answer = await asked.catch(() => null);
    return answer?.type === "reach" ? answer.places : [];
  }

  async undo(): Promise<boolean> {
    if (this.seat === null) return false;
    return this.#asked({ type: "undo", id: newId(), seat: this.seat });
  }

  async reset(): Promise<boolean> {
    if (this.seat === null) return false;
    return this.#asked({ type: "reset", id: newId(), seat: this.seat });
  }

  async #asked(message: ClientMessage & { id: string }): Promise<boolean> {
    return (await this.#ask(message)) !== null;
  }

  /** The answer of the server; none if it refuses, which is shown. */
  async #ask(message: ClientMessage & { id: string }): Promise<Answer | null> {
    this.refusal = null;
    this.#waiting += 1;
    try {
      return await this.#line.ask(message);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.refusal = error.refused;
      return null;
    } finally {
      this.#waiting -= 1;
    }
  }

  dismissRefusal(): void {
    this.refusal = null;
  }

  look(seat: number | null): void {
    this.#eyes = seat;
    this.#line.tell({ type: "look", seat });
  }

  async say(text: string): Promise<Refusal | null> {
    try {
      await this.#line.ask({ type: "chat", id: newId(), text: text.trim() });
      return null;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      return error.refused;
    }
  }

  hint(): void {
    const seat = this.#position?.decision?.seat;
    if (seat === undefined || this.advising) return;
    this.advising = true;
    this.#line.ask({ type: "hint", id: newId(), seat }).catch((error: unknown) => {
      this.advising = false;
      if (error instanceof RefusedError) this.refusal = error.refused;
    });
  }

  ready(seat: number, ready: boolean): void {
    void this.#ask({ type: "ready", id: newId(), seat, ready });
  }

  passVeto(on: boolean): void {
    if (this.seat !== null) void this.#ask({ type: "pass_veto", id: newId(), seat: this.seat, on });
  }

  handOver(seat: number, bot?: string): void {
    void this.#ask({ type: "hand_over", id: newId(), seat, bot: bot ?? null });
  }

  takeBack(seat: number): void {
    void this.#ask({ type: "take_back", id: newId(), seat });
  }

  /** Without an account of any kind there is nobody who could be remembered. */
  setMuted(on: boolean): void {
    if (this.player) void api.mute(this.id, on).catch(() => undefined);
  }

  points(): Promise<PointsSoFar> {
    return api.tablePoints(this.id);
  }

  async rematch(): Promise<void> {
    const table = await api.rematch(this.id);
    navigate(`/table/${table.id}`);
  }
}
