/**
 * What the table screen is drawn from: a live game or a replay.
 *
 * The screen is mounted as `<Table {source} />`. Everything here is reactive. With `position` alone it can be drawn;
 * `onStep` tells of the single entries that led there, for those who want to see them happen one by one.
 */
import type {
  Advice,
  CardList,
  Catalogue,
  ChatLine,
  ClockState,
  News,
  PointsSoFar,
  Position,
  Presence,
  TableSummary,
} from "./protocol";

/** One entry of the game, with how the table looked before and after it. */
export interface Step {
  number: number;
  /** Who chose; null where several entries arrive in one piece, after a lost connection. */
  seat: number | null;
  undo: boolean;
  /** Answered by the table itself, since there was nothing to choose. */
  auto: boolean;
  news: readonly News[];
  before: Position | null;
  after: Position;
}

/** Something that was not done, and why. */
export interface Refusal {
  code: string;
  /** The server's own sentence, in English. */
  text: string;
  /** The text that names the rule, and its facts, where the engine has refused it. */
  key?: string | null;
  args?: Record<string, unknown>;
}

export interface TableSource {
  readonly mode: "live" | "replay";
  readonly catalogue: Catalogue;
  readonly cards: CardList;
  readonly table: TableSummary;
  /** Whose eyes one looks through; null for a spectator. */
  readonly seat: number | null;
  /** Seats that this browser may choose for; several at a hot seat, none for spectators and replays. */
  readonly mine: readonly number[];
  readonly number: number;
  readonly position: Position;
  readonly log: readonly News[];
  readonly chat: readonly ChatLine[];
  readonly presence: Presence;
  readonly clock: ClockState;
  /** Whether a choice is on its way to the server. */
  readonly busy: boolean;
  /** Whether choices reach the server now. */
  readonly connected: boolean;
  /** Why the last thing was not done; gone with the next choice. */
  readonly refusal: Refusal | null;
  /** What the advisor said about the present decision; null if not asked. */
  readonly advice: readonly Advice[] | null;
  /** Whether the advisor is thinking. */
  readonly advising: boolean;

  /** Chooses an option by its text. Resolves when it is committed; a refusal is shown, not thrown. */
  choose(choice: string, seat?: number): Promise<boolean>;
  /** Asks which choices would make up a whole, such as a hand of cards; none if that was refused. */
  suggest(kind: string): Promise<readonly string[]>;
  /** Asks where the special action of a card could do something if the own seat used it now. */
  reach(card: string): Promise<readonly string[]>;
  undo(): Promise<boolean>;
  reset(): Promise<boolean>;
  /** Looks through another own seat, or as a spectator. */
  look(seat: number | null): void;
  /** Says something to the table; says why if that was refused. Waits for the line if it is down. */
  say?(text: string): Promise<Refusal | null>;
  hint(): void;
  passVeto(on: boolean): void;
  handOver(seat: number, bot?: string): void;
  takeBack(seat: number): void;
  dismissRefusal(): void;
  /** Where all points came from, for the charts at the end. */
  points(): Promise<PointsSoFar>;
  /** Plays again with the same people; goes to the new table. */
  rematch(): Promise<void>;
  /** Whether the chat of this table is not wanted. */
  readonly muted?: boolean;
  setMuted?(on: boolean): void;
  /** The table as a scenario, where it is no moment of a table or a record that the server knows. */
  written?(): Promise<string>;
  /** Goes to the moment of a piece of the log, where one can go back in time. */
  goToNews?(index: number): void;
  /** Calls back for every entry that happens from now on, in order; returns how to stop that. */
  onStep(listener: (step: Step) => void): () => void;
}
