/**
 * How the options of a decision can be chosen: which things on the table they light up, and which become buttons.
 *
 * Nothing here knows a card or a rule. An option says itself what it points at; what points at nothing that is on the
 * table becomes a button, so that a decision of a kind that nobody has heard of can be answered too.
 */
import type { Decision, Option, Seen } from "../lib/protocol";
import { CASTILLO } from "./board/places";

export interface Asked {
  decision: Decision;
  /** Options by the place that they light up on the map. */
  places: ReadonlyMap<string, readonly Option[]>;
  /** Options by the piece that they light up, as "colour place". */
  pieces: ReadonlyMap<string, Option>;
  /** By stack. */
  cards: ReadonlyMap<number, Option>;
  /** Power cards by value, in the hand or among the used ones. */
  powers: ReadonlyMap<number, Option>;
  modifiers: ReadonlyMap<number, Option>;
  counts: readonly Option[];
  /** The mobile scoreboards to choose from before a place is chosen. */
  boards: readonly string[];
  /** Discs are set on a dial. */
  discs: readonly Option[];
  /** Cards of which several are chosen, and confirmed together. */
  collected: readonly Option[];
  /** What is offered as buttons. */
  buttons: readonly Option[];
  /** What ends this or goes on as usual; it has a place of its own, where a turn is confirmed. */
  finish: Option | null;
}

/** Words that bring something to its end, and so have their place where a turn is confirmed. */
const FINISHING = ["end", "stop"];

export const wordOf = (option: Option): string => option.text.split(" ")[0]!;

/** Places that are not on the map. */
const OFF_THE_MAP = ["court", "province"];

/** Whether one choice after the other makes up one thing, of which one wants to see all before it is confirmed. */
export const collects = (decision: Decision): boolean => decision.manner === "collect";

/** How many of the options are still to be chosen for the whole. */
export function missing(decision: Decision, view: Seen): number {
  const there = view.seats[decision.seat]?.hand?.length ?? 0;
  return Math.max(0, Number(decision.args.count ?? 1) - there);
}

export function asked(decision: Decision, view: Seen, board: string | null = null): Asked {
  const places = new Map<string, Option[]>();
  const pieces = new Map<string, Option>();
  const cards = new Map<number, Option>();
  const powers = new Map<number, Option>();
  const modifiers = new Map<number, Option>();
  const counts: Option[] = [];
  const discs: Option[] = [];
  const collected: Option[] = [];
  const buttons: Option[] = [];
  let finish: Option | null = null;
  const boards = [...new Set(decision.options.flatMap(({ target }) => target.board ?? []))];
  const chosen = board !== null && boards.includes(board) ? board : (boards[0] ?? null);

  const light = (place: string, option: Option): void => {
    places.set(place, [...(places.get(place) ?? []), option]);
  };
  for (const option of decision.options) {
    const { target } = option;
    const place = target.place ?? null;
    const onMap = place !== null && !OFF_THE_MAP.includes(place);
    if (collects(decision)) collected.push(option);
    else if (wordOf(option) === "disc") {
      discs.push(option);
      if (onMap) light(place, option);
    } else if (target.kind === "place" && onMap) light(place, option);
    else if (target.kind === "piece" && onMap && target.colour) {
      pieces.set(`${target.colour} ${place}`, option);
    } else if (target.kind === "grande" && target.colour) {
      const at = view.seats.find(({ colour }) => colour === target.colour)?.grande;
      if (at) pieces.set(`${target.colour} ${at}`, option);
      buttons.push(option);
    } else if (target.kind === "board" && onMap) {
      if (target.board === chosen) light(place, option);
    } else if (target.kind === "card" && target.stack != null) cards.set(target.stack, option);
    else if (target.kind === "power" && target.power != null) powers.set(target.power, option);
    else if (target.kind === "modifier" && target.modifier != null) modifiers.set(target.modifier, option);
    else if (target.kind === "count") counts.push(option);
    else if (target.kind === "other" && held(option, view, decision.seat) !== null) {
      powers.set(held(option, view, decision.seat)!, option);
    } else if (finish === null && FINISHING.includes(wordOf(option))) finish = option;
    else buttons.push(option);
  }
  // Where only a number is asked for, the most is what is nearly always wanted.
  if (finish === null && counts.length === decision.options.length) finish = counts.at(-1) ?? null;
  return { decision, places, pieces, cards, powers, modifiers, counts, boards, discs, collected, buttons, finish };
}

/** The values of power cards, with 0 for the one that has none. */
export function powerValues(values: readonly (number | null)[] | null | undefined): number[] {
  return (values ?? []).map((value) => value ?? 0);
}

/** The power card of the own hand that an option of a word we do not know is about, if it is about one. */
function held(option: Option, view: Seen, seat: number): number | null {
  const words = option.text.split(" ").slice(1);
  if (words.length !== 1) return null;
  // A card that has a name instead of a value counts as 0 here.
  const value = "face" in option.args && Number.isNaN(Number(words[0])) ? 0 : Number(words[0]);
  return powerValues(view.seats[seat]?.hand).includes(value) ? value : null;
}

/** How many times a choice like this can be made in a row: more than one where pieces are placed or moved. */
export function mostAtOnce(decision: Decision, view: Seen): number {
  const { left, own, foreign, any } = decision.args as Record<string, unknown>;
  const number = (value: unknown): number => (typeof value === "number" ? value : 0);
  if (decision.options.some((option) => wordOf(option) === "lift")) {
    const moves = Math.max(number(own), number(foreign), number(any), number(left));
    const fullest = Math.max(
      0,
      ...Object.values(view.regions).flatMap(({ caballeros }) => Object.values(caballeros ?? {})),
    );
    return Math.min(moves, fullest);
  }
  if (decision.options.some((option) => wordOf(option) === "to" || wordOf(option) === "from"))
    return number(left);
  return 1;
}

/** Whether a choice may be the last one of a turn, so that it is asked for once more before it is sent. */
export function mayPass(decision: Decision, option: Option, lastMove: boolean): boolean {
  const word = wordOf(option);
  if (option.target.kind === "word") return false;
  if (decision.manner === "decisive") return true;
  if (word === "to" && decision.kind === "drop") return lastMove;
  if (word === "to" || word === "from") return Number(decision.args.left ?? 1) <= 1;
  if (word === "lift" && decision.kind !== "lift") return true;
  return false;
}

/** Whether the lift that is asked for is the last one. */
export function isLastMove(decision: Decision): boolean {
  const { own, foreign, any } = decision.args as Record<string, number>;
  return decision.kind === "lift" && (own ?? 0) + (foreign ?? 0) + (any ?? 0) <= 1;
}

/** The region or Castillo of a place id, for the dial and lists in the order of the board. */
export function inOrder(view: Seen, options: readonly Option[]): Option[] {
  const order = [...Object.keys(view.regions), CASTILLO];
  const rank = (option: Option): number => {
    const at = order.indexOf(option.target.place ?? option.text.split(" ").at(-1)!);
    return at < 0 ? order.length : at;
  };
  return [...options].sort((a, b) => rank(a) - rank(b));
}

/** The places on the map that a question is about. */
export function placesIn(decision: Decision, view: Seen): string[] {
  const { place, places, source, move, choice } = decision.args as Record<string, unknown>;
  const words = [place, places, source, move, typeof choice === "string" ? choice.split(" ") : null].flat();
  return words.filter((word): word is string => typeof word === "string" && (word === CASTILLO || word in view.regions));
}
