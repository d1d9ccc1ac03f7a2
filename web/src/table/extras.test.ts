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
      "Limitation table: Valencia, fields 10 and caballeros 1 green",
    ]);
  });

  it("is told by its name if nobody has heard of it", () => {
    expect(told({ dragon_count: 3, spies: [0, 2] })).toEqual([
      "dragon count: 3",
      "Spies: Elena and Conde Luis",
    ]);
  });
});
