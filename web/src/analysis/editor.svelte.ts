/** A position that is being put together: what was said of it, and whether the rules let it be. */
import { api, ApiError } from "../lib/api";
import type { CardList, Catalogue, PositionTold, SetupChoice } from "../lib/protocol";

type Counts = Record<string, number>;

/** What a scenario says of a position, as far as the editor knows it; everything else is passed on. */
export interface Facts {
  phase?: string;
  round?: number;
  start?: string;
  active?: string;
  king?: string;
  caballeros?: Record<string, Counts>;
  grandes?: Record<string, string>;
  boards?: Record<string, string>;
  scores?: Counts;
  played?: Counts;
  hand?: Record<string, number[]>;
  used?: Record<string, number[]>;
  offer?: Record<string, string>;
  card?: string;
  vetos?: Record<string, number | { this_round?: number; next_round?: number }>;
  modifiers?: Record<string, number[]>;
  played_modifiers?: Counts;
  tokens?: Record<string, unknown>;
  [other: string]: unknown;
}

export interface Scenario {
  name: string;
  edition: string;
  players: number;
  sets?: string[];
  options?: Record<string, string>;
  position: Facts;
  expect: unknown;
}

export const PHASES = ["round", "power", "turns", "supply", "card", "turn", "scoring"] as const;
export const IN_TURN: readonly string[] = ["supply", "card", "turn"];
const PAUSE = 350;

/** What a change makes meaningless: that is left to chance, or follows anew. */
const STALE: Record<string, readonly string[]> = {
  round: ["turned_up", "stacks", "offer", "played", "played_modifiers", "acted"],
  phase: ["turned_up", "stacks", "played", "played_modifiers", "acted", "active", "card", "offer"],
  offer: ["turned_up", "stacks"],
  card: ["turned_up", "stacks", "offer"],
  played: ["acted"],
  hand: ["used"],
  used: ["hand"],
};

export function fresh(setup: SetupChoice, name: string): Scenario {
  const { edition = "2015", players = 4, sets = [], options = {} } = setup;
  return {
    name,
    edition,
    players,
    sets,
    options,
    position: { king: "castilla_la_nueva", round: 1 },
    expect: { round: 1 },
  };
}

/** A scenario after a fact was changed. */
export function changed(scenario: Scenario, fact: string, value: unknown): Scenario {
  const position: Facts = { ...scenario.position, [fact]: value };
  for (const stale of ["further", ...(STALE[fact] ?? [])]) delete position[stale];
  if (value === undefined) delete position[fact];
  return { ...scenario, position, expect: { round: position.round ?? 1 } };
}

/** Entries with one of them changed; nothing and none are left out. */
export function withEntry<Value>(
  entries: Record<string, Value> | undefined,
  key: string,
  value: Value | undefined,
): Record<string, Value> {
  const found = { ...entries };
  if (value === undefined) delete found[key];
  else found[key] = value;
  return found;
}

export class Editor {
  scenario: Scenario;
  /** How it looks, as far as it can be. */
  told = $state.raw<PositionTold | null>(null);
  cards = $state.raw<CardList | null>(null);
  /** Why it cannot be; nothing if it can. */
  failure = $state.raw<unknown>(null);
  line = $state<number | null>(null);
  /** What is at fault, as a scenario calls it: the names before the colons. */
  field = $state.raw<readonly string[]>([]);
  /** Whose it is, where that is known. */
  whose = $state<string | null>(null);
  checking = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(
    readonly catalogue: Catalogue,
    scenario: Scenario,
  ) {
    this.scenario = $state.raw(scenario);
  }

  get text(): string {
    return this.told?.text ?? JSON.stringify(this.scenario, null, 2);
  }

  set(fact: string, value: unknown): void {
    this.scenario = changed(this.scenario, fact, value);
    this.#soon();
  }

  rename(name: string): void {
    this.scenario = { ...this.scenario, name };
    this.#soon();
  }

  async begin(scenario: Scenario): Promise<void> {
    this.scenario = scenario;
    await this.check();
  }

  #soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), PAUSE);
  }

  /** Asks the rules; what was asked last counts. */
  async check(text: string = JSON.stringify(this.scenario), take = false): Promise<boolean> {
    clearTimeout(this.#timer);
    const asked = (this.#asked += 1);
    this.checking = true;
    try {
      const told = await api.positionTold(text);
      if (asked !== this.#asked) return false;
      if (JSON.stringify(this.cards?.setup) !== JSON.stringify(told.setup))
        this.cards = await api.cards(told.setup);
      this.told = told;
      this.failure = null;
      this.line = null;
      this.field = [];
      this.whose = null;
      if (take) this.scenario = told.scenario as unknown as Scenario;
      return true;
    } catch (error) {
      if (asked !== this.#asked) return false;
      this.failure = error;
      const { row: line = null, field = [], colour = null } = error instanceof ApiError ? error.args : {};
      this.whose = typeof colour === "string" ? colour : null;
      this.field = Array.isArray(field) ? field.map(String) : [];
      // Of what is filled in here nobody sees the lines.
      this.line = take && typeof line === "number" ? line : null;
      return false;
    } finally {
      if (asked === this.#asked) this.checking = false;
    }
  }
}
