import { describe, expect, it } from "vitest";
import type { Decision, Option, Seen } from "../lib/protocol";
import { asked, inOrder, isLastMove, mayPass, mostAtOnce } from "./decisions";
import { games, moments } from "./fixtures/example";

function of(kind: string): { decision: Decision; view: Seen } {
  const { position } = moments(kind)[0]!.moment;
  return { decision: position.decision!, view: position.view };
}

/** Every option that can be reached by the things it lights up or by a button. */
function reachable(decision: Decision, view: Seen): Set<string> {
  const found = new Set<string>();
  const boards = asked(decision, view).boards;
  for (const board of boards.length > 0 ? boards : [null]) {
    const now = asked(decision, view, board);
    const options = [
      ...[...now.places.values()].flat(),
      ...now.pieces.values(),
      ...now.cards.values(),
      ...now.powers.values(),
      ...now.modifiers.values(),
      ...now.counts,
      ...now.discs,
      ...now.collected,
      ...now.buttons,
      ...(now.finish ? [now.finish] : []),
    ];
    for (const { text } of options) found.add(text);
  }
  return found;
}

describe("a decision that collects", () => {
  it("says so itself, of a kind that nobody here has heard of too", () => {
    const { decision, view } = of("region");
    const gathered = asked({ ...decision, kind: "gather_eggs", manner: "collect" }, view);
    expect(gathered.collected).toEqual(decision.options);
    expect(asked({ ...decision, kind: "hand", manner: "step" }, view).collected).toEqual([]);
  });
});

describe("a decision", () => {
  const all = games.flatMap(({ moments: list }) => list.filter(({ position }) => position.decision));

  it.each(all.map((moment) => [moment.name, moment] as const))(
    "of %s can be answered in every way",
    (_, moment) => {
      const { decision, view } = moment.position;
      expect([...reachable(decision!, view)].sort()).toEqual(
        decision!.options.map(({ text }) => text).sort(),
      );
    },
  );

  it("about placing lights up places, and ends where a turn is confirmed", () => {
    const { decision, view } = of("place");
    const now = asked(decision, view);
    expect(now.places.size).toBe(decision.options.length - 1);
    expect(now.finish?.text).toBe("stop");
    expect(mostAtOnce(decision, view)).toBe(decision.args.left);
  });

  it("about a number offers the most where a turn is confirmed", () => {
    const { decision, view } = of("supply");
    expect(asked(decision, view).finish).toBe(decision.options.at(-1));
  });

  it("about scoreboards lights up the places of the one in hand", () => {
    const { decision, view } = of("board");
    const [eight, four] = ["8", "4"].map((board) => asked(decision, view, board));
    expect(eight!.boards).toEqual(["8", "4"]);
    for (const [now, board] of [
      [eight!, "8"],
      [four!, "4"],
    ] as const) {
      expect([...now.places.values()].flat().every(({ target }) => target.board === board)).toBe(true);
    }
  });

  it("about discs is a dial in the order of the board", () => {
    const { decision, view } = of("castillo_disc");
    const now = asked(decision, view);
    expect(inOrder(view, now.discs).map(({ target }) => target.place)).toEqual(Object.keys(view.regions));
  });

  it("of a kind that nobody has heard of becomes buttons", () => {
    const { view } = of("place");
    const option: Option = {
      code: 999,
      text: "marry queen",
      key: "choice-marry",
      args: { whom: "queen" },
      target: { kind: "other" },
    };
    const decision: Decision = {
      suggestions: [],
      manner: "step",
      seat: 0,
      kind: "wedding",
      prompt: "prompt-wedding",
      args: {},
      options: [option],
      since: 0,
    };
    expect(asked(decision, view).buttons).toEqual([option]);
    expect(mayPass(decision, option, false)).toBe(false);
  });
});

describe("what may end a turn", () => {
  it("is asked for once more: the last caballero, but not the ones before", () => {
    const { decision } = of("place");
    const to = decision.options[0]!;
    expect(mayPass({ ...decision, args: { left: 1 } }, to, false)).toBe(true);
    expect(mayPass({ ...decision, args: { left: 2 } }, to, false)).toBe(false);
  });

  it("is the drop after the last lift", () => {
    const { decision } = of("lift");
    expect(isLastMove({ ...decision, args: { own: 0, foreign: 0, any: 1 } })).toBe(true);
    expect(isLastMove({ ...decision, args: { own: 1, foreign: 1, any: 0 } })).toBe(false);
    const drop = of("drop").decision;
    const to = drop.options.find(({ text }) => text.startsWith("to "))!;
    expect(mayPass(drop, to, true)).toBe(true);
    expect(mayPass(drop, to, false)).toBe(false);
  });

  it("is whatever the server calls decisive, of a kind that nobody here has heard of too", () => {
    const { decision } = of("region");
    const option = decision.options[0]!;
    expect(mayPass({ ...decision, kind: "wake_dragon" }, option, false)).toBe(true);
    expect(mayPass({ ...decision, kind: "wake_dragon", manner: "step" }, option, false)).toBe(false);
  });

  it("is a power card, never a button with words", () => {
    const { decision } = of("power");
    expect(mayPass(decision, decision.options[0]!, false)).toBe(true);
    const veto = of("veto").decision;
    expect(veto.options.some((option) => mayPass(veto, option, false))).toBe(false);
  });
});
