import { describe, expect, it } from "vitest";
import { changed, fresh, withEntry } from "./editor.svelte";

const scenario = fresh({ edition: "2015", players: 3, sets: [], options: {} }, "x");

describe("a change of a position", () => {
  it("leaves to chance what cannot hold any more", () => {
    const known = {
      ...scenario,
      position: { ...scenario.position, turned_up: { 1: ["a"] }, stacks: { 1: ["b"] }, further: { king: 3 } },
    };
    const after = changed(known, "round", 4);
    expect(after.position).toEqual({ king: scenario.position.king, round: 4 });
    expect(after.expect).toEqual({ round: 4 });
    expect(changed(known, "scores", { blue: 3 }).position.turned_up).toEqual({ 1: ["a"] });
    expect(changed(known, "scores", { blue: 3 }).position.further).toBeUndefined();
  });

  it("takes out what is taken away", () => {
    expect(changed(changed(scenario, "card", "c1"), "card", undefined).position.card).toBeUndefined();
    expect(withEntry({ a: 1, b: 2 }, "a", undefined)).toEqual({ b: 2 });
    expect(withEntry(undefined, "a", 1)).toEqual({ a: 1 });
  });
});
