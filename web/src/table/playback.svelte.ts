/**
 * What happens at the table, shown step by step: the entries of the game wait here until their turn has come to be seen.
 *
 * `position` is what is drawn. Own choices are shown at once; those of others one by one at the player's speed. Whoever
 * does not want to wait skips to the present.
 */
import { pace } from "../lib/settings.svelte";
import type { News, Position } from "../lib/protocol";
import type { Step } from "../lib/source";
import { after } from "./stage";

/** How long a piece of news is looked at, in milliseconds at normal speed. */
const LENGTHS: Record<string, number> = {
  round: 700,
  power: 620,
  modifier: 620,
  dummy_power: 520,
  dummy_arrives: 520,
  dummy_takes: 520,
  turn: 150,
  supply: 260,
  recalled: 320,
  card: 900,
  announced: 650,
  vetoed: 1500,
  veto_taken: 500,
  placed: 330,
  moved: 520,
  returned: 480,
  to_court: 420,
  discs: 2200,
  castillo_opened: 1300,
  left_castillo: 600,
  scored: 1100,
  king: 800,
  grande: 650,
  board: 700,
  general_scoring: 900,
  game_over: 600,
};
const OTHER = 200;
/** From so many waiting entries on, everything goes faster. */
const LONG_QUEUE = 12;

export function lengthOf(news: News): number {
  return LENGTHS[String(news.event)] ?? OTHER;
}

/** What is drawn over the table while a piece of news is looked at. */
export type Show = (news: News, before: Position, milliseconds: number) => Promise<void> | void;

export class Playback {
  /** What is drawn; null until there is something. */
  position = $state.raw<Position | null>(null);
  /** The news being shown now. */
  current = $state.raw<News | null>(null);
  playing = $state(false);
  paused = $state(false);
  waiting = $state(0);
  /** How many of the latest news have not been shown yet. */
  ahead = $state(0);
  /** How the table was after one's own last choice, and everything since: to be seen again. */
  since = $state.raw<readonly Step[]>([]);
  show: Show | null = null;
  #queue: Step[] = [];
  #running = false;
  #skip = false;
  #again = false;
  #wake: (() => void) | null = null;

  /** Something has happened. `own` is what was chosen at this browser. */
  push(step: Step, own: boolean): void {
    if (step.undo) {
      this.reset(step.after);
      return;
    }
    if (own) this.since = [];
    else this.since = [...this.since, step];
    this.#queue.push(step);
    this.#count();
    if (own && !this.#running) this.#quickly(step);
    else void this.#run();
  }

  /** Shows the present, without what led to it. */
  reset(position: Position | null): void {
    this.#queue = [];
    this.#count();
    this.since = [];
    this.position = position;
    this.current = null;
    this.#stop();
  }

  /** Goes to the present at once. */
  skip(): void {
    this.#skip = true;
    this.paused = false;
    this.#wake?.();
  }

  /** Holds on, and goes on by single steps. */
  pause(): void {
    this.paused = !this.paused;
    if (!this.paused) this.#wake?.();
  }

  step(): void {
    this.paused = true;
    this.#wake?.();
  }

  /** Once more what has happened since the own last choice. */
  again(): void {
    const first = this.since[0];
    if (!first?.before || this.#running) return;
    this.#again = true;
    this.position = first.before;
    this.#queue = [...this.since];
    this.#count();
    void this.#run();
  }

  #count(): void {
    this.waiting = this.#queue.length;
    this.ahead = this.#queue.reduce((sum, { news }) => sum + news.length, 0);
  }

  /** An own choice is seen at once; its pieces walk while the table already shows them. */
  #quickly(step: Step): void {
    this.#queue.pop();
    this.#count();
    const before = this.position;
    this.position = step.after;
    if (before && pace() > 0) for (const news of step.news) void this.show?.(news, before, 320 * pace());
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    this.playing = true;
    for (let step = this.#queue[0]; step; step = this.#queue[0]) {
      for (const news of step.news) {
        if (this.#skip || (pace() === 0 && !this.#again)) break;
        await this.#look(news, step);
        if (!this.#running) return;
        if (step.news.length > 1 && this.position) this.position = after(this.position, news);
        this.ahead -= 1;
      }
      this.position = step.after;
      this.#queue.shift();
      this.#count();
    }
    this.#stop();
  }

  async #look(news: News, step: Step): Promise<void> {
    this.current = news;
    const hurry = this.#queue.length > LONG_QUEUE ? 0.5 : 1;
    const length = lengthOf(news) * (pace() || 1) * hurry;
    const shown = this.show?.(news, this.position ?? step.before ?? step.after, length);
    await Promise.race([Promise.all([shown, this.#wait(length)]), this.#woken()]);
    if (this.paused && !this.#skip) await this.#woken();
  }

  #wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
  }

  #woken(): Promise<void> {
    return new Promise((resolve) => (this.#wake = resolve));
  }

  #stop(): void {
    this.#running = false;
    this.#skip = false;
    this.#again = false;
    this.playing = false;
    this.paused = false;
    this.current = null;
    this.#wake?.();
    this.#wake = null;
  }
}
