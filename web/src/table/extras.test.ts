import { beforeAll, describe, expect, it } from "vitest";
import type { Seen } from "../lib/protocol";
import { extrasOf } from "./extras";
import { catalogue, games } from "./fixtures/example";
import { speak } from "./fixtures/texts";
import { Speech } from "./speech";

const game = games[0]!;
const { view } = game.moments[0]!.position;
const told = (facts: Record<string, unknown>): string[] => {
  const speech = new Speech({ cards: game.cards, catalogue, seats: game.names });
  return extrasOf({ ...view, ...facts } as Seen, speech).map(({ label, text }) => `${label}: ${text}`);
};

describe("what sets bring", () => {
  beforeAll(() => speak("en"));

  it("is nothing in the base game", () => {
    expect(told({})).toEqual([]);
  });

  it("is told in words: who holds an office, and what lies where", () => {
    expect(
      told({
        colonies: {
          inquisitor: 1,
          offices: { ambassador: "blue", envoy: null },
          table: { place: "valencia", fields: 10, caballeros: { green: 1 } },
          closers: [],
        },
      }),
    ).toEqual([
      "Inquisitor: Doña Inés",
      "Offices: ambassador Doña Inés",
      "Limitation table: Valencia, fields 10 and caballeros Conde Luis 1",
    ]);
  });

  it("is shown in pictures as well: players, pieces, gold and goods", () => {
    const speech = new Speech({ cards: game.cards, catalogue, seats: game.names });
    const shown = (facts: Record<string, unknown>) =>
      extrasOf({ ...view, set: facts } as unknown as Seen, speech).map(({ sign, chips }) => [sign, ...chips]);
    expect(
      shown({
        inquisitor: 1,
        table: { place: "valencia", fields: 10, caballeros: { green: 1 }, gold: { red: 1 } },
        supply: { gold: 0, goods: 9 },
        laden: { ship: { gold: { blue: 1 } } }, // lies on the map
      }),
    ).toEqual([
      ["cross", { kind: "seat", colour: "blue", name: "Doña Inés" }],
      [
        "table",
        { kind: "text", text: "Valencia" },
        { kind: "text", text: "10 fields" },
        { kind: "pieces", colour: "green", count: 1 },
        { kind: "token", token: "gold", count: 1, colour: "red" },
      ],
      [
        "chest",
        { kind: "token", token: "gold", count: 0, colour: null },
        { kind: "token", token: "goods", count: 9, colour: null },
      ],
    ]);
  });

  it("is told by its name if nobody has heard of it", () => {
    expect(told({ dragon_count: 3, spies: [0, 2] })).toEqual([
      "dragon count: 3",
      "Spies: Elena and Conde Luis",
    ]);
  });
});
