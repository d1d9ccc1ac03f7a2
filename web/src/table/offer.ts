/** The action cards of the round: those that are still there, and who has taken the others. */
import type { CardInfo, CardList, News, Option, Seen } from "../lib/protocol";
import type { Speech } from "./speech";
import type { Touch } from "./touch.svelte";

export interface OfferedCard {
  stack: number;
  card: string;
  /** Who took it, null while it is on offer; the dummy is 5. */
  taker: number | null;
}

/** A card that lies before a player in this round besides those on offer. */
export interface RoundCard {
  card: string;
  /** Whose it is; null while nobody has it. */
  taker: number | null;
  /** Whether its player has had the turn. */
  done: boolean;
}

/** What the cards of a round need, with all their words or as tiles. */
export interface OfferProps {
  cards: readonly OfferedCard[];
  /** Cards that stand in a row, and power cards on the table that have words of their own. */
  row?: readonly RoundCard[];
  played?: readonly RoundCard[];
  speech: Speech;
  /** Through whose eyes one looks. */
  seat?: number | null;
  /** The cards with which the seat whose turn it is acts. */
  inUse?: readonly (string | null)[];
  options?: ReadonlyMap<number, Option>;
  touch?: Touch | null;
  onpick?: (option: Option) => void;
}

export function offered(view: Seen, log: readonly News[]): OfferedCard[] {
  const cards = new Map<number, OfferedCard>();
  let start = log.length - 1;
  while (start >= 0 && log[start]!.event !== "offer" && log[start]!.event !== "round") start -= 1;
  const begin = log[start];
  if (begin?.event === "offer") {
    for (const [stack, card] of Object.entries(begin.cards as Record<string, string>)) {
      cards.set(Number(stack), { stack: Number(stack), card, taker: null });
    }
  }
  for (const news of log.slice(start + 1)) {
    if (news.event !== "card" && news.event !== "dummy_takes") continue;
    const stack = Number(news.stack);
    const taker = news.event === "card" ? Number(news.seat) : 5;
    cards.set(stack, { stack, card: String(news.card), taker });
  }
  for (const { stack, card } of view.offer) cards.set(stack, { stack, card, taker: null });
  // A card that is gone without a word stays out.
  const there = new Set(view.offer.map(({ stack }) => stack));
  return [...cards.values()]
    .filter(({ stack, taker }) => taker !== null || there.has(stack))
    .sort((a, b) => a.stack - b.stack);
}

/** Where cards stand in a row and are not offered: which there are, and who has them, as far as the view tells. */
export function standing(view: Seen, { cards }: CardList): RoundCard[] {
  const ids = new Set(cards.map(({ id }) => id));
  const facts: unknown[] = Object.values(view);
  const held = facts.find((fact) => holdsCards(fact, view.seats.length, ids)) as (string | null)[] | undefined;
  return cards
    .filter(({ stack, face }) => stack === 0 && face === null)
    .map(({ id }) => roundCard(id, held?.indexOf(id) ?? -1, view))
    .sort(ownFirst(view));
}

/** How many cards there are in a round at most, without those of the players' hands that have words of their own. */
export function roundSize({ cards }: CardList): number {
  const ofHands = cards.some(({ face }) => face !== null) ? 2 : 0;
  const inRow = cards.filter(({ stack, face }) => stack === 0 && face === null).length;
  return new Set(cards.map(({ stack }) => stack).filter((stack) => stack > 0)).size + inRow + ofHands;
}

/** Whether a fact of the view is a list with a card for every seat, or none for some. */
export function holdsCards(fact: unknown, seats: number, ids: ReadonlySet<string>): boolean {
  return Array.isArray(fact) && fact.length === seats && fact.some((each) => ids.has(each as string));
}

/** The power cards on the table that have a special action of their own, the own one first. */
export function played(view: Seen, card: (power: number) => CardInfo | undefined): RoundCard[] {
  return view.seats
    .flatMap(({ seat, power, played }) => {
      const info = played ? card(power ?? 0) : undefined;
      return info ? [roundCard(info.id, seat, view)] : [];
    })
    .sort(ownFirst(view));
}

const ownFirst =
  ({ seat }: Seen) =>
  (a: RoundCard, b: RoundCard): number =>
    Number(b.taker !== null && b.taker === seat) - Number(a.taker !== null && a.taker === seat);

function roundCard(card: string, seat: number, view: Seen): RoundCard {
  const acted = (view.seats[seat]?.acted ?? false) && view.active !== seat;
  return { card, taker: seat < 0 ? null : seat, done: acted };
}

/** A card as it is shown beside the map. */
export interface Shown {
  id: string;
  card: string;
  stack: number;
  taker: number | null;
  inUse: boolean;
  /** Whether it has done what it does, so that its words are not needed any more. */
  done: boolean;
  /** When its words give way if there is no room for those of all cards: first (1), then (2), or never (0). */
  yields: number;
}

/** The highest number of `yields`. */
export const LEVELS = 2;

interface Look {
  /** Through whose eyes one looks. */
  seat: number | null;
  /** The cards with which the seat whose turn it is acts. */
  inUse: readonly (string | null)[];
  choosable: (stack: number) => boolean;
}

/** All cards of a round: those on offer, those that stand in a row, and power cards with words of their own. */
export function shown(
  cards: readonly OfferedCard[],
  row: readonly RoundCard[],
  played: readonly RoundCard[],
  { seat, inUse, choosable }: Look,
): Shown[] {
  const standing = [...row, ...played];
  const used = (card: string, taker: number | null): boolean => taker !== null && inUse.includes(card);
  const first = cards
    .filter(({ card }) => !standing.some((other) => other.card === card))
    .map(({ stack, card, taker }) => ({
      id: `stack ${stack}`,
      card,
      stack,
      taker,
      inUse: used(card, taker),
      done: taker !== null && !used(card, taker),
      yields: used(card, taker) || choosable(stack) ? 0 : 2,
    }));
  return first.concat(
    standing.map(({ card, taker, done }) => {
      const stack = cards.find((offer) => offer.card === card)?.stack ?? 0;
      const own = used(card, taker) || (taker !== null && taker === seat) || choosable(stack);
      const yields = own ? 0 : taker === null ? 2 : 1;
      return { id: `${card} ${taker}`, card, stack, taker, inUse: used(card, taker), done, yields };
    }),
  );
}
