/**
 * What the game says: the facts of decisions, choices and news become the arguments of the texts, in the same way as in
 * the terminal (`elgrande/locale/facts.py`), so that both use the same texts. The server says of which kind a fact is.
 */
import { listed, t, texts, type Arguments } from "../lib/i18n.svelte";
import { COLOURS, type Colour } from "../lib/players";
import type { Award, CardInfo, CardList, Catalogue, Decision, FactKind, Option } from "../lib/protocol";

type Facts = Record<string, unknown>;
type Tell = (name: string, value: unknown) => Arguments;

/** What a variable holds if there is nothing to say, or if it is not for these eyes. */
const NONE = "none";
/** More than there are of a colour: as many as one likes. */
const ANY_NUMBER = 30;
export const NEUTRAL = 5;

export interface Naming {
  cards: CardList;
  catalogue: Pick<Catalogue, "editions" | "options" | "sets" | "places" | "vocabulary"> | null;
  /** Names of the players by seat. */
  seats: readonly (string | null)[];
  translatePlaces?: boolean;
  /** The places of the game that count as regions. */
  regions?: readonly string[];
  /** Whether the colour that nobody plays is the dummy's; otherwise its caballeros are black. */
  dummy?: boolean;
}

export class Speech {
  readonly cards: CardList;
  readonly seats: readonly (string | null)[];
  readonly #catalogue: Naming["catalogue"];
  readonly #translatePlaces: boolean;
  readonly #byId: Map<string, CardInfo>;
  readonly #cardIds: ReadonlySet<string>;
  readonly #game: Arguments;

  readonly #francia: boolean;
  readonly #dummy: boolean;

  constructor({ cards, catalogue, seats, translatePlaces = false, regions = [], dummy = true }: Naming) {
    this.cards = cards;
    this.seats = seats;
    this.#catalogue = catalogue;
    this.#translatePlaces = translatePlaces;
    // Beyond the Pyrenees the board of the colonies has a name of its own.
    this.#francia = regions.includes("france");
    this.#dummy = dummy;
    this.#byId = new Map(cards.cards.map((card) => [card.id, card]));
    this.#cardIds = new Set(this.#byId.keys());
    this.#game = gameArguments(cards, catalogue);
  }

  // ------------------------------------------------------------------ names

