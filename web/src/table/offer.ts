/** The action cards of the round: those that are still there, and who has taken the others. */
import type { CardInfo, CardList, News, Seen } from "../lib/protocol";

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

/** Whether a fact of the view is a list with a card for every seat, or none for some. */
export function holdsCards(fact: unknown, seats: number, ids: ReadonlySet<string>): boolean {
  return Array.isArray(fact) && fact.length === seats && fact.some((each) => ids.has(each as string));
}

/** The power cards on the table that have a special action of their own, the own one first. */
export function played(view: Seen, card: (power: number) => CardInfo | undefined): RoundCard[] {
  return view.seats
    .flatMap(({ seat, power }) => {
      const info = power === null ? undefined : card(power);
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
