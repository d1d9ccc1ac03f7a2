import { describe, expect, it } from "vitest";
import { games } from "./fixtures/example";
import { changes, leads, nextPoints } from "./lens";
import type { Preview } from "../lib/protocol";

const award = (seat: number, count: number, points: number) => ({ seat, count, points });

describe("what the map tells besides", () => {
  it("is who leads, and by how much", () => {
    const preview = {
      places: { aragon: [award(0, 2, 3), award(1, 5, 6)], galicia: [award(0, 2, 1), award(1, 2, 1)] },
    } as unknown as Preview;
    const found = leads(preview, 0);
    expect(found.get("aragon")).toEqual({ colour: "blue", by: 3, own: 3 });
    expect(found.get("galicia")).toEqual({ colour: null, by: 0, own: 1 });
  });

  it("is where one more caballero would bring points", () => {
    expect([...nextPoints({ more: { galicia: 2 } }, 1)]).toEqual([["galicia", { colour: "blue", by: 2, own: 2 }]]);
    expect(nextPoints({ more: {} }, null).size).toBe(0);
  });

  it("is what has come and gone since", () => {
    const { position } = games[0]!.moments[0]!;
    const now = structuredClone(position.view);
    const [place] = Object.keys(now.regions);
    const there = (now.regions[place!]!.caballeros ??= {});
    there.violet = (there.violet ?? 0) + 2;
    expect([...changes(position, now)]).toEqual([[`violet ${place}`, 2]]);
    expect(changes(null, now).size).toBe(0);
  });
});
