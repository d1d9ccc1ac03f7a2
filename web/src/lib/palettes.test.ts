import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { COLOURS } from "./players";

const css = readFileSync(resolve(process.cwd(), "src/styles/tokens.css"), "utf8");

/** How somebody sees who lacks a kind of cones (Machado and others, 2009), on linear light. */
const SIGHTS: Record<string, number[][]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** The colours of the players with a palette; what a palette does not set is as usual. */
function palette(name: string, dark: boolean): string[] {
  const blocks = [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)].filter(([, selectors]) =>
    selectors!.split(/,(?![^(]*\))/).some((selector) => {
      const last = selector.trim().split("\n").at(-1)!.trim();
      if (!last.startsWith(":root")) return false;
      if (last.includes('data-theme="dark"') !== dark && last.includes("data-theme")) return false;
      if (last.includes("data-contrast")) return false;
      return !last.includes("data-palette") || last.includes(`data-palette="${name}"`);
    }),
  );
  return COLOURS.slice(0, 5).map((colour) => {
    const found = blocks.flatMap(
      ([, , body]) => new RegExp(`--${colour}: (#[0-9a-f]{6})`).exec(body!)?.[1] ?? [],
    );
    return found.at(-1)!;
  });
}

function lab(hex: string, sight: number[][]): number[] {
  const rgb = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const linear = rgb.map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  const seen = sight.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, v, i) => sum + v * linear[i]!, 0),
      ),
    ),
  );
  const [r, g, b] = seen as [number, number, number];
  const xyz = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
  ].map((v) => (v > 0.008856 ? Math.cbrt(v) : 7.787 * v + 16 / 116)) as [number, number, number];
  return [116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2])];
}

describe.each(["deutan", "protan", "tritan"])("the colours for those who see like %s", (name) => {
  it.each([false, true])("can be told apart (dark: %s)", (dark) => {
    const colours = palette(name, dark);
    expect(colours.every(Boolean)).toBe(true);
    const seen = colours.map((colour) => lab(colour, SIGHTS[name]!));
    for (const [i, one] of seen.entries())
      for (const [j, other] of seen.entries())
        if (i < j) {
          const apart = Math.hypot(...one.map((v, at) => v - other[at]!));
          expect(apart, `${COLOURS[i]} and ${COLOURS[j]}`).toBeGreaterThan(25);
        }
  });
});
