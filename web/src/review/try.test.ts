import { describe, expect, it } from "vitest";
import type { JudgedOption, RecordInfo, ReplayState, Verdict } from "../lib/protocol";
import { catalogue, moments } from "../table/fixtures/example";
import { TryTable } from "./try.svelte";

const { game, moment } = moments("card")[0]!;
const texts = moment.position.decision!.options.map(({ text }) => text);
const option = (text: string, lost: number): JudgedOption => ({
  option: text,
  facts: {},
  chance: 0.5 - lost,
  points: 0,
  lost,
  error: 0.01,
  key: "advice-general",
  arguments: {},
});

/** A card that was a blunder to take, in the middle of a turn of which something could be taken back. */
function blunder(): TryTable {
  const verdict = {
    seat: moment.seat,
    kind: "card",
    chosen: option(texts[0]!, 0.3),
    best: option(texts[1]!, 0),
    others: [],
  } as Partial<Verdict> as Verdict;
  const position = { ...moment.position, can_undo: true };
  const state: ReplayState = { number: 12, entry: null, log_from: 0, news: [], position };
  const record = { names: game.names, scores: game.names.map(() => 0) } as Partial<RecordInfo> as RecordInfo;
  return new TryTable(record, verdict, state, catalogue, game.cards);
}

describe("a decision that is made once more", () => {
  it("has nothing before it that could be taken back", () => {
    expect(blunder().position.can_undo).toBe(false);
  });

  it("is asked again after a bad choice", async () => {
    const table = blunder();
    expect(await table.choose(texts[0]!)).toBe(false);
    expect(table.tried).toEqual({ choice: texts[0], lost: 0.3, right: false });
    expect(table.position.decision).toEqual(moment.position.decision);
    expect(table.number).toBe(12);
  });

  it("is over after one as good as any, and nobody is waited for", async () => {
    const table = blunder();
    expect(await table.choose(texts[1]!)).toBe(true);
    expect(table.number).toBe(13);
    expect(table.position.decision).toBeNull();
    expect(table.position.view.waiting).toEqual([]);
    expect(table.position.mine_waiting).toEqual([]);
  });
});
