/** What the person at this table is doing: what is asked, what is chosen but not confirmed, what is still to be sent. */
import { tick } from "svelte";
import { settings } from "../lib/settings.svelte";
import type { Decision, Option, Position } from "../lib/protocol";
import type { Refusal, TableSource } from "../lib/source";
import { asked, collects, isLastMove, mayPass, missing, mostAtOnce, wordOf, type Asked } from "./decisions";
import type { Playback } from "./playback.svelte";

const PATIENCE = 4_000;
/** Words of choices that place caballeros, or say that no more are to be placed. */
const PLACING = ["to", "from", "end", "stop", "skip"];

/** Whether a turn has more to do than what is chosen now. */
function leavesMore(decision: Decision, chosen: string): boolean {
  const over = ["end", "stop", "skip", chosen.split(" ")[0]];
  return decision.options.some((option) => !over.includes(wordOf(option)));
}

export class Game {
  readonly #source: TableSource;
  readonly #playback: Playback;
  /** Chosen, to be confirmed. */
  staged = $state.raw<Option | null>(null);
  /** How many caballeros go at once. */
  atOnce = $state(1);
  /** The mobile scoreboard that is being laid. */
  board = $state<string | null>(null);
  /** Options of a place among which one has to be chosen. */
  dilemma = $state.raw<{ place: string; options: readonly Option[] } | null>(null);
  /** Texts of options that are to make up a whole with others, in the order in which they were chosen. */
  #chosen = $state.raw<readonly string[]>([]);
  /** Why a piece could not be put down where it was dragged; it is back where it was. */
  refused = $state.raw<Refusal | null>(null);
  #sending = $state(false);
  #askedFor = "";
  #lastMove = false;
  /** Whether something else of the turn is left besides what was begun last. */
  #more = false;
  /** How often the staged option is meant. */
  #times = 1;
  /** The piece that is being moved, and how many like it are to follow. */
  #lifted: { text: string; times: number } | null = null;
  /** Picking up the piece that is being dragged, on its way to the server. */
  #gripped: Promise<void> | null = null;
  /** Choices still to be sent. */
  #queue: string[] = [];

  constructor(source: TableSource, playback: Playback) {
    this.#source = source;
    this.#playback = playback;
  }

  get position(): Position {
    return this.#playback.position ?? this.#source.position;
  }

