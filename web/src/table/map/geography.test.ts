import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { geography, sharedBorders } from "./geography";

/** The borders of the rules, read from the declaration in `places.py`. */
function bordersOfTheRules(): string[] {
  const source = readFileSync(resolve(process.cwd(), "../src/elgrande/rules/places.py"), "utf8");
  const declared = /^BORDERS: Final = \{\n([\s\S]*?)\n\}/m.exec(source)![1]!;
  const pairs = new Set<string>();
  for (const [, from, list] of declared.matchAll(/(\w+): \[([^\]]*)\]/g)) {
    for (const to of list!.split(",")) pairs.add([from!, to.trim()].sort().join(" ").toLowerCase());
  }
  return [...pairs].sort();
}

describe("the map", () => {
  it("has exactly the borders that the rules have", () => {
    const rules = bordersOfTheRules();
    expect(rules.length).toBe(15);
    expect(sharedBorders().map((pair) => pair.join(" "))).toEqual(rules);
  });

  it("has one piece of land for every region, and islands for the Castillo", () => {
    for (const [region, rings] of Object.entries(geography.regions)) {
      if (region === "castillo") expect(rings.length).toBeGreaterThan(2);
      else expect(rings.length, region).toBe(1);
    }
  });

  it("is small", () => {
    expect(JSON.stringify(geography).length).toBeLessThan(40_000);
  });
});
