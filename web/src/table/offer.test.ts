import { describe, expect, it } from "vitest";
import type { CardInfo, CardList, Seen } from "../lib/protocol";
import { played, roundSize, shown, standing } from "./offer";

const card = (id: string, face: string | null = null, stack = 0): CardInfo => ({ id, face, stack }) as CardInfo;
const cards = [card("king"), card("intrigant"), card("ten", "10"), card("offered", null, 3)];
const seat = (number: number, power: number | null, acted = false) => ({ seat: number, played: true, power, acted });
const view = {
  seat: 1,
  active: 1,
  seats: [seat(0, 10, true), seat(1, 20)],
  offices: ["intrigant", "king"],
} as unknown as Seen;

describe("cards that are not offered", () => {
  it("stand in a row, each before the player who has it, the own one first", () => {
    expect(standing(view, { cards } as CardList)).toEqual([
      { card: "king", taker: 1, done: false },
      { card: "intrigant", taker: 0, done: true },
    ]);
  });

  it("are nobody's until it is clear who gets which", () => {
    const early = { ...view, offices: [null, null] } as unknown as Seen;
    expect(standing(early, { cards } as CardList).map(({ taker }) => taker)).toEqual([null, null]);
  });

  it("may be power cards, where these have words", () => {
    const known = (power: number): CardInfo | undefined => cards.find(({ face }) => face === String(power));
    expect(played(view, known)).toEqual([{ card: "ten", taker: 0, done: true }]);
  });
});

describe("the cards of a round", () => {
  const offer = [
    { stack: 1, card: "first", taker: null },
    { stack: 2, card: "second", taker: 0 },
    { stack: 3, card: "third", taker: 1 },
  ];
  const look = { seat: 0, inUse: ["third"], choosable: (stack: number) => stack === 1 };

  it("need no words when they have done what they do, and give way unless they are needed now", () => {
    const all = shown(offer, [], [{ card: "ten", taker: 2, done: false }], look);
    expect(all.map(({ card, done, yields }) => [card, done, yields])).toEqual([
      ["first", false, 0], // can be taken
      ["second", true, 2],
      ["third", false, 0], // is acted with
      ["ten", false, 1], // a rival's, for later
    ]);
  });

  it("are counted by stacks, rows and what hands bring along", () => {
    expect(roundSize({ cards } as CardList)).toBe(1 + 2 + 2);
  });
});
