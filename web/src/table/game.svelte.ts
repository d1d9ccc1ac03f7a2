/** What the person at this table is doing: what is asked, what is chosen but not confirmed, what is still to be sent. */
import { tick } from "svelte";
import { settings } from "../lib/settings.svelte";
import type { Decision, Option, Position } from "../lib/protocol";
import type { TableSource } from "../lib/source";
import { asked, isLastMove, mayPass, mostAtOnce, wordOf, type Asked } from "./decisions";
import type { Playback } from "./playback.svelte";

const PATIENCE = 4_000;

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
  #sending = $state(false);
  #lastMove = false;
  #cancelled = 0;

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
    return decision && this.#source.mine.includes(decision.seat) ? decision : null;
  }

  get asked(): Asked | null {
    return this.decision ? asked(this.decision, this.position.view, this.board) : null;
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

  // ------------------------------------------------------------------ choosing

  /** Chooses an option; one that may end the turn is held back until it is confirmed. */
  pick(option: Option, at = 1): void {
    const decision = this.decision;
    if (!decision || this.busy) return;
    this.dilemma = null;
    if (wordOf(option) === "disc") {
      this.staged = option;
      return;
    }
    const last = at >= Number(decision.args.left ?? 1) || at <= 1;
    if (settings.confirm && last && this.staged?.text !== option.text && this.#passes(decision, option, at)) {
      this.staged = option;
      return;
    }
    this.staged = null;
    const several = at > 1 && ["to", "from"].includes(wordOf(option));
    void this.send(Array.from({ length: several ? at : 1 }, () => option.text));
  }

  #passes(decision: Decision, option: Option, at: number): boolean {
    if (at > 1) return at >= Number(decision.args.left ?? 1) && decision.kind !== "turn";
    if (decision.kind === "turn") return false;
    return mayPass(decision, option, this.#lastMove);
  }

  /** A place was clicked or something was dropped there. */
  place(place: string): void {
    const now = this.asked;
    if (!now) return;
    const options = [...(now.places.get(place) ?? [])];
    for (const [piece, option] of now.pieces) if (piece.endsWith(` ${place}`)) options.push(option);
    if (options.length === 1) this.pick(options[0]!, Math.min(this.atOnce, this.most));
    else if (options.length > 1) this.dilemma = { place, options };
  }

  piece(colour: string, place: string): void {
    const option = this.asked?.pieces.get(`${colour} ${place}`);
    if (option) this.pick(option);
  }

  /** A piece was dragged from one place to another: picked up and put down, as often as is wanted at once. */
  move(colour: string, from: string, to: string): void {
    const option = this.asked?.pieces.get(`${colour} ${from}`);
    if (!option || from === to) return;
    const times = Math.max(1, Math.min(this.atOnce, this.most));
    const texts = Array.from({ length: times }, () => [option.text, `to ${to}`]).flat();
    void this.send(wordOf(option) === "lift" ? texts : [option.text]);
  }

  confirm(): void {
    const option = this.staged;
    if (option) {
      this.staged = null;
      void this.send([option.text]);
    } else if (this.asked?.finish) void this.send([this.asked.finish.text]);
  }

  async undo(): Promise<void> {
    if (this.staged || this.dilemma) {
      this.forget();
      return;
    }
    this.#cancelled += 1;
    await this.#source.undo();
  }

  async reset(): Promise<void> {
    this.forget();
    this.#cancelled += 1;
    await this.#source.reset();
  }

  /** Sends choices one after the other, as long as each of them is still one of the options. */
  async send(texts: readonly string[]): Promise<void> {
    this.forget();
    const turn = ++this.#cancelled;
    this.#sending = true;
    try {
      for (const text of texts) {
        const decision = this.#source.position.decision;
        if (turn !== this.#cancelled || !decision?.options.some((option) => option.text === text)) return;
        this.#lastMove = isLastMove(decision) || (decision.kind === "drop" && this.#lastMove);
        const number = this.#source.number;
        if (!(await this.#source.choose(text, decision.seat))) return;
        await this.#arrived(number);
      }
    } finally {
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
