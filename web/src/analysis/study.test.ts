import { describe, expect, it } from "vitest";
import { chosen, linkWith, ofPosition, readLink } from "./study";

const line = (...choices: string[]) => ({ name: "", line: choices });

describe("variations", () => {
  it("grow at their end", () => {
    const found = chosen([line("a", "b")], 0, 2, "c");
    expect(found).toEqual({ variations: [line("a", "b", "c")], current: 0 });
  });

  it("stay as they are where they go on in the same way", () => {
    expect(chosen([line("a", "b")], 0, 1, "b").variations).toEqual([line("a", "b")]);
  });

  it("branch off where something else is chosen, and go back to a branch that is there", () => {
    const first = chosen([line("a", "b", "c")], 0, 1, "x");
    expect(first).toEqual({ variations: [line("a", "b", "c"), line("a", "x")], current: 1 });
    const again = chosen(first.variations, 0, 1, "x");
    expect(again).toEqual({ variations: first.variations, current: 1 });
  });
});

describe("links", () => {
  it("carry a whole study", async () => {
    const study = { ...ofPosition("name: x"), name: "What if", variations: [line("blue to granada")] };
    const link = (await linkWith(study))!;
    expect(await readLink(link.split("#").at(-1)!)).toEqual(study);
  });

  it("with something else in them are refused", async () => {
    await expect(readLink("nonsense")).rejects.toThrow();
  });
});
