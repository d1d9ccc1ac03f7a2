import { beforeEach, describe, expect, it } from "vitest";
import type { Decision, Option, Position } from "../lib/protocol";
import { set } from "../lib/settings.svelte";
import type { TableSource } from "../lib/source";
import { example, games } from "./fixtures/example";
import { Game } from "./game.svelte";
import { Playback } from "./playback.svelte";

const option = (text: string): Option => {
  const [word, first, second] = text.split(" ");
  const place = second ?? first;
  const kind = word === "lift" ? "piece" : place ? "place" : "word";
  const target =
    kind === "word" ? { kind } : word === "lift" ? { kind, colour: first, place } : { kind, place };
  return { code: 0, text, key: `choice-${word}`, args: {}, target } as Option;
};

/** A table that asks one thing after the other, whatever is chosen. */
function tableThatAsks(...asked: [kind: string, args: Record<string, unknown>, ...texts: string[]][]) {
  const said: string[] = [];
  const base = games[0]!.moments[0]!;
  const positions = asked.map(([kind, args, ...texts]): Position => {
    const decision: Decision = {
      seat: 0,
      kind,
      prompt: "",
      args,
      options: texts.map(option),
      since: 0,
      suggestions: [],
      manner: kind === "hand" ? "collect" : kind === "board" || kind === "power" ? "decisive" : "step",
    };
    return { ...base.position, decision };
  });
  let at = 0;
  const source = {
    ...example(games[0]!, base),
    mine: [0],
    get number() {
      return at;
    },
    get position() {
      return positions[Math.min(at, positions.length - 1)]!;
    },
    suggest: () => Promise.resolve(["keep 10", "keep 20", "keep 30"]),
    choose(text: string) {
      said.push(text);
      at += 1;
      return Promise.resolve(true);
    },
  } as unknown as TableSource;
  return { game: new Game(source, new Playback({})), said, source };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));

describe("a place that cannot be chosen", () => {
  it("is tried all the same, so that the rule is told", async () => {
    const { game, said } = tableThatAsks(["place", { left: 2 }, "to aragon", "stop"]);
    game.place("sevilla");
    await settled();
    expect(said).toEqual(["to sevilla"]);
  });

  it("means nothing where no place is asked for, or another choice comes first", async () => {
    const { game, said } = tableThatAsks(["turn", {}, "act", "end"], ["board", {}, "board 8 aragon"]);
    game.place("sevilla");
    await game.send(["act"]);
    game.place("aragon");
    await settled();
    expect(said).toEqual(["act"]);
  });
});

describe("the last caballero of a card", () => {
  beforeEach(() => set({ confirm: true }));

  it("is placed at once while the special action is still to come", async () => {
    const { game, said } = tableThatAsks(
      ["turn", { left: 2 }, "to aragon", "office", "end"],
      ["place", { left: 1 }, "to aragon", "stop"],
      ["turn", {}, "office", "end"],
    );
    game.place("aragon");
    await settled();
    game.place("aragon");
    await settled();
    expect(said).toEqual(["to aragon", "to aragon"]);
    expect(game.staged).toBeNull();
  });

  it("has to be confirmed when nothing else is left of the turn", async () => {
    const { game, said } = tableThatAsks(
      ["turn", { left: 2 }, "to aragon", "end"],
      ["place", { left: 1 }, "to aragon", "stop"],
    );
    game.place("aragon");
    await settled();
    game.place("aragon");
    await settled();
    expect(said).toEqual(["to aragon"]);
    expect(game.staged?.text).toBe("to aragon");
  });
});

