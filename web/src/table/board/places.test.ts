import { describe, expect, it } from "vitest";
import { COLOURS } from "../../lib/players";
import { geography, inside, ringsOf } from "../map/geography";
import { nameWidth } from "../map/layout";
import {
  boundsOf,
  contents,
  drawingFor,
  loadsIn,
  LOW_BUTTON,
  nearest,
  NARROW,
  placed,
  shown,
  sitesOf,
  WIDE,
} from "./places";
import type { Seen, SeenPlace } from "../../lib/protocol";

const REGIONS = Object.keys(geography.regions);
const NAMES: Record<string, string> = {
  galicia: "Galicia",
  pais_vasco: "País Vasco",
  aragon: "Aragón",
  cataluna: "Cataluña",
  castilla_la_vieja: "Castilla la Vieja",
  castilla_la_nueva: "Castilla la Nueva",
  sevilla: "Sevilla",
  granada: "Granada",
  valencia: "Valencia",
  castillo: "Castillo",
};
const bounds = { x: 0, y: 0, width: geography.width, height: geography.height };

const crowded: SeenPlace = {
  values: [6, 4, 2],
  mobile: null,
  caballeros: Object.fromEntries(COLOURS.map((colour) => [colour, 30])),
  grandes: [...COLOURS.slice(0, 5)],
  king: true,
};

describe.each([
  ["wide", WIDE, false],
  ["narrow", NARROW, true],
] as const)("a %s map", (_, sizes, narrow) => {
  const sites = sitesOf(REGIONS, (place) => NAMES[place]!, sizes, bounds);

  it("keeps what lies in the regions off the lands beyond the sea", () => {
    const places = [...REGIONS, "france", "america", "ship", "africa", "castillo"];
    const name = (place: string): string => NAMES[place] ?? place;
    const all = sitesOf(places, name, sizes, boundsOf(places, narrow));
    const insets = all.filter(({ inset }) => inset).map(({ spot }) => spot.box);
    expect(insets.length).toBe(3);
    for (const site of all.filter(({ inset }) => !inset)) {
      const [pillX, pillY] = site.spot.pill;
      // Three marks at the left of a scoreboard say who leads.
      const marks = { x: pillX - sizes.pill[0] / 2 - (narrow ? 36 : 28), y: pillY - 5, width: 36, height: 10 };
      const width = site.spot.box.width;
      const heading = { x: site.spot.name[0] - width / 2, y: site.spot.box.y, width, height: site.spot.box.height };
      const tokens = placed(site, contents(crowded, true), sizes).map(({ x, y, scale }) => ({
        x: x - (sizes.cell[0] * scale) / 2,
        y: y - (sizes.cell[1] * scale) / 2,
        width: sizes.cell[0] * scale,
        height: sizes.cell[1] * scale,
      }));
      for (const inset of insets)
        for (const box of [marks, heading, ...tokens])
          expect(
            box.x < inset.x + inset.width &&
              box.x + box.width > inset.x &&
              box.y < inset.y + inset.height &&
              box.y + box.height > inset.y,
            `${site.id} lies over a land beyond the sea`,
          ).toBe(false);
    }
  });

  it.each(sites.map((site) => [site.id, site] as const))("keeps apart all that can lie in %s", (id, site) => {
    const tokens = placed(site, contents(crowded, true), sizes);
    expect(tokens.length).toBe(7);
    const boxes = tokens.map(({ x, y, scale }) => ({
      left: x - (sizes.cell[0] * scale) / 2,
      right: x + (sizes.cell[0] * scale) / 2,
      top: y - (sizes.cell[1] * scale) / 2,
      bottom: y + (sizes.cell[1] * scale) / 2,
    }));
    const [nameX, nameY] = site.spot.name;
    boxes.push({
      left: nameX - 20,
      right: nameX + 20,
      top: nameY - sizes.name / 2,
      bottom: nameY + sizes.name / 2,
    });
    const [pillX, pillY] = site.spot.pill;
    boxes.push({
      left: pillX - sizes.pill[0] / 2,
      right: pillX + sizes.pill[0] / 2,
      top: pillY - sizes.pill[1] / 2,
      bottom: pillY + sizes.pill[1] / 2,
    });
    boxes.forEach((a, i) => {
      for (const b of boxes.slice(i + 1)) {
        const apart =
          a.right <= b.left + 0.6 ||
          b.right <= a.left + 0.6 ||
          a.bottom <= b.top + 0.6 ||
          b.bottom <= a.top + 0.6;
        expect(apart, `${id}: ${JSON.stringify(a)} ${JSON.stringify(b)}`).toBe(true);
      }
    });
  });

  it.each(sites.filter(({ id }) => id !== "castillo").map((site) => [site.id, site] as const))(
    "keeps all pieces inside %s",
    (id, site) => {
      for (const { x, y } of placed(site, contents(crowded, true), sizes)) {
        const others = REGIONS.filter((other) => other !== id);
        expect(
          others.some((other) => inside(ringsOf(other)[0]!, x, y)),
          id,
        ).toBe(false);
      }
    },
  );
});

