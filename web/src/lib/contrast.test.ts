import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { COLOURS } from "./players";

const css = readFileSync(resolve(process.cwd(), "src/styles/tokens.css"), "utf8");

/** All colours as they are with these attributes on the page, the later rules over the earlier ones. */
function tokens(theme: "light" | "dark", palette: string, contrast: boolean): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, selectors, body] of css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const applies = selectors!.split(/,(?![^(]*\))/).some((each) => {
      const selector = each.trim();
      if (!selector.startsWith(":root")) return false;
      if (selector.includes("data-theme") && !selector.includes(`data-theme="${theme}"`)) return false;
      if (selector.includes("data-contrast") && !contrast) return false;
      return !selector.includes("data-palette") || selector.includes(`data-palette="${palette}"`);
    });
    if (!applies) continue;
    for (const [, name, value] of body!.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)) found[name!] = value!;
  }
  return found;
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrastOf(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** What is written on the map, and on what. */
const WRITTEN: [string, string][] = [
  ["ink", "land"],
  ["ink", "land-lit"],
  ["ink", "sea"],
  ["ink-soft", "land-other"],
  ["on-frame", "frame-raised"],
  ["ink", "card"],
  ["ink", "card-taken"],
  ["ink-soft", "paper"],
];

describe.each(["light", "dark"] as const)("what is written on the %s map", (theme) => {
  it.each([false, true])("can be read (strong contrast: %s)", (contrast) => {
    const colours = tokens(theme, "usual", contrast);
    for (const [letters, ground] of WRITTEN)
      expect(
        contrastOf(colours[letters]!, colours[ground]!),
        `${letters} on ${ground}`,
      ).toBeGreaterThanOrEqual(contrast ? 7 : 4.5);
  });

  it.each(["usual", "deutan", "protan", "tritan"])("can be read on the pieces (%s)", (palette) => {
    const colours = tokens(theme, palette, false);
    for (const colour of COLOURS)
      expect(contrastOf(colours[colour]!, colours[`on-${colour}`]!), colour).toBeGreaterThanOrEqual(4.5);
  });
});
