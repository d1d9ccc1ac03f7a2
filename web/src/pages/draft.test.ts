import { describe, expect, it } from "vitest";
import type { Catalogue, OptionInfo } from "../lib/protocol";
import { Draft } from "./draft.svelte";

const several: OptionInfo = {
  id: "veterans",
  text: "option-veterans",
  values: ["all", "veto", "intrigue", "scoring"],
  default: "all",
  editions: ["2023"],
  several: true,
  needs: null,
};
const castillo: OptionInfo = {
  id: "castillo",
  text: "option-castillo",
  values: ["hidden", "open"],
  default: "hidden",
  editions: ["1995", "2015", "2023"],
  several: false,
  needs: null,
};
const prison: OptionInfo = {
  id: "left-out",
  text: "option-left-out",
  values: ["none", "first-game"],
  default: "none",
  editions: ["2015"],
  several: true,
  needs: "grandissimo",
};
const catalogue = {
  editions: [{ id: "2015" }, { id: "2023" }],
  bots: [{ id: "greedy", strength: null }],
  options: [several, castillo, prison],
  sets: [
    { id: "new-regency", editions: ["2023"], needs: null },
    { id: "grandissimo", editions: ["2015"], needs: null },
    { id: "king-intrigant", editions: ["2015"], needs: null },
    { id: "special-cards", editions: ["2015"], needs: "king-intrigant" },
  ],
} as unknown as Catalogue;

describe("a new table", () => {
  it("is one person and three bots unless changed, and begins at once", () => {
    const form = new Draft().form(catalogue, "Ana");
    expect(form.seats?.map((seat) => seat.kind)).toEqual(["me", "bot", "bot", "bot"]);
    expect(form.start).toBe(true);
    expect(form.setup).toEqual({ edition: "2015", players: 4, sets: [], options: {} });
    expect(form.clock).toEqual({ kind: "none" });
  });

  it("gives every bot another personality of the usual strength", () => {
    const draft = new Draft();
    draft.knowBots({
      default_bot: "builder:hidalgo",
      bots: [
        { id: "builder:page", strength: "page" },
        { id: "builder:hidalgo", strength: "hidalgo" },
        { id: "schemer:hidalgo", strength: "hidalgo" },
        { id: "courtier:hidalgo", strength: "hidalgo" },
      ],
    } as Catalogue);
    draft.setSeat(2, "bot builder:page");
    expect(draft.form(catalogue, "Ana").seats?.map((seat) => seat.bot)).toEqual([
      null,
      "builder:hidalgo",
      "builder:page",
      "courtier:hidalgo",
    ]);
  });

  it("waits for people where a seat is free", () => {
    const draft = new Draft();
    draft.setSeat(2, "open");
    expect(draft.form(catalogue, "Ana").start).toBe(false);
  });

  it("keeps only what belongs to its edition", () => {
    const draft = new Draft();
    draft.edition = "2023";
    draft.sets = ["new-regency"];
    draft.toggle(several, "veto");
    draft.choose(castillo, "open");
    expect(draft.setup(catalogue)).toMatchObject({
      sets: ["new-regency"],
      options: { veterans: "veto", castillo: "open" },
    });
    draft.edition = "2015";
    expect(draft.setup(catalogue)).toMatchObject({ sets: [], options: { castillo: "open" } });
  });

  it("asks only for what its sets bring along", () => {
    const draft = new Draft();
    draft.edition = "2015";
    draft.useSet(catalogue, "grandissimo", true);
    draft.toggle(prison, "first-game");
    expect(draft.setup(catalogue).options).toEqual({ "left-out": "first-game" });
    draft.useSet(catalogue, "grandissimo", false);
    expect(draft.setup(catalogue).options).toEqual({});
    expect(draft.options(catalogue)).toEqual([castillo]);
  });

  it("takes sets together with those that they need", () => {
    const draft = new Draft();
    draft.edition = "2015";
    draft.useSet(catalogue, "special-cards", true);
    expect(draft.sets.toSorted()).toEqual(["king-intrigant", "special-cards"]);
    draft.useSet(catalogue, "king-intrigant", false);
    expect(draft.sets).toEqual([]);
  });

  it("joins several values of an option in their order, and knows the default as none of them", () => {
    const draft = new Draft();
    draft.toggle(several, "scoring");
    draft.toggle(several, "veto");
    expect(draft.value(several)).toBe("veto+scoring");
    expect(draft.has(several, "scoring")).toBe(true);
    draft.toggle(several, "veto");
    draft.toggle(several, "scoring");
    expect(draft.value(several)).toBe("all");
    draft.toggle(several, "veto");
    draft.toggle(several, "all");
    expect(draft.value(several)).toBe("all");
  });

  it("names everybody at a hot seat, and only there", () => {
    const draft = new Draft();
    draft.players = 3;
    draft.setSeat(1, "me");
    draft.seats[1]!.name = " Ben ";
    draft.setSeat(2, "bot greedy");
    const { seats } = draft.form(catalogue, "Ana");
    expect(seats?.map((seat) => [seat.kind, seat.bot, seat.name])).toEqual([
      ["me", null, "Ana"],
      ["me", null, "Ben"],
      ["bot", "greedy", null],
    ]);
  });

  it("has the clock that was chosen", () => {
    const draft = new Draft();
    draft.clock = "live";
    draft.minutes = 20;
    expect(draft.form(catalogue, "Ana").clock).toEqual({
      kind: "live",
      minutes: 20,
      increment: 15,
      delay: 0,
    });
    draft.clock = "days";
    expect(draft.form(catalogue, "Ana").clock).toEqual({
      kind: "days",
      days: 2,
      weekend: false,
      holidays: 0,
    });
  });

  it("begins like the last one, as far as that still makes sense", () => {
    const draft = new Draft();
    draft.edition = "2023";
    draft.players = 3;
    draft.sets = ["new-regency"];
    draft.setSeat(1, "bot greedy");
    draft.setSeat(2, "bot gone");
    draft.choose(castillo, "open");
    draft.name = "Only once";
    draft.keep();
    const next = new Draft();
    next.recall(catalogue);
    expect(next.setup(catalogue)).toEqual(draft.setup(catalogue));
    expect(next.seats.map((seat) => seat.bot)).toEqual(["", "greedy", "", "", ""]);
    expect(next.name).toBe("");
    localStorage.setItem(
      "elgrande.table",
      JSON.stringify({ edition: "1066", players: 9, sets: "x", clock: "sun" }),
    );
    const strange = new Draft();
    strange.recall(catalogue);
    expect(strange.setup(catalogue)).toEqual(new Draft().setup(catalogue));
    expect(strange.clock).toBe("none");
    localStorage.setItem("elgrande.table", "broken");
    expect(() => new Draft().recall(catalogue)).not.toThrow();
  });
});