  placeName(place: string): string {
    const info = this.#catalogue?.places.find(({ id }) => id === place);
    if (place === "france" && this.#francia) return t("place-francia");
    const key = `place-${place.replaceAll("_", "-")}`;
    if (!info) return texts.find(key) ?? place.replaceAll("_", " ");
    const own = this.#translatePlaces ? info.names[texts.language] : undefined;
    const board = this.#catalogue?.editions.find(({ id }) => id === this.cards.setup.edition)?.region_names;
    return own ?? info.names[board ?? "classic"] ?? t(info.text ?? key);
  }

  /** The name of a player; the colour that nobody plays is the dummy, or that of the black caballeros. */
  seatName(seat: number): string {
    if (seat === NEUTRAL) return t(this.#dummy ? "seat-dummy" : "seat-black");
    return this.seats[seat] || t(`colour-${COLOURS[seat] ?? "grey"}`);
  }

  get cardIds(): ReadonlySet<string> {
    return this.#cardIds;
  }

  card(id: string): CardInfo | undefined {
    return this.#byId.get(id);
  }

  /** The title printed in this language, or our own label for a card that has none. */
  cardName(id: string): string {
    const card = this.card(id);
    if (!card) return id;
    return card.names[texts.language] || this.cardLabel(id);
  }

  cardLabel(id: string): string {
    const card = this.card(id);
    return card ? t(`${card.text}.title`, this.#game) : id;
  }

  cardFullName(id: string): string {
    const [name, label] = [this.cardName(id), this.cardLabel(id)];
    if (name === label || this.card(id)?.provenance === "corrected") return name;
    return t("card-full-name", { name, label });
  }

  cardText(id: string): string {
    const card = this.card(id);
    return card ? t(card.text, this.#game) : "";
  }

  /** What is not established about a card; empty if nothing is open. */
  cardNote(id: string): string {
    const card = this.card(id);
    return (card?.note ? texts.find(`${card.text}.note`, this.#game) : null) ?? "";
  }

  modifierName(number: number): string {
    const value = this.#modifier(number)?.value ?? 0;
    return t("modifier-name", { sign: value < 0 ? "minus" : "plus", size: Math.abs(value) });
  }

  modifierText(number: number): string {
    return this.#modifierText(number, "");
  }

  /** What a modifier does, in the notation of the cards; nothing if it is only a number. */
  modifierEffect(number: number): string | null {
    return this.#modifier(number)?.ability ?? null;
  }

  modifierTitle(number: number): string {
    return this.#modifierText(number, ".title");
  }

  #modifierText(number: number, attribute: string): string {
    const modifier = this.#modifier(number);
    return modifier ? (texts.find(modifier.text + attribute, this.#game) ?? modifier.ability ?? "") : "";
  }

  #modifier(number: number) {
    return this.cards.modifiers.find((modifier) => modifier.number === number);
  }

  /** How many caballeros a power card brings to court. */
  brings(power: number): number {
    return this.powerCard(power)?.supply ?? this.cards.supply[power] ?? 0;
  }

  /** A power card that has a special action, by what players call it; 0 is the one without a value. */
  powerCard(face: string | number): CardInfo | undefined {
    const wanted = String(face);
    return this.cards.cards.find(
      (card) => card.face === wanted || (wanted === "0" && card.face !== null && Number.isNaN(Number(card.face))),
    );
  }

  /** What players call a power card: its value, or the name of one that has none. */
  face(power: number): string {
    return (power === 0 ? this.powerCard(power)?.face : null) ?? String(power);
  }

  // ------------------------------------------------------------------ sentences

  /** The sentence for an option; `card` is the id of the card in use, for its two alternatives. */
  choice(option: Option, kind: string = NONE, card: string | null = null): string {
    const word = option.text.split(" ")[0]!;
    const own = this.#alternative(card, word);
    if (own) return own;
    const facts: Facts = { ...option.args };
    if (word === "card" && !("card" in facts)) facts.card = null;
    return texts.find(option.key, { ...this.#game, ...this.arguments(facts), kind }) ?? option.text;
  }

  /** The first or second of the two actions of a card in its own words, if there are any. */
  #alternative(card: unknown, word: unknown): string | null {
    if (typeof card !== "string" || (word !== "first" && word !== "second")) return null;
    const info = this.card(card);
    if (!info || info.provenance === "corrected") return null;
    return texts.find(`${info.text}.${word}`, this.#game) ?? null;
  }

  /** The question of a decision. */
  prompt(decision: Decision): string {
    const values = this.arguments(decision.args);
    // On the screen some questions say more than in other places.
    return texts.find(`table-${decision.prompt}`, values) ?? texts.find(decision.prompt, values) ?? t("table-choose");
  }

  /** The sentence for a piece of news. */
  event(news: Facts): string {
    const { event, ...facts } = news;
    const key = `event-${String(event).replaceAll("_", "-")}`;
    return texts.find(key, this.arguments(facts)) ?? "";
  }

  /** Why somebody gets points from the scoring of a place. */
  reason(award: Award): string {
    return t("award-reason", this.arguments({ ...award }));
  }

  /** The arguments of a text with these facts. */
  arguments(facts: Facts): Arguments {
    const result: Arguments = {};
    for (const [name, value] of Object.entries(facts)) {
      const kind = this.#catalogue?.vocabulary[name];
      Object.assign(result, (kind ? (this.#tellers[whole(kind)] ?? plain) : plain)(name, value));
    }
    const action = this.#alternative(facts.card, facts.choice);
    if (action) result.action = action;
    return result;
  }

  /** What the sets of this game add to a view, by its name there. */
  get shown(): Record<string, FactKind> {
    const sets = (this.#catalogue?.sets ?? []).filter(({ id }) => this.cards.setup.sets.includes(id));
    return Object.assign({}, ...sets.map(({ shows }) => shows));
  }

  // ------------------------------------------------------------------ how each kind of fact is told

  readonly #seat: Tell = (name, value) => ({ [name]: value == null ? NONE : this.seatName(Number(value)) });

  readonly #place: Tell = (name, value) =>
    value == null
      ? { [name]: NONE, [`${name}_name`]: NONE }
      : { [name]: String(value), [`${name}_name`]: this.placeName(String(value)) };

  readonly #colour: Tell = (name, value) => {
    const seat = typeof value === "string" ? COLOURS.indexOf(value as Colour) : Number(value);
    const word = seat === NEUTRAL && !this.#dummy ? "black" : (COLOURS[seat] ?? String(value));
    return { [name]: word, owner: this.seatName(seat) };
  };

  readonly #power: Tell = (name, value) =>
    value == null
      ? { [name]: NONE, brings: NONE }
      : { [name]: Number(value), brings: this.brings(Number(value)) };

  readonly #modifierFact: Tell = (name, value) =>
    value == null
      ? { [name]: NONE, ability: NONE, ability_title: NONE }
      : {
          [name]: this.modifierName(Number(value)),
          ability: this.modifierText(Number(value)),
          ability_title: this.modifierTitle(Number(value)),
        };

  readonly #face: Tell = (name, value) => {
    const card = this.powerCard(String(value));
    const title = card ? this.cardLabel(card.id) : String(value);
    return {
      [name]: String(value),
      [`${name}_title`]: title,
      brings: card?.supply ?? this.brings(Number(value)),
    };
  };

  /** Whose card or which place. */
  readonly #owner: Tell = (name, value) => {
    const seat = COLOURS.indexOf(value as Colour);
    return { [name]: seat >= 0 ? this.seatName(seat) : this.placeName(String(value)) };
  };

  readonly #allowance: Tell = (name, value) => ({
    [name]: Number(value) > ANY_NUMBER ? "any" : Number(value),
  });

  readonly #announced: Tell = (name, value) => {
    if (value == null) return { [name]: NONE };
    const words = String(value).split(" ");
    if (words[0] === "first" || words[0] === "second") return { [name]: words[0], action: NONE };
    if (words[0] === "remove") {
      const what = /^\d+$/.test(words[1]!) ? Number(words[1]) : words[1];
      return { [name]: "remove", ...this.arguments({ what, target: words[2] }) };
    }
    if (words[0] === "turn") return { [name]: "turn", ...this.arguments({ board: words[1] }) };
    if (words[0] === "bridge" || words[0] === "alliance") {
      return { [name]: words[0], ...this.arguments({ places: words.slice(1) }) };
    }
    if (words[0] === "three") {
      return { [name]: "three", ...this.arguments({ places: words.slice(1, 4), colour: words[4] }) };
    }
    if (words[0] === "pardon") return { [name]: "pardon", ...this.arguments({ place: words[1] }) };
    if (words[0] === "name") return { [name]: "name", ...this.arguments({ colour: words[1] }) };
    if (words.length === 2)
      return { [name]: "board", ...this.arguments({ board: words[0], place: words[1] }) };
    const what = COLOURS.includes(words[0] as Colour) ? "colour" : "place";
    return { [name]: what, ...this.arguments({ [what]: words[0] }) };
  };

  readonly #move: Tell = (_, value) => {
    const [colour, source, place] = value as unknown[];
    return this.arguments({ colour, source, place });
  };

  #list(items: (value: unknown) => string[]): Tell {
    return (name, value) => {
      if (value === null || value === undefined) return { [name]: NONE, [`${name}_number`]: 0 };
      const phrases = items(value).filter(Boolean);
      return { [name]: listed(phrases), [`${name}_number`]: phrases.length };
    };
  }

  #item(kind: string, facts: Facts): string {
    return t(`item-${kind}`, this.arguments(facts));
  }

  readonly #tellers: Record<string, Tell> = {
    allowance: this.#allowance,
    announcement: this.#announced,
    board: (name, value) => ({ [name]: Number(value) }),
    "by_seat place": this.#list((value) =>
      pairs(value).map(([seat, place]) => this.#item("disc", { seat: Number(seat), place })),
    ),
    "by_stack card": this.#list((value) =>
      pairs(value).map(([stack, card]) => this.#item("offer", { stack: Number(stack), card })),
    ),
    card: (name, value) => ({ [name]: value == null ? NONE : this.cardFullName(String(value)) }),
    colour: this.#colour,
    face: this.#face,
    "list award": this.#list((value) =>
      (value as Award[]).map(({ seat, points }) => (points ? this.#item("points", { seat, points }) : "")),
    ),
    "list place": this.#list((value) => (value as string[]).map((place) => this.placeName(place))),
    "list seat": this.#list((value) => (value as number[]).map((seat) => this.seatName(seat))),
    modifier: this.#modifierFact,
    move: this.#move,
    owner: this.#owner,
    "per_colour caballeros": this.#list((value) =>
      pairs(value).map(([colour, count]) =>
        this.#item("caballeros", { seat: COLOURS.indexOf(colour as Colour), count }),
      ),
    ),
    "per_place caballeros": this.#list((value) =>
      pairs(value).map(([place, count]) => this.#item("loss", { place, count })),
    ),
    "per_seat points": this.#list((value) =>
      (value as number[]).map((points, seat) => this.#item("points", { seat, points })),
    ),
    place: this.#place,
    power: this.#power,
    seat: this.#seat,
  };
}

/** A kind with what it holds: "seat", "list place", "per_seat points". */
export function whole({ kind, of }: FactKind): string {
  return of ? `${kind} ${whole(of)}` : kind;
}

/** A fact that is shown as it is: a number, a word, yes or no. */
const plain: Tell = (name, value) => {
  if (value == null) return { [name]: NONE };
  if (typeof value === "boolean") return { [name]: value ? "yes" : "no" };
  if (typeof value === "number" || typeof value === "string") return { [name]: value };
  return { [name]: Array.isArray(value) ? value.join(", ") : JSON.stringify(value) };
};

function pairs(value: unknown): [string, unknown][] {
  return Object.entries((value ?? {}) as Record<string, unknown>);
}

/** What the texts of cards can ask about the game: its edition, options and modules. */
function gameArguments({ setup }: CardList, catalogue: Naming["catalogue"]): Arguments {
  const result: Arguments = { edition: Number(setup.edition) };
  for (const option of catalogue?.options ?? []) result[variable("option", option.id)] = option.default;
  for (const [name, value] of Object.entries(setup.options)) result[variable("option", name)] = value;
  for (const { id } of catalogue?.sets ?? []) result[variable("set", id)] = "no";
  for (const name of setup.sets) result[variable("set", name)] = "yes";
  return result;
}

function variable(kind: string, name: string): string {
  return `${kind}_${name.replaceAll("-", "_")}`;
}
