import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CardList, Catalogue, RecordInfo, Replay } from "./protocol";
import { readEyes, ReplayTable } from "./replay.svelte";
import type { Step } from "./source";

const asked: string[] = [];

vi.mock("./api", () => ({
  api: {
    replay: (_: string, seat: string | number, first: number, last: number): Promise<Replay> => {
      asked.push(`${seat} ${first}-${last}`);
      const states = Array.from({ length: last - first + 1 }, (_, index) => {
        const number = first + index;
        return {
          number,
          entry: number ? { seat: 0, text: number === 5 ? "undo" : "end" } : null,
          // The fifth entry takes the fourth back.
          log_from: number === 5 ? 3 : number > 5 ? number - 2 : Math.max(0, number - 1),
          news: number === 0 || number === 5 ? [] : [{ event: `e${number}` }],
          position: { view: { round: number, waiting: [], over: number === 150 } },
        };
      });
      return Promise.resolve({ id: "x", seat: null, open: true, entries: 150, states } as unknown as Replay);
    },
  },
}));

function replay(): ReplayTable {
  const record = { id: "x", name: "Game", entries: 150, scores: [1, 2], names: ["Ana", null], setup: {} };
  return new ReplayTable(record as unknown as RecordInfo, {} as Catalogue, {} as CardList);
}
const events = (table: ReplayTable): string[] => table.log.map(({ event }) => event);

beforeEach(() => {
  asked.length = 0;
});

describe("a replay", () => {
  it("goes to any moment, and not beyond the ends", async () => {
    const table = replay();
    expect(table.playable).toBe(false);
    await table.goTo(3);
    expect(table.position.view.round).toBe(3);
    expect(events(table)).toEqual(["e1", "e2", "e3"]);
    await table.goTo(-5);
    expect(table.number).toBe(0);
    await table.goTo(999);
    expect(table.number).toBe(150);
    expect(table.table.state).toBe("over");
  });

  it("takes back in the log what an undo takes back", async () => {
    const table = replay();
    await table.goTo(7);
    expect(events(table)).toEqual(["e1", "e2", "e3", "e6", "e7"]);
  });

  it("lets a single step forward be seen, but no jump and no way back", async () => {
    const table = replay();
    const steps: Step[] = [];
    table.onStep((step) => steps.push(step));
    await table.goTo(4);
    await table.goTo(5);
    await table.goTo(4);
    await table.goTo(20);
    expect(steps.map(({ number, undo }) => [number, undo])).toEqual([[5, true]]);
  });

  it("fetches what is looked at first, then what came before, and each part once", async () => {
    const table = replay();
    await table.goTo(130);
    expect(asked[0]).toBe("open 120-150");
    await vi.waitFor(() => expect(events(table).length).toBe(128));
    await table.goTo(10);
    expect(asked.sort()).toEqual(["open 0-59", "open 120-150", "open 60-119"]);
  });

  it("asks again when it is looked at through other eyes, and stays at its moment", async () => {
    const table = replay();
    await table.goTo(12);
    await table.lookThrough(1);
    expect(asked.at(-1)).toBe("1 0-59");
    expect(table.number).toBe(12);
    expect(table.seat).toBe(1);
  });
});

it("reads eyes from an address", () => {
  expect(readEyes(null, 4)).toBe("open");
  expect(readEyes("watch", 4)).toBe("watch");
  expect(readEyes("3", 4)).toBe(3);
  expect(readEyes("4", 4)).toBe("open");
  expect(readEyes("", 4)).toBe("open");
  expect(readEyes("x", 4)).toBe("open");
});
