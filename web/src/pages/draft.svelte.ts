/** A table that is being thought up, before the server hears of it. */
import type {
  Catalogue,
  ClockSetting,
  OptionInfo,
  SeatForm,
  SetupChoice,
  TableForm,
  TableRule,
} from "../lib/protocol";
import { t } from "../lib/i18n.svelte";
import { colourOf } from "../lib/players";

export const MOST_SEATS = 5;
const DEFAULT_EDITION = "2015";

export const THEN: readonly NonNullable<TableRule["then"]>[] = ["remind", "bot", "skip", "end"];

interface DraftSeat {
  kind: "me" | "open" | "bot";
  bot: string;
  name: string;
}

const KEY = "elgrande.table";

/** What is kept of a table for the next one: everything but its name. */
const KEPT = [
  "edition",
  "players",
  "sets",
  "clock",
  "minutes",
  "increment",
  "days",
  "delay",
  "weekend",
  "holidays",
  "wait",
  "then",
  "resigned",
  "public",
  "hints",
  "shuffle",
  "language",
] as const;

export class Draft {
  edition = $state(DEFAULT_EDITION);
  players = $state(4);
  sets = $state<string[]>([]);
  seats = $state<DraftSeat[]>(
    Array.from({ length: MOST_SEATS }, (_, index) => ({
      kind: index === 0 ? "me" : "bot",
      bot: "",
      name: "",
    })),
  );
  clock = $state<ClockSetting["kind"]>("none");
  minutes = $state(30);
  increment = $state(15);
  days = $state(2);
  delay = $state(0);
  weekend = $state(false);
  holidays = $state(0);
  /** Minutes to wait for somebody without a clock; 0 for a vote of the others. */
  wait = $state(0);
  then = $state<NonNullable<TableRule["then"]>>("bot");
  resigned = $state<NonNullable<TableRule["resigned"]>>("bot");
  name = $state("");
  public = $state(false);
  hints = $state(true);
  shuffle = $state(false);
  /** What it takes to enter, if not the link alone. */
  password = $state("");
  /** What is spoken at the table. */
  language = $state("");
  /** Bots for seats where none was chosen: another personality for each. */
  bots = $state.raw<readonly string[]>([]);
  #options = $state<Record<string, string>>({});

  // ------------------------------------------------------------------ options

  value(option: OptionInfo): string {
    return this.#options[option.id] ?? option.default;
  }

  choose(option: OptionInfo, value: string): void {
    this.#options[option.id] = value;
  }

  has(option: OptionInfo, value: string): boolean {
    return this.value(option).split("+").includes(value);
  }

  /** Adds or takes away one of several values; the default stands for itself and for none. */
  toggle(option: OptionInfo, value: string): void {
    if (value === option.default) {
      this.choose(option, value);
      return;
    }
    const chosen = this.value(option)
      .split("+")
      .filter((each) => each !== option.default);
    const next = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
    const ordered = option.values.filter((each) => next.includes(each));
    this.choose(option, ordered.length ? ordered.join("+") : option.default);
  }

  // ------------------------------------------------------------------ seats

  /** Takes the bots to begin with from the catalogue: all of the usual strength. */
  knowBots(catalogue: Catalogue): void {
    const usual = catalogue.bots.find(({ id }) => id === catalogue.default_bot);
    this.bots = catalogue.bots.filter(({ strength }) => strength === usual?.strength).map(({ id }) => id);
  }

  /** The bot of a seat. */
  botAt(index: number): string {
    return this.seats[index]!.bot || (this.bots[(index + this.bots.length - 1) % this.bots.length] ?? "");
  }

  /** What stands in the list of choices for a seat. */
  seatValue(index: number): string {
    const seat = this.seats[index]!;
    return seat.kind === "bot" ? `bot ${this.botAt(index)}` : seat.kind;
  }

  setSeat(index: number, value: string): void {
    const seat = this.seats[index]!;
    const [kind, bot] = value.split(" ", 2) as [DraftSeat["kind"], string | undefined];
    seat.kind = kind;
    seat.bot = bot ?? "";
  }

  // ------------------------------------------------------------------ from one table to the next

  /** The next table begins like this one. */
  keep(): void {
    const kept: Record<string, unknown> = {
      seats: $state.snapshot(this.seats),
      options: $state.snapshot(this.#options),
    };
    for (const name of KEPT) kept[name] = $state.snapshot(this[name]);
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Then the next table begins as the first one did.
    }
  }