describe("several caballeros at once", () => {
  beforeEach(() => set({ confirm: true }));

  it("are placed one after the other", async () => {
    const to = ["to aragon", "to valencia", "stop"];
    const { game, said } = tableThatAsks(
      ["place", { left: 4 }, ...to],
      ["place", { left: 3 }, ...to],
      ["place", { left: 2 }, ...to],
    );
    game.atOnce = 2;
    game.place("aragon");
    await settled();
    expect(said).toEqual(["to aragon", "to aragon"]);
  });

  it("are asked for once more if they are all that are left", async () => {
    const to = ["to aragon", "to valencia", "stop"];
    const { game, said } = tableThatAsks(
      ["place", { left: 2 }, ...to],
      ["place", { left: 1 }, ...to],
      ["power", {}, "power 1"],
    );
    game.atOnce = 2;
    game.place("aragon");
    expect(said).toEqual([]);
    expect(game.staged?.text).toBe("to aragon");
    game.confirm();
    await settled();
    expect(said).toEqual(["to aragon", "to aragon"]);
  });

  it("are placed without a question while the special action is still to come", async () => {
    const { game, said } = tableThatAsks(
      ["turn", { left: 1 }, "act", "to aragon", "end"],
      ["turn", { left: 0 }, "act", "end"],
    );
    game.place("aragon");
    await settled();
    expect(said).toEqual(["to aragon"]);
  });

  it("move together: what is picked up once is picked up again", async () => {
    const lift = ["lift blue galicia", "stop"];
    const drop = ["to aragon", "to valencia"];
    const { game, said } = tableThatAsks(
      ["lift", { own: 0, foreign: 0, any: 3 }, ...lift],
      ["drop", { colour: 1, source: "galicia" }, ...drop],
      ["lift", { own: 0, foreign: 0, any: 2 }, ...lift],
      ["drop", { colour: 1, source: "galicia" }, ...drop],
      ["lift", { own: 0, foreign: 0, any: 1 }, ...lift],
    );
    game.atOnce = 2;
    game.piece("blue", "galicia");
    await settled();
    game.place("aragon");
    await settled();
    expect(said).toEqual(["lift blue galicia", "to aragon", "lift blue galicia", "to aragon"]);
  });

  it("stop where the next one is not possible any more", async () => {
    const { game, said } = tableThatAsks(
      ["place", { left: 4 }, "to aragon", "stop"],
      ["place", { left: 3 }, "to valencia", "stop"],
    );
    game.atOnce = 3;
    game.place("aragon");
    await settled();
    expect(said).toEqual(["to aragon"]);
    expect(game.busy).toBe(false);
  });

  it("can be dragged from place to place", async () => {
    const { game, said } = tableThatAsks(
      ["lift", { own: 2, foreign: 0, any: 0 }, "lift violet galicia", "stop"],
      ["drop", { colour: 0, source: "galicia" }, "to aragon"],
      ["lift", { own: 1, foreign: 0, any: 0 }, "stop"],
    );
    game.move("violet", "galicia", "aragon");
    await settled();
    expect(said).toEqual(["lift violet galicia", "to aragon"]);
  });
});

describe("what is asked", () => {
  const { game } = tableThatAsks(["castillo_disc", {}, "disc aragon"]);
  const asked = game.decision!;

  it("is new only once", () => {
    expect(game.isNews(asked, asked)).toBe(true);
    expect(game.isNews({ ...asked }, asked)).toBe(false);
  });

  it("stays the same while others are watched who choose at the same time", () => {
    expect(game.isNews(null, asked)).toBe(false);
    expect(game.isNews(asked, asked)).toBe(false);
  });

  it("is new when it is asked again, or when there are other options", () => {
    expect(game.isNews({ ...asked, since: 4 }, asked)).toBe(true);
    expect(game.isNews({ ...asked, since: 4, options: [] }, asked)).toBe(true);
    expect(game.isNews(null, null)).toBe(true);
  });
});

describe("a hand that is made of many choices", () => {
  const cards = ["keep 10", "keep 20", "keep 30", "keep 40"];
  const table = () => {
    const made = tableThatAsks(
      ["hand", { count: 3 }, ...cards],
      ["hand", { count: 3 }, ...cards.slice(1)],
      ["hand", { count: 3 }, ...cards.slice(2)],
    );
    return { ...made, pick: (text: string) => made.game.pick(option(text)) };
  };
  const texts = (game: Game): string[] => game.chosen.map(({ text }) => text);

  it("is sent only when it is complete and confirmed", async () => {
    const { game, said, pick } = table();
    pick("keep 10");
    pick("keep 20");
    game.confirm();
    await settled();
    expect([game.missing, game.complete, said]).toEqual([1, false, []]);
    pick("keep 30");
    pick("keep 40"); // there is no room for it
    expect(texts(game)).toEqual(["keep 10", "keep 20", "keep 30"]);
    expect(game.complete).toBe(true);
    game.confirm();
    await settled();
    await settled();
    expect(said).toEqual(["keep 10", "keep 20", "keep 30"]);
  });

  it("can be changed card by card until then", async () => {
    const { game, said, pick } = table();
    for (const text of cards.slice(0, 3)) pick(text);
    pick("keep 20");
    pick("keep 40");
    expect(texts(game)).toEqual(["keep 10", "keep 30", "keep 40"]);
    await game.undo();
    expect(texts(game)).toEqual(["keep 10", "keep 30"]);
    await game.reset();
    expect(texts(game)).toEqual([]);
    expect(said).toEqual([]);
  });

  it("can be suggested, and what is suggested can be changed", async () => {
    const { game, said, pick } = table();
    pick("keep 40");
    await game.suggest("recommended");
    expect(texts(game)).toEqual(["keep 10", "keep 20", "keep 30"]);
    pick("keep 10");
    pick("keep 40");
    expect(game.complete).toBe(true);
    expect(said).toEqual([]);
  });
});

