/** What there is to draw in each place, and where: the view of the rules turned into a picture. */
import type { Seen, SeenPlace } from "../../lib/protocol";
import { COLOURS } from "../../lib/players";
import { geography, ringsOf, pathOf, type Ring } from "../map/geography";
import { nameWidth, slots, spotAround, spotIn, type Box, type Sizes, type Slot, type Spot } from "../map/layout";

/** Something that lies in a place. */
export type Token =
  | { kind: "king"; id: string }
  | { kind: "banner"; id: string; colour: string }
  | { kind: "load"; id: string; colour: string; token: "gold" | "goods"; count: number }
  | { kind: "piece"; id: string; colour: string; count: number; grande: boolean };

export type Placed = Token & Slot;

/** The picture of a place. */
export interface Site {
  id: string;
  /** Data of an SVG path; empty for a place that is drawn as an inset. */
  path: string;
  spot: Spot;
  /** A frame around places that have no outlines of their own. */
  inset: boolean;
}

/** How large everything on the map is, in its own units. */
export interface Drawing extends Sizes {
  /** Whether the map is so small that names are shortened and the sea is used for pieces. */
  small: boolean;
}

export const WIDE: Drawing = {
  name: 14,
  letter: 8.6,
  pill: [54, 18],
  cell: [25, 30],
  overflow: 12,
  small: false,
};
/** The same on a phone, where the whole map is half as large. */
export const NARROW: Drawing = {
  name: 20.2,
  letter: 10.4,
  pill: [66, 24],
  cell: [29, 34],
  overflow: 48,
  small: true,
};

export const CASTILLO = "castillo";
const TOWER: [number, number] = [668, 296];

/** How far from the left of a small map, as a part of its width, its button is if it is on the sea in the south. */
export const LOW_BUTTON = 0.38;

/** Where lands beyond the picture are drawn: out on the Atlantic, and on the coast of Africa. */
const INSETS: Record<string, [number, number]> = {
  america: [-62, 120],
  ship: [-62, 250],
  africa: [650, 616],
};
/** On a phone the sea in the south has more room than the one in the west. */
const NARROW_INSETS: Record<string, [number, number]> = {
  america: [42, 590],
  ship: [480, 590],
  africa: [650, 590],
};
/** Room for places that nobody has thought of yet. */
const FREE: [number, number][] = [
  [-62, 380],
  [-62, 510],
  [-62, 630],
  [420, 630],
  [520, 630],
];
const NARROW_FREE: [number, number][] = [
  [300, 620],
  [112, 440],
  [112, 300],
  [112, 160],
  [640, 440],
];

/** Whether there are lands out on the sea. */
export function reachBeyond(places: readonly string[]): boolean {
  return places.some((id) => INSETS[id] || (id !== CASTILLO && ringsOf(id).length === 0));
}

/** What is seen of the map: more of the sea if there is something on it. */
export function boundsOf(places: readonly string[], narrow: boolean): Box {
  const beyond = reachBeyond(places);
  // The names of lands in the west need room too.
  const west = places.includes("portugal");
  if (narrow && west && !beyond) return { x: -20, y: 6, width: 756, height: 574 };
  if (narrow)
    return beyond
      ? { x: -20, y: 6, width: 756, height: 662 }
      : { x: 24, y: 6, width: 712, height: 560 };
  if (beyond) return { x: -120, y: -4, width: 876, height: 690 };
  return { x: 0, y: 0, width: geography.width, height: geography.height };
}

/** Letters that are lower than this, in pixels, are hard to read. */
const LEAST = 11.2;
/** The height of the number on a piece of usual size. */
const NUMBER = 14.6;
/** A small piece, where there are many: as wide as two figures of the least height. */
const TIGHT = 0.76;
/** Between one size of letters and the next. */
const STEP = 1.08;

/** How large everything is drawn on a map in a room of this size, so that its letters can be read. */
export function drawingFor(width: number, height: number, places: readonly string[]): Drawing {
  const scale = (narrow: boolean): number => {
    const bounds = boundsOf(places, narrow);
    return Math.min(width / bounds.width, height / bounds.height);
  };
  if (width <= 0 || height <= 0) return WIDE;
  if (WIDE.name * scale(false) >= LEAST) return { ...WIDE, least: Math.min(1, LEAST / (NUMBER * scale(false))) };
  // In steps, so that a window that is being drawn larger does not have everything looked for again and again.
  const times = Math.max(0, Math.ceil(Math.log(LEAST / (NARROW.name * scale(true))) / Math.log(STEP)));
  const by = Math.min(1.7, STEP ** times);
  return {
    ...NARROW,
    name: NARROW.name * by,
    letter: NARROW.letter * by,
    pill: [NARROW.pill[0] * by, NARROW.pill[1] * by],
    cell: [NARROW.cell[0] * by, NARROW.cell[1] * by],
    overflow: NARROW.overflow * by,
    // A number that is smaller than a letter could not be read.
    least: 1,
    tight: TIGHT,
  };
}