  /** What has to be chosen now; nothing while others are being watched. */
  get decision(): Decision | null {
    if (this.#playback.playing || this.#source.mode !== "live") return null;
    const decision = this.position.decision;
    return decision && this.#plays(decision.seat) ? decision : null;
  }

  get asked(): Asked | null {
    return this.decision ? asked(this.decision, this.position.view, this.board) : null;
  }

  /**
   * The decision that is answered by a whole series of choices, if there is one. Others choose at the same time, so it
   * is there even while they are being watched.
   */
  get collecting(): Decision | null {
    if (this.#source.mode !== "live") return null;
    const { decision } = this.#source.position;
    return decision && collects(decision) && this.#plays(decision.seat) ? decision : null;
  }

  /** Whether a seat is played at this browser, and not by a bot for now. */
  #plays(seat: number): boolean {
    return this.#source.mine.includes(seat) && !this.#source.table.seats[seat]?.substitute;
  }

  /** Chosen for the whole, but not sent yet. */
  get chosen(): readonly Option[] {
    const options = this.collecting?.options ?? [];
    return this.#chosen.flatMap((text) => options.find((option) => option.text === text) ?? []);
  }

  /** How many more have to be chosen before the whole can be confirmed. */
  get missing(): number {
    const { collecting } = this;
    return collecting ? missing(collecting, this.#source.position.view) - this.chosen.length : 0;
  }

  get complete(): boolean {
    return this.collecting !== null && this.missing === 0;
  }

  get most(): number {
    return this.decision ? mostAtOnce(this.decision, this.position.view) : 1;
  }

  get busy(): boolean {
    return this.#sending || this.#source.busy;
  }

  /** Everything half chosen is forgotten, as when something else is asked. */
  forget(): void {
    this.staged = null;
    this.dilemma = null;
  }

  /**
   * Whether something else is asked than before. What others choose at the same time changes nothing about it, nor
   * does watching them: `decision` is what is asked on the screen, `open` what is asked in the game.
   */
  isNews(decision: Decision | null, open: Decision | null): boolean {
    if (decision === null && open !== null) return false;
    const texts = decision?.options.map(({ text }) => text) ?? [];
    const asked = decision ? [decision.seat, decision.kind, decision.since, ...texts].join(" ") : "";
    const news = asked !== this.#askedFor;
    this.#askedFor = asked;
    return news;
  }

  // ------------------------------------------------------------------ choosing

  /** Chooses an option; one that may end the turn is held back until it is confirmed. */
  pick(option: Option, at = 1): void {
    const decision = this.decision;
    if (!decision) return;
    if (this.busy) {
      // Quick clicks are not lost: they wait until the first one has arrived.
      const left = Number(decision.args.left ?? 0) - this.#queue.length;
      if (["to", "from"].includes(wordOf(option)) && decision.kind !== "drop" && left > 2) {
        this.#queue.push(option.text);
      }
      return;
    }
    this.dilemma = null;
    if (collects(decision)) {
      this.toggle(option);
      return;
    }
    if (wordOf(option) === "disc") {
      this.staged = option;
      return;
    }
    const givesUp = wordOf(option) === "end" && this.open !== null;
    const asks = givesUp || (settings.confirm && this.#passes(decision, option, at));
    if (asks && this.staged?.text !== option.text) {
      this.staged = option;
      this.#times = at;
      return;
    }
    void this.send(this.#texts(decision, option, at));
  }

  /** Takes an option into the whole, or out of it. */
  toggle(option: Option): void {
    if (this.#sending) return;
    const texts = this.chosen.map(({ text }) => text);
    if (texts.includes(option.text)) this.#chosen = texts.filter((text) => text !== option.text);
    else if (this.missing > 0) this.#chosen = [...texts, option.text];
  }

  /** Takes what the server suggests instead of what is chosen so far; confirming it is left to the player. */
  async suggest(kind: string): Promise<void> {
    if (this.busy) return;
    const texts = await this.#source.suggest(kind);
    if (texts.length > 0) this.#chosen = texts;
  }

  /** The choices that come to one option chosen so many times. */
  #texts(decision: Decision, option: Option, at: number): string[] {
    const word = wordOf(option);
    if (decision.kind === "drop" && this.#lifted) {
      const { text, times } = this.#lifted;
      const more = Array.from({ length: times - 1 }, () => [text, option.text]).flat();
      return [option.text, ...more];
    }
    this.#lifted = word === "lift" && at > 1 ? { text: option.text, times: at } : null;
    const several = word === "to" || word === "from";
    return Array.from({ length: several ? at : 1 }, () => option.text);
  }

  #passes(decision: Decision, option: Option, at: number): boolean {
    const word = wordOf(option);
    if (decision.kind !== "drop" && (word === "to" || word === "from")) {
      // As long as something else of the turn is left, this does not end it and can be taken back.
      const more = this.#more || decision.options.some((other) => !PLACING.includes(wordOf(other)));
      return at >= Number(decision.args.left ?? 1) && !more;
    }
    return mayPass(decision, option, this.#lastMove);
  }

  /** A place was clicked or something was dropped there. */
  place(place: string): void {
    const now = this.asked;
    if (!now) return;
    const options = [...(now.places.get(place) ?? [])];
    for (const [piece, option] of now.pieces) if (piece.endsWith(` ${place}`)) options.push(option);
    if (options.length === 1) this.pick(options[0]!, this.#number);
    else if (options.length > 1) this.dilemma = { place, options };
    else this.#tryAnyway(place);
  }

  /** A place that cannot be chosen was meant: it is sent all the same, as the server knows the rule that forbids it. */
  #tryAnyway(place: string): void {
    const { decision } = this;
    const like = decision?.options.find(({ text, target }) => target.place && text.endsWith(` ${target.place}`));
    if (!decision || !like || this.busy) return;
    const text = [...like.text.split(" ").slice(0, -1), place].join(" ");
    if (decision.options.some((option) => option.text === text)) return;
    this.refused = null;
    void this.#source.choose(text, decision.seat);
  }

  /** Whether the server can be asked why a place cannot be chosen. */
  canAskWhyNot(place: string): boolean {
    const now = this.asked;
    if (!now || this.busy || now.places.has(place) || now.places.size === 0) return false;
    return ![...now.pieces.keys()].some((piece) => piece.endsWith(` ${place}`));
  }

  piece(colour: string, place: string): void {
    const option = this.asked?.pieces.get(`${colour} ${place}`);
    if (option) this.pick(option, this.#number);
  }

  get #number(): number {
    return Math.max(1, Math.min(this.atOnce, this.most));
  }

  /** A piece was dragged from one place to another: picked up and put down, as often as is wanted at once. */
  move(colour: string, from: string, to: string): void {
    const option = this.asked?.pieces.get(`${colour} ${from}`);
    if (!option || from === to) return;
    const texts = Array.from({ length: this.#number }, () => [option.text, `to ${to}`]).flat();
    void this.send(wordOf(option) === "lift" ? texts : [option.text]);
  }

  /** A piece is being dragged: it is picked up, so that one sees where it can go. */
  grip(colour: string, from: string): void {
    const { decision } = this;
    const option = this.asked?.pieces.get(`${colour} ${from}`);
    if (!option || decision?.kind !== "lift" || this.busy) return;
    this.#gripped = this.send(this.#texts(decision, option, this.#number));
  }

  /** A piece that was dragged is let go over a place, or over none. */
  async letGo(colour: string, from: string, to: string | null): Promise<void> {
    const gripped = this.#gripped;
    this.#gripped = null;
    if (!gripped) {
      if (to) this.move(colour, from, to);
      return;
    }
    await gripped;
    const { decision } = this.#source.position;
    if (decision?.kind !== "drop" || !this.#source.mine.includes(decision.seat)) return;
    const option = decision.options.find(({ text }) => text === `to ${to}`);
    if (option) await this.send(this.#texts(decision, option, 1));
    else await this.#putBack(decision, to === from ? null : to);
  }

  /** A piece goes back to where it was picked up; the server says why it cannot go to the place that was meant. */
  async #putBack(decision: Decision, to: string | null): Promise<void> {
    if (to) await this.#source.choose(`to ${to}`, decision.seat);
    const { refusal, position } = this.#source;
    this.#lifted = null;
    if (position.can_undo) await this.#source.undo();
    this.refused = to ? refusal : null;
  }

  confirm(): void {
    const { decision, staged } = this;
    const finish = this.asked?.finish ?? null;
    if (this.collecting) {
      if (this.complete) void this.send(this.chosen.map(({ text }) => text));
    } else if (decision && staged) void this.send(this.#texts(decision, staged, this.#times));
    else if (finish && this.open) this.pick(finish);
    else if (finish) void this.send([finish.text]);
  }

  /** What of the turn has not been used yet, where ending the turn would give it up. */
  get open(): "both" | "placing" | "action" | null {
    const words = this.decision?.options.map(wordOf) ?? [];
    if (!words.includes("end") || words.length === 1) return null;
    const placing = words.includes("to");
    const action = words.some((word) => word !== "to" && word !== "end");
    return placing && action ? "both" : placing ? "placing" : "action";
  }

  async undo(): Promise<void> {
    if (this.staged || this.dilemma) {
      this.forget();
      return;
    }
    if (this.chosen.length > 0) {
      this.#chosen = this.chosen.slice(0, -1).map(({ text }) => text);
      return;
    }
    this.#queue = [];
    await this.#source.undo();
  }

  async reset(): Promise<void> {
    this.forget();
    if (this.chosen.length > 0) {
      this.#chosen = [];
      return;
    }
    this.#queue = [];
    await this.#source.reset();
  }

  /** Sends choices one after the other, as long as each of them is still one of the options. */
  async send(texts: readonly string[]): Promise<void> {
    this.forget();
    this.refused = null;
    this.#queue.push(...texts);
    if (this.#sending) return;
    this.#sending = true;
    try {
      for (let text = this.#queue.shift(); text !== undefined; text = this.#queue.shift()) {
        const decision = this.#source.position.decision;
        const legal = decision?.options.some((option) => option.text === text);
        // A piece that was dragged to a wrong place is held; the server says what is wrong with the place.
        if (!decision || !(legal || decision.kind === "drop")) return;
        this.#lastMove = isLastMove(decision) || (decision.kind === "drop" && this.#lastMove);
        if (decision.kind === "turn") this.#more = leavesMore(decision, text);
        const number = this.#source.number;
        if (!(await this.#source.choose(text, decision.seat))) return;
        await this.#arrived(number);
      }
    } finally {
      this.#queue = [];
      this.#sending = false;
    }
  }

  /** Waits until the table has changed. */
  async #arrived(number: number): Promise<void> {
    const until = Date.now() + PATIENCE;
    while (this.#source.number === number && Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    await tick();
  }
}
