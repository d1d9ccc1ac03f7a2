import { beforeAll, describe, expect, it } from "vitest";
import type { CardList, FactKind, Seen } from "../lib/protocol";
import { extrasOf, type ExtraFact } from "./extras";
import { catalogue, games } from "./fixtures/example";
import { speak } from "./fixtures/texts";
import { Speech } from "./speech";

const game = games[0]!;
const { view } = game.moments[0]!.position;

/** What is shown of these facts in a game with a set; `shows` is what a set declares that nobody here knows. */
function extras(set: string, facts: Record<string, unknown>, shows?: Record<string, FactKind>): ExtraFact[] {
  const cards: CardList = { ...game.cards, setup: { ...game.cards.setup, sets: [set] } };
  const own = { id: set, text: `set-${set}`, editions: ["2015"], needs: null, shows: shows ?? {} };
  const sets = shows ? [...catalogue.sets, own] : catalogue.sets;
  const speech = new Speech({ cards, catalogue: { ...catalogue, sets }, seats: game.names });
  return extrasOf({ ...view, ...facts } as Seen, speech);
}

const told = (...given: Parameters<typeof extras>): string[] =>
  extras(...given).map(({ label, text }) => `${label}: ${text}`);

describe("what sets bring", () => {
  beforeAll(() => speak("en"));

  it("is nothing in the base game", () => {
    expect(told("new-regency", {})).toEqual([]);
  });

  it("is told in words: who holds an office, and what lies where", () => {
    expect(
      told("inquisitor-colonies", {
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
      "Limitation table: Valencia, spaces 10 and Conde Luis 1",
    ]);
  });

  it("tells the owners of Grandissimo's ships by their names", () => {
    expect(told("grandissimo", { grandissimo: { ships: [2, 0], stopper: null } })).toEqual([
      "Ships: Conde Luis and Elena",
    ]);
    expect(told("grandissimo", { grandissimo: { ships: [null, 1] } })).toEqual(["Ships: Doña Inés"]);
    const [ships] = extras("grandissimo", { grandissimo: { ships: [2, 0] } });
    expect(ships?.sign).toBe("ship");
    expect(ships?.chips).toEqual([
      { kind: "seat", colour: "green", name: "Conde Luis" },
      { kind: "seat", colour: "violet", name: "Elena" },
    ]);
  });

  it("tells what belongs to each seat by its name", () => {
    expect(told("grandissimo", { grandissimo: { guests: [{}, { grey: 1, red: 2 }, {}] } })).toEqual([
      "Guests: Doña Inés: the dummy 1 and Marta 2",
    ]);
  });

  it("is shown in pictures as well: players, pieces, gold and goods", () => {
    const colonies = {
      inquisitor: 1,
      table: { place: "valencia", fields: 10, caballeros: { green: 1 }, gold: { red: 1 } },
      supply: { gold: 0, goods: 9 },
      laden: { ship: { gold: { blue: 1 } } }, // lies on the map
    };
    expect(extras("inquisitor-colonies", { colonies }).map(({ sign, chips }) => [sign, ...chips])).toEqual([
      ["cross", { kind: "seat", colour: "blue", name: "Doña Inés" }],
      [
        "table",
        { kind: "text", text: "Valencia" },
        { kind: "text", text: "10 spaces" },
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

  it("leaves cards that players have to the cards of the round", () => {
    expect(told("king-intrigant", { offices: ["ki_king", null], doubled: [] })).toEqual([]);
  });

  it("is told by its name and its kind if nobody here has heard of it", () => {
    const shows = {
      dragon_count: { kind: "count" },
      dragon_riders: { kind: "list", of: { kind: "seat" } },
      lairs: { kind: "per_place", of: { kind: "record", facts: { eggs: { kind: "count" } } } },
    };
    const facts = { dragon_count: 3, dragon_riders: [0, 2], lairs: { granada: { eggs: 2 } } };
    expect(told("dragons", facts, shows)).toEqual([
      "dragon count: 3",
      "dragon riders: Elena and Conde Luis",
      "lairs: Granada eggs 2",
    ]);
  });
});