/** All places that can be drawn: the regions of the view, the Castillo, and where else the King can go. */
export function placesOf(view: Seen, targets: readonly string[]): string[] {
  const known = [...Object.keys(view.regions), CASTILLO];
  for (const place of [view.king, ...targets]) {
    // At some tables the King goes incognito, and is nowhere to be seen.
    if (place && !known.includes(place) && place !== "court" && place !== "province") known.push(place);
  }
  return known;
}

const known = new Map<string, Site[]>();

/** The pictures of all places. The spots stay the same whatever lies in them, so they are looked for once. */
export function sitesOf(
  places: readonly string[],
  name: (place: string) => string,
  sizes: Drawing,
  bounds: Box,
): Site[] {
  const key = [sizes.name, ...places.map((place) => `${place} ${name(place)}`)].join("|");
  const sites = known.get(key) ?? sought(places, name, sizes, bounds);
  known.set(key, sites);
  return sites;
}

function sought(
  places: readonly string[],
  name: (place: string) => string,
  sizes: Drawing,
  bounds: Box,
): Site[] {
  const narrow = sizes.small;
  let free = 0;
  const room = narrow ? NARROW_FREE : FREE;
  const insets = new Map(
    places
      .filter((id) => INSETS[id] || (id !== CASTILLO && ringsOf(id).length === 0))
      .map((id) => {
        const [x, y] = (narrow ? NARROW_INSETS : INSETS)[id] ?? room[free++ % room.length]!;
        return [id, spotAround(x, y, name(id), sizes)];
      }),
  );
  // What is drawn out on the sea is no room for what lies in a region.
  const lands = [
    ...places.filter((id) => !geography.regions[id] && !insets.has(id)).flatMap((id) => ringsOf(id).slice(0, 1)),
    ...[...insets.values()].map(({ box }) => outline(box)),
    ...(narrow ? [outline(buttonOn(bounds, sizes, insets.size > 0))] : []),
  ];
  const sites = places.map((id) => {
    const inset = insets.get(id);
    if (inset) return { id, path: pathOf(ringsOf(id)), spot: inset, inset: true };
    if (id === CASTILLO) {
      return { id, path: pathOf(ringsOf(id)), spot: castilloSpot(sizes), inset: false };
    }
    const rings = ringsOf(id);
    const beside = lands.filter((land) => land !== rings[0]);
    return {
      id,
      path: pathOf(rings),
      spot: spotIn(rings, shown(name(id), narrow), sizes, bounds, beside),
      inset: false,
    };
  });
  if (narrow) apart(sites, (id) => nameWidth(shown(name(id), narrow), sizes), sizes.name);
  return sites;
}

/** Where a button lies on a small map: in the corner, or on the sea in the south where France is a place. */
function buttonOn({ x, y, width, height }: Box, sizes: Sizes, low: boolean): Box {
  const size = 3 * sizes.cell[0];
  return low
    ? { x: x + LOW_BUTTON * width, y: y + height - size, width: size, height: size }
    : { x: x + width - size, y, width: size, height: size };
}

/** On small maps names reach into the next region: two that would meet give way to each other. */
function apart(sites: readonly Site[], width: (place: string) => number, height: number): void {
  for (const one of sites)
    for (const other of sites) {
      const [left, right] = [one.spot.name, other.spot.name];
      if (one === other || left[0] > right[0] || Math.abs(left[1] - right[1]) > 0.8 * height) continue;
      const overlap = 0.6 * (width(one.id) + width(other.id)) + 0.6 * height - (right[0] - left[0]);
      if (overlap <= 0) continue;
      one.spot.name = [left[0] - overlap / 2, left[1]];
      other.spot.name = [right[0] + overlap / 2, right[1]];
    }
}

function outline({ x, y, width, height }: Box): Ring {
  return [x, y, x + width, y, x + width, y + height, x, y + height];
}