describe("a caballero that is dragged", () => {
  const lift: [string, Record<string, unknown>, ...string[]] = [
    "lift",
    { own: 2, foreign: 0, any: 0 },
    "lift violet galicia",
    "stop",
  ];
  const drop: [string, Record<string, unknown>, ...string[]] = [
    "drop",
    { colour: 0, source: "galicia" },
    "to aragon",
  ];

  it("is picked up at once, so that the places glow to which it can go", async () => {
    const { game, said } = tableThatAsks(lift, drop, lift);
    game.grip("violet", "galicia");
    await settled();
    expect(said).toEqual(["lift violet galicia"]);
    await game.letGo("violet", "galicia", "aragon");
    expect(said).toEqual(["lift violet galicia", "to aragon"]);
  });

  it("goes back where it was if it cannot go there, and the rule is told", async () => {
    const refusal = { code: "illegal", text: "no" };
    const { game, said, source } = tableThatAsks(lift, drop);
    game.grip("violet", "galicia");
    await settled();
    const undone: string[] = [];
    Object.assign(source, {
      choose: (text: string) => (said.push(text), Promise.resolve(false)),
      undo: () => (undone.push("undo"), Promise.resolve(true)),
      refusal,
    });
    Object.assign(source.position, { can_undo: true });
    await game.letGo("violet", "galicia", "sevilla");
    expect(said).toEqual(["lift violet galicia", "to sevilla"]);
    expect(undone).toEqual(["undo"]);
    expect(game.refused).toEqual(refusal);
  });

  it("goes back without a word if it is let go over nothing", async () => {
    const { game, said, source } = tableThatAsks(lift, drop);
    game.grip("violet", "galicia");
    await settled();
    const undone: string[] = [];
    Object.assign(source, { undo: () => (undone.push("undo"), Promise.resolve(true)) });
    Object.assign(source.position, { can_undo: true });
    await game.letGo("violet", "galicia", null);
    expect(said).toEqual(["lift violet galicia"]);
    expect(undone).toEqual(["undo"]);
    expect(game.refused).toBeNull();
  });
});

describe("the end of a turn", () => {
  it.each([
    [["act", "to aragon", "end"], "both"],
    [["to aragon", "end"], "placing"],
    [["act", "end"], "action"],
  ])("is asked for once more while something is left (%s)", async (texts, open) => {
    const { game, said } = tableThatAsks(["turn", {}, ...texts]);
    expect(game.open).toBe(open);
    game.confirm();
    expect(said).toEqual([]);
    expect(game.staged?.text).toBe("end");
    game.confirm();
    await settled();
    expect(said).toEqual(["end"]);
  });

  it("is asked for too where it is chosen from the list of all options", async () => {
    const { game, said } = tableThatAsks(["turn", {}, "act", "end"]);
    const end = game.decision!.options[1]!;
    game.pick(end);
    expect(said).toEqual([]);
    game.pick(end);
    await settled();
    expect(said).toEqual(["end"]);
  });

  it("is not asked for where placing is stopped", async () => {
    const { game, said } = tableThatAsks(["place", { left: 2 }, "to aragon", "stop"]);
    expect(game.open).toBeNull();
    game.confirm();
    await settled();
    expect(said).toEqual(["stop"]);
  });
});
