/** The action cards of the round: those that are still there, and who has taken the others. */
import type { News, Seen } from "../lib/protocol";

export interface OfferedCard {
  stack: number;
  card: string;
  /** Who took it, null while it is on offer; the dummy is 5. */
  taker: number | null;
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
