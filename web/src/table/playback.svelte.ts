/**
 * What happens at the table, shown step by step: the entries of the game wait here until their turn has come to be seen.
 *
 * `position` is what is drawn. What one has chosen oneself is shown at once; what others choose, and what the game itself
 * brings to light after any choice, one by one at the player's speed. Whoever does not want to wait skips to the present.
 */
import { pace } from "../lib/settings.svelte";
import type { Catalogue, News, Position } from "../lib/protocol";
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
  scored: 900,
  king: 800,
  grande: 650,
  board: 700,
  general_scoring: 900,
  game_over: 600,
};
const OTHER = 200;
/** Every line of a scoring has to be read. */
const LINE = 450;

/** Between one choice and the next; nothing to look at for its own sake. */
const PASSING = new Set(["turn", "turn_over", "offer", "start_marker"]);

/** What the server says of the kinds of news. */
export type Events = Catalogue["events"];

/** What everybody at a table would look up for, whoever has brought it about. It is never passed over. */
export function isEventful(news: News, events: Events): boolean {
  return events[String(news.event)]?.eventful ?? false;
}

/**
 * How many of the first news of an entry are the direct effect of its choice. The rest, from the first eventful news or
 * from what another seat does, is to be seen happening.
 */
export function directly({ seat, news }: Pick<Step, "seat" | "news">, events: Events): number {
  const first = news.findIndex((one) => {
    if (PASSING.has(String(one.event))) return false;
    const others = typeof one.seat === "number" && one.seat !== seat;
    return isEventful(one, events) || one.event === "round" || others;
  });
  return first < 0 ? news.length : first;
}

/** From so many waiting entries on, everything goes faster. */
const LONG_QUEUE = 12;

export function lengthOf(news: News): number {
  const lines = ((news.awards ?? []) as { points: number }[]).filter(({ points }) => points > 0).length;
  return (LENGTHS[String(news.event)] ?? OTHER) + LINE * lines;
}

/** What is drawn over the table while a piece of news is looked at. */
export type Show = (news: News, before: Position, milliseconds: number) => Promise<void> | void;

export class Playback {
  /** What is drawn; null until there is something. */
  position = $state.raw<Position | null>(null);
  /** The news being shown now. */
  current = $state.raw<News | null>(null);
  /** The eventful news that nothing was shown of, where nothing is to move: they are read instead. */
  unseen = $state.raw<readonly News[]>([]);
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
  /** Which showing it is: one that was broken off must not go on beside the next. */
  #showing = 0;
  #skip = false;
  #again = false;
  /** The own choice that was shown last, for what may follow it by itself. */
  #latest: Step | null = null;
  #wake: (() => void) | null = null;
  readonly #events: Events;

  constructor(events: Events) {
    this.#events = events;
  }

  /** Something has happened. `own` is what was chosen at this browser. */
  push(step: Step, own: boolean): void {
    if (step.undo) {
      this.reset(step.after);
      return;
    }
    if (own) this.unseen = [];
    const [direct, told] = own ? parts(step, this.#events) : [null, step];
    const latest = step.auto ? this.#latest : null;
    this.#latest = null;
    if (own) this.since = [];
    if (told) this.since = [...this.since, told];
    if (direct && !this.#running) this.#quickly(direct);
    else if (direct) this.#queue.push(direct);
    if (told) {
      // An automatic answer came together with the own choice: the table was drawn as it is after both.
      if (latest && !this.#running) this.position = staged(latest.before, latest.news);
      this.#queue.push(told);
      this.#count();
      void this.#run();
    }
  }

  /** Shows the present, without what led to it. */
  reset(position: Position | null): void {
    this.#queue = [];
    this.#count();
    this.since = [];
    this.unseen = [];
    this.#latest = null;
    this.position = position;
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
  #quickly(direct: Step): void {
    const before = this.position;
    this.position = direct.after;
    this.#latest = direct;
    if (before && pace() > 0) for (const news of direct.news) void this.show?.(news, before, 320 * pace());
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    this.playing = true;
    const showing = ++this.#showing;
    for (let step = this.#queue[0]; step; step = this.#queue[0]) {
      for (const [index, news] of step.news.entries()) {
        if (this.#skip) break;
        if (pace() === 0 && !this.#again) {
          const missed = step.news.slice(index).filter((one) => isEventful(one, this.#events));
          if (missed.length > 0) this.unseen = [...this.unseen, ...missed];
          break;
        }
        await this.#look(news, step);
        if (!this.#running || showing !== this.#showing) return;
        // What is answered by itself comes together with the entry before it: then the table was sent as it is after both.
        if (index < step.news.length - 1 || this.#queue[1]?.auto) this.position = staged(this.position, [news]);
        this.ahead -= 1;
      }
      this.#queue.shift();
      if (!this.#queue[0]?.auto || this.#skip || pace() === 0) this.position = step.after;
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

/** An entry of one's own: its direct effect, and what is to be seen happening after it. */
function parts(step: Step, events: Events): [Step | null, Step | null] {
  const number = directly(step, events);
  if (number === step.news.length) return [step, null];
  if (number === 0) return [null, step];
  const between = staged(step.before, step.news.slice(0, number)) ?? step.after;
  return [
    { ...step, news: step.news.slice(0, number), after: between },
    { ...step, news: step.news.slice(number), before: between },
  ];
}

/** The table after these news, as far as it can be drawn without asking the server. */
function staged(position: Position | null, news: readonly News[]): Position | null {
  return position && news.reduce(after, position);
}