describe.each([
  [320, 280],
  [360, 310],
  [390, 340],
])("a map of %i x %i px", (width, height) => {
  const beyond = ["francia", "portugal", "ship", "america", "africa"];
  it.each([
    ["Spain", REGIONS, 8],
    ["the colonies", [...REGIONS, ...beyond], 7],
  ])("shows every number of %s when everybody is everywhere", (_, places, most) => {
    const sizes = drawingFor(width, height, places);
    const seen = boundsOf(places, sizes.small);
    const scale = Math.min(width / seen.width, height / seen.height);
    const sites = sitesOf(places, (place) => NAMES[place] ?? place, sizes, seen);
    const boxes = sites.flatMap((site) => {
      const tokens = [...contents(crowded, true), { kind: "banner" as const, id: "banner 0", colour: "blue" }];
      return [
        ...placed(site, tokens.slice(0, REGIONS.includes(site.id) ? most : 6), sizes).map((token) => ({
          what: `${token.id} in ${site.id}`,
          x: token.x,
          y: token.y,
          width: sizes.cell[0] * token.scale,
          height: sizes.cell[1] * token.scale,
        })),
        {
          what: `points of ${site.id}`,
          x: site.spot.pill[0],
          y: site.spot.pill[1],
          width: sizes.pill[0],
          height: sizes.pill[1],
        },
        {
          what: `name of ${site.id}`,
          x: site.spot.name[0],
          y: site.spot.name[1],
          // Letters are somewhat narrower than the room that is kept for them.
          width: 0.86 * nameWidth(shown(NAMES[site.id] ?? site.id, true), sizes),
          height: 0.8 * sizes.name,
        },
      ];
    });
    // A button of 40 px stands in the corner, or in the south where there is more to be seen in the corner.
    const [x, y] =
      places === REGIONS
        ? [seen.x + seen.width - 26 / scale, seen.y + 26 / scale]
        : [seen.x + LOW_BUTTON * seen.width + 26 / scale, seen.y + seen.height - 26 / scale];
    boxes.push({ what: "the button", x, y, width: 40 / scale, height: 40 / scale });
    for (const [index, a] of boxes.entries()) {
      // Two figures of 11 px, side by side.
      expect(a.width * scale, a.what).toBeGreaterThan(12);
      for (const b of boxes.slice(index + 1))
        expect(
          Math.abs(a.x - b.x) < (a.width + b.width) / 2 - 0.6 && Math.abs(a.y - b.y) < (a.height + b.height) / 2 - 0.6,
          `${a.what} lies over ${b.what}`,
        ).toBe(false);
    }
  });
});

describe("gold and goods", () => {
  it("lie where those are who carry them", () => {
    const laden = { ship: { gold: { blue: 1 }, goods: { red: 2 } } };
    const seen = { colonies: { laden } } as unknown as Seen;
    expect(loadsIn(seen, "ship")).toEqual([
      { kind: "load", id: "gold blue", colour: "blue", token: "gold", count: 1 },
      { kind: "load", id: "goods red", colour: "red", token: "goods", count: 2 },
    ]);
    expect(loadsIn(seen, "africa")).toEqual([]);
  });
});

describe("lands beyond Spain", () => {
  const ids = [...REGIONS, "france", "portugal", "ship", "america", "africa", "atlantis"];

  it.each([false, true])("have spots of their own (narrow: %s)", (narrow) => {
    const seen = boundsOf(ids, narrow);
    const sites = sitesOf(ids, (place) => NAMES[place] ?? place, narrow ? NARROW : WIDE, seen);
    expect(sites.filter(({ inset }) => inset).map(({ id }) => id)).toEqual([
      "ship",
      "america",
      "africa",
      "atlantis",
    ]);
    for (const { id, spot } of sites) {
      expect(spot.name[0], id).toBeGreaterThan(seen.x);
      expect(spot.name[0], id).toBeLessThan(seen.x + seen.width);
      expect(spot.name[1], id).toBeGreaterThan(seen.y);
      expect(spot.name[1], id).toBeLessThan(seen.y + seen.height);
    }
    const names = sites.map(({ spot }) => spot.name);
    for (const [x, y] of names) {
      expect(names.filter(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) < 40).length).toBe(1);
    }
  });

  it("are out of sight at tables that do not play with them", () => {
    expect(boundsOf(REGIONS, false)).toEqual(bounds);
  });
});

describe("the arrow keys", () => {
  const sites = sitesOf(REGIONS, (place) => NAMES[place]!, WIDE, bounds);
  const from = (id: string) => sites.find((site) => site.id === id)!;

  it("go to the next place in their direction, and nowhere at the edge", () => {
    expect(nearest(sites, from("galicia"), [1, 0])?.id).toBe("pais_vasco");
    expect(nearest(sites, from("sevilla"), [1, 0])?.id).toBe("granada");
    expect(nearest(sites, from("galicia"), [-1, 0])).toBeNull();
  });
});