  /** Begins like the last table, as far as that still makes sense. */
  recall(catalogue: Catalogue): void {
    let kept: Record<string, unknown>;
    try {
      kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    } catch {
      return;
    }
    for (const name of KEPT) {
      const value = kept[name];
      if (typeof value === typeof this[name] && Array.isArray(value) === Array.isArray(this[name])) {
        (this[name] as unknown) = value;
      }
    }
    if (!catalogue.editions.some(({ id }) => id === this.edition)) this.edition = DEFAULT_EDITION;
    if (this.players < 2 || this.players > MOST_SEATS) this.players = 4;
    if (!["none", "live", "days"].includes(this.clock)) this.clock = "none";
    if (!THEN.includes(this.then)) this.then = "bot";
    if (!["bot", "nobody"].includes(this.resigned)) this.resigned = "bot";
    const seats = kept.seats as DraftSeat[] | undefined;
    if (Array.isArray(seats) && seats.length === MOST_SEATS && seats.every((seat) => seat && isSeat(seat))) {
      this.seats = seats.map((seat) =>
        catalogue.bots.some(({ id }) => id === seat.bot) ? seat : { ...seat, bot: "" },
      );
    }
    const options = (kept.options ?? {}) as Record<string, unknown>;
    for (const option of catalogue.options) {
      const value = options[option.id];
      if (typeof value === "string" && value.split("+").every((each) => option.values.includes(each))) {
        this.choose(option, value);
      }
    }
  }

  // ------------------------------------------------------------------ what goes with what

  /** The sets of the edition that are chosen. */
  chosenSets(catalogue: Catalogue): string[] {
    const fits = (name: string): boolean =>
      catalogue.sets.some((set) => set.id === name && set.editions.includes(this.edition));
    return this.sets.filter(fits);
  }

  /** The options that mean something with this edition and these sets. */
  options(catalogue: Catalogue): OptionInfo[] {
    const sets = this.chosenSets(catalogue);
    return catalogue.options.filter(
      ({ editions, needs }) => editions.includes(this.edition) && (!needs || sets.includes(needs)),
    );
  }

  /** Takes a set in or out, together with what it needs or what needs it. */
  useSet(catalogue: Catalogue, name: string, on: boolean): void {
    const needed = catalogue.sets.find(({ id }) => id === name)?.needs;
    const needing = catalogue.sets.filter(({ needs }) => needs === name).map(({ id }) => id);
    const changed = on ? [name, ...(needed ? [needed] : [])] : [name, ...needing];
    const others = this.sets.filter((each) => !changed.includes(each));
    this.sets = on ? [...others, ...changed] : others;
  }

  // ------------------------------------------------------------------ what is sent

  /** Only what belongs to the edition and its sets and differs from the defaults. */
  setup(catalogue: Catalogue): SetupChoice {
    const options: Record<string, string> = {};
    for (const option of this.options(catalogue)) {
      const value = this.value(option);
      if (value !== option.default) options[option.id] = value;
    }
    return { edition: this.edition, players: this.players, sets: this.chosenSets(catalogue), options };
  }

  form(catalogue: Catalogue, player: string): TableForm {
    const seats = this.seats.slice(0, this.players);
    const hotSeat = seats.filter((seat) => seat.kind === "me").length > 1;
    return {
      setup: this.setup(catalogue),
      name: this.name.trim(),
      public: this.public,
      hints: this.hints,
      clock: this.#clock(),
      rule: { wait: this.clock === "none" ? this.wait : 0, then: this.then, resigned: this.resigned },
      seats: seats.map((seat, index): SeatForm => ({
        kind: seat.kind,
        bot: seat.kind === "bot" ? this.botAt(index) || null : null,
        name: hotSeat && seat.kind === "me" ? seat.name.trim() || this.#hotSeatName(index, player) : null,
      })),
      shuffle_seats: this.shuffle,
      start: seats.every((seat) => seat.kind !== "open"),
      password: this.password || null,
      language: this.language || null,
    };
  }

  /** Several people at one screen who have not said their names: the first one is the player, then colours. */
  #hotSeatName(index: number, player: string): string {
    const first = this.seats.findIndex((seat) => seat.kind === "me") === index;
    return first ? player : t(`colour-${colourOf(index)}`);
  }

  #clock(): ClockSetting {
    if (this.clock === "live") {
      return { kind: "live", minutes: this.minutes, increment: this.increment, delay: this.delay };
    }
    if (this.clock === "days") {
      return { kind: "days", days: this.days, weekend: this.weekend, holidays: this.holidays };
    }
    return { kind: "none" };
  }
}

function isSeat(seat: Partial<DraftSeat>): boolean {
  return (
    ["me", "open", "bot"].includes(seat.kind ?? "") &&
    typeof seat.bot === "string" &&
    typeof seat.name === "string"
  );
}