/** On a phone long names are cut to what tells the regions apart. */
export function shown(name: string, narrow: boolean): string {
  return narrow ? name.replace(/^Castilla la /, "C. ") : name;
}

function castilloSpot(sizes: Sizes): Spot {
  const [x, y] = TOWER;
  const top = y + 44;
  const half = 2.5 * sizes.cell[0] + 4;
  const middle = Math.min(x, geography.width - half);
  const first = top + sizes.name + sizes.pill[1] + 5 + sizes.cell[1] / 2;
  return {
    name: [x, top + sizes.name / 2],
    pill: [x, top + sizes.name + 2 + sizes.pill[1] / 2],
    rows: [0, 1].map((row) => ({
      y: first + row * sizes.cell[1],
      left: middle - half,
      right: middle + half,
    })),
    tight: [0, 1, 2].map((row) => ({
      y: first + ((TIGHT - 1) / 2 + TIGHT * row) * sizes.cell[1],
      left: middle - half,
      right: middle + half,
    })),
    box: { x: x - 44, y: y - 46, width: 88, height: 94 + sizes.name + sizes.pill[1] },
  };
}

export const tower = { x: TOWER[0], y: TOWER[1] };

export function contents(place: SeenPlace | undefined, king: boolean): Token[] {
  const tokens: Token[] = [];
  if (king) tokens.push({ kind: "king", id: "king" });
  if (!place) return tokens;
  const counts = place.caballeros ?? {};
  const colours = [...new Set([...COLOURS, ...Object.keys(counts), ...place.grandes])];
  for (const colour of colours) {
    const count = counts[colour] ?? 0;
    const grande = place.grandes.includes(colour);
    if (count > 0 || grande) tokens.push({ kind: "piece", id: colour, colour, count, grande });
  }
  return tokens;
}

/** The banners that stand in a place, at tables that play with them. */
export function bannersIn(view: Seen, place: string): Token[] {
  const { banners } = view as Seen & { banners?: unknown };
  if (!Array.isArray(banners)) return [];
  return banners.flatMap((at: string | { place: string } | null, seat) =>
    (typeof at === "string" ? at : at?.place) === place
      ? [{ kind: "banner" as const, id: `banner ${seat}`, colour: COLOURS[seat] ?? "grey" }]
      : [],
  );
}

/** Gold and goods that caballeros in a place carry, at tables that play with them. */
export function loadsIn(view: Seen, place: string): Token[] {
  const tokens: Token[] = [];
  for (const set of Object.values(view as unknown as Record<string, unknown>)) {
    const laden = (set as { laden?: Record<string, Record<string, Record<string, number>>> } | null)?.laden;
    for (const token of ["gold", "goods"] as const) {
      for (const [colour, count] of Object.entries(laden?.[place]?.[token] ?? {})) {
        tokens.push({ kind: "load", id: `${token} ${colour}`, colour, token, count });
      }
    }
  }
  return tokens;
}

/** Places whose points count twice, at tables that play with that. */
export function isDoubled(view: Seen, place: string): boolean {
  const { doubled } = view as Seen & { doubled?: unknown };
  if (!Array.isArray(doubled)) return false;
  return doubled.some((at: string | { place: string }) => (typeof at === "string" ? at : at.place) === place);
}

export function placed(site: Site, tokens: Token[], sizes: Sizes): Placed[] {
  const found = slots(site.spot, tokens.length, sizes);
  return tokens.map((token, index) => ({ ...token, ...found[index]! }));
}

/** What lies in a place of the view. */
export function seenPlace(view: Seen, place: string): SeenPlace | undefined {
  return place === CASTILLO ? view.castillo : view.regions[place];
}

/** Whether a place can bring points at all; where nothing is scored there is no scoreboard. */
export function isScored(place: SeenPlace): boolean {
  return place.mobile !== null || place.values.some((value) => value !== 0);
}

/** The nearest place in a direction, if there is one. */
export function nearest(sites: readonly Site[], from: Site, [right, down]: [number, number]): Site | null {
  const [x, y] = centre(from);
  let best: Site | null = null;
  let least = Infinity;
  for (const other of sites) {
    const [dx, dy] = [centre(other)[0] - x, centre(other)[1] - y];
    const ahead = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    if (other === from || ahead <= 4) continue;
    if (ahead + 2 * aside < least) [best, least] = [other, ahead + 2 * aside];
  }
  return best;
}

function centre({ spot: { box } }: Site): [number, number] {
  return [box.x + box.width / 2, box.y + box.height / 2];
}
