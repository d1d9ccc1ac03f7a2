/**
 * Where name, scoreboard and pieces of a place go, so that nothing lies on anything else.
 *
 * A place has a heading (the name, and the scoreboard below it) and rows for pieces below or above it. The
 * heading stays where it is whatever lies in the place; the rows fill up from the one next to the heading.
 */
import { crossings, geography, type Ring } from "./geography";

export interface Sizes {
  /** Height of the letters of a name. */
  name: number;
  /** Width of a letter of a name, on average. */
  letter: number;
  /** Width and height of a scoreboard. */
  pill: [number, number];
  /** Width and height of the field of one piece. */
  cell: [number, number];
  /** How far rows of pieces may reach out over the sea. */
  overflow: number;
  /** How much smaller than usual a piece may be drawn; from there on pieces lie over each other's edges instead. */
  least?: number;
  /** How much smaller still where they would not fit otherwise; what is written on them stays as high. */
  tight?: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A row for pieces: its middle line, and from where to where it goes. */
export interface Row {
  y: number;
  left: number;
  right: number;
}

export interface Spot {
  /** The middle of the name and of the scoreboard. */
  name: [number, number];
  pill: [number, number];
  rows: Row[];
  /** More and lower rows, for pieces that are drawn as small as they can be read. */
  tight: Row[];
  /** The whole of it, in which a place that has no shape is drawn. */
  box: Box;
}

export interface Slot {
  x: number;
  y: number;
  /** How much smaller than usual the piece is drawn, 1 for not at all. */
  scale: number;
}

/** So many pieces must find room side by side in every region: five players, a colour that nobody plays, the King. */
export const ROOM = 7;
/** The same where pieces are drawn as small as can be: a banner may stand among them, too. */
const TIGHT_ROOM = 8;
/** Pieces that lie over each other's edges leave this part of each to be seen. */
const CLOSEST = 0.6;
const PADDING = 2;
const STEP = 5;

export function nameWidth(name: string, sizes: Sizes): number {
  return name.length * sizes.letter;
}

/** The best spot inside the outlines of a place. `bounds` is what can be seen of the map. */
export function spotIn(
  rings: readonly Ring[],
  name: string,
  sizes: Sizes,
  bounds: Box,
  /** Other lands that are places, too: nothing of this one lies there. */
  beside: readonly Ring[] = [],
): Spot {
  const ring = rings[0] ?? [];
  const raster = new Raster(ring, beside);
  const boxOfRing = boxOf(ring);
  const area = overlap(boxOfRing, bounds);
  const width = nameWidth(name, sizes);
  let best: Spot | null = null;
  let most = -Infinity;
  const bands = new Bands(raster, sizes.cell[1], sizes.overflow, bounds);
  const lower = sizes.tight ? new Bands(raster, sizes.cell[1] * sizes.tight, sizes.overflow, bounds, true) : null;
  // First roughly, then also in between: whatever cannot be better than what was found is not looked at closely.
  for (const step of [4 * STEP, STEP]) {
    for (let y = area.y + 2; y < area.y + area.height; y += step) {
      for (let x = area.x + 2; x < area.x + area.width; x += step) {
        if (raster.at(x, y) !== OWN) continue;
        const score = tried(raster, bands, lower, boxOfRing, x, y, width, sizes, bounds, most, (spot) => (best = spot));
        if (score > most) most = score;
      }
    }
  }
  return best ?? spotAround(area.x + area.width / 2, area.y + area.height / 2, name, sizes);
}

/** A spot for a place without outlines, around a point. */
export function spotAround(x: number, y: number, name: string, sizes: Sizes): Spot {
  const [cellWidth, cellHeight] = sizes.cell;
  // Large pieces stand on a small map, where there is less room.
  const width = Math.max(nameWidth(name, sizes), (cellWidth > 30 ? 3 : 4) * cellWidth) + 8;
  const top = y - (sizes.name + sizes.pill[1] + 2 * cellHeight) / 2;
  const first = top + sizes.name + sizes.pill[1] + 4 + cellHeight / 2;
  const rows = [first, first + cellHeight].map((middle) => ({
    y: middle,
    left: x - width / 2,
    right: x + width / 2,
  }));
  return {
    name: [x, top + sizes.name / 2],
    pill: [x, top + sizes.name + 2 + sizes.pill[1] / 2],
    rows,
    tight: rows,
    box: { x: x - width / 2 - 4, y: top - 5, width: width + 8, height: first + 1.5 * cellHeight - top + 7 },
  };
}

/** Where so many pieces lie. They are drawn smaller only if they would not fit otherwise. */
export function slots(spot: Spot, count: number, sizes: Sizes): Slot[] {
  const { least = 0.5, tight } = sizes;
  const ways = [1, 0.86, 0.74, 0.62, 0.5].filter((scale) => scale >= least).map((scale) => [spot.rows, scale] as const);
  if (tight) ways.push([spot.tight, tight]);
  for (const [rows, scale] of ways) {
    const cell = sizes.cell[0] * scale;
    const counts = filled(
      rows.map((row) => roomIn([row], cell)),
      count,
    );
    if (counts) return laid(rows, counts, spot.name[0], cell, scale);
  }
  const [rows, scale] = ways.at(-1) ?? [spot.rows, 1];
  if (rows.length === 0) return Array.from({ length: count }, () => ({ x: spot.name[0], y: spot.name[1], scale }));
  return laid(rows, spread(rows.length, count), spot.name[0], sizes.cell[0] * scale, scale);
}

function laid(rows: readonly Row[], counts: readonly number[], middle: number, cell: number, scale: number): Slot[] {
  return counts.flatMap((inRow, index) => along(rows[index]!, inRow, middle, cell, scale));
}

/** How many pieces lie in each row: as few rows as possible, and these evenly filled. */
function filled(room: number[], count: number): number[] | null {
  let sum = 0;
  for (let rows = 1; rows <= room.length; rows += 1) {
    sum += room[rows - 1]!;
    if (sum < count) continue;
    const result = room.slice(0, rows);
    for (let over = sum - count; over > 0; over -= 1) {
      const fullest = result.indexOf(Math.max(...result));
      result[fullest]! -= 1;
    }
    return result;
  }
  return null;
}

function spread(rows: number, count: number): number[] {
  const usable = Math.max(1, rows);
  return Array.from({ length: usable }, (_, row) => Math.floor((count + usable - 1 - row) / usable));
}

function along(row: Row, count: number, middle: number, cell: number, scale: number): Slot[] {
  const pitch = count > 1 ? Math.max(CLOSEST * cell, Math.min(cell, (row.right - row.left - cell) / (count - 1))) : 0;
  const half = ((count - 1) * pitch + cell) / 2;
  const centre = Math.min(Math.max(middle, row.left + half), row.right - half);
  return Array.from({ length: count }, (_, index) => ({
    x: centre + (index - (count - 1) / 2) * pitch,
    y: row.y,
    scale,
  }));
}

// ---------------------------------------------------------------------- looking for the best spot

const OUT = 0;
const OWN = 1;
const FOREIGN = 2;
const GRAIN = 2;
/** Where a row is looked at, in parts of its height from its middle. */
const EDGES = [-0.46, -0.23, 0, 0.23, 0.46];

const COLUMNS = Math.ceil(geography.width / GRAIN);
const ROWS = Math.ceil(geography.height / GRAIN);

function fill(cells: Uint8Array, ring: Ring, value: number): void {
  const { y, height } = boxOf(ring);
  const last = Math.min(ROWS, Math.ceil((y + height) / GRAIN));
  for (let row = Math.max(0, Math.floor(y / GRAIN)); row < last; row += 1) {
    for (const [left, right] of crossings(ring, (row + 0.5) * GRAIN)) {
      const from = Math.max(0, Math.round(left / GRAIN));
      const to = Math.min(COLUMNS, Math.round(right / GRAIN));
      if (to > from) cells.fill(value, row * COLUMNS + from, row * COLUMNS + to);
    }
  }
}

let whole: Uint8Array | null = null;

/** Which region is where, by its number from 1 on. All that is looked for looks here, so it is drawn once. */
function allRegions(): Uint8Array {
  if (!whole) {
    const cells = new Uint8Array(COLUMNS * ROWS);
    Object.values(geography.regions).forEach(([ring], index) => ring && fill(cells, ring, index + 1));
    whole = cells;
  }
  return whole;
}

/** The map as a grid of small squares, seen from one region: own, foreign or neither. */
class Raster {
  readonly #cells: Uint8Array;
  /** What stands for the region in them. */
  readonly #own: number;

  constructor(own: Ring, beside: readonly Ring[]) {
    const regions = Object.values(geography.regions);
    const index = regions.findIndex(([ring]) => ring === own);
    this.#cells = index < 0 || beside.length > 0 ? allRegions().slice() : allRegions();
    this.#own = 1 + (index < 0 ? regions.length : index);
    if (index < 0) fill(this.#cells, own, this.#own);
    for (const ring of beside) fill(this.#cells, ring, regions.length + 2);
  }

  at(x: number, y: number): number {
    const column = Math.floor(x / GRAIN);
    const row = Math.floor(y / GRAIN);
    if (column < 0 || row < 0 || column >= COLUMNS || row >= ROWS) return OUT;
    const found = this.#cells[row * COLUMNS + column]!;
    return found === this.#own ? OWN : found === 0 ? OUT : FOREIGN;
  }

  /** What all of these lines have at x: foreign if one of them has, own only if all have. */
  across(x: number, lines: readonly number[]): number {
    let found = OWN;
    for (const line of lines) {
      const here = this.at(x, line);
      if (here === FOREIGN) return FOREIGN;
      if (here === OUT) found = OUT;
    }
    return found;
  }
}

/** Pieces beyond that are not looked for in one row. */
const MOST_IN_ROW = 6;
/** What the rows for all pieces cost at least, of how good a spot is: two of them. */
const LEAST_ROWS = 4;

/** The heading at a point (middle of its upper edge), with all the rows that fit: how good that is. */
function tried(
  raster: Raster,
  bands: Bands,
  lower: Bands | null,
  box: Box,
  x: number,
  top: number,
  width: number,
  sizes: Sizes,
  bounds: Box,
  most: number,
  keep: (spot: Spot) => void,
): number {
  const [pillWidth, pillHeight] = sizes.pill;
  const [cellWidth, cellHeight] = sizes.cell;
  const bottom = top + sizes.name + pillHeight + 3;
  const whole = Math.max(width, pillWidth);
  const heading: Box = { x: x - whole / 2, y: top, width: whole, height: bottom - top };
  let score = 30;
  score -= Math.abs(x - box.x - box.width / 2) * 0.05 + Math.abs(bottom - box.y - box.height / 2) * 0.08;
  if (score <= most + LEAST_ROWS) return -Infinity;
  score += Math.min(16, clearance(raster, heading)) * 1.2 - 19.2;
  if (score <= most + LEAST_ROWS) return -Infinity;
  score -= outside(raster, heading, bounds);
  if (score <= most + LEAST_ROWS) return -Infinity;

  const below = rowsFrom(bands, x, bottom + cellHeight / 2, 1, sizes);
  const above = rowsFrom(bands, x, top - 2 - cellHeight / 2, -1, sizes);
  const ways: [Row[], number][] = [
    [below, 0],
    [above, 12],
    [[...below, ...above], 45],
  ];
  const worth = ([rows, cost]: [Row[], number]): number => {
    let room = 0;
    let sum = -cost;
    for (const row of rows) {
      if (room >= ROOM) break;
      room += Math.min(MOST_IN_ROW, Math.floor((row.right - row.left) / cellWidth));
      sum -= 2 + Math.abs((row.left + row.right) / 2 - x) * 0.05;
    }
    return sum - Math.max(0, ROOM - room) * (lower ? 25 : 60);
  };
  const [rows, cost] = ways.reduce((best, way) => (worth(way) > worth(best) ? way : best));
  score += worth([rows, cost]);
  if (score <= most) return score;
  const tight = lower ? tightRows(lower, heading, x, rows, sizes) : rows;
  if (lower) score -= Math.max(0, TIGHT_ROOM - roomIn(tight, cellWidth * sizes.tight!)) * 60;
  if (score > most) {
    keep({
      name: [x, top + sizes.name / 2],
      pill: [x, top + sizes.name + 1 + pillHeight / 2],
      rows,
      tight,
      box: heading,
    });
  }
  return score;
}

/** The rows for pieces from one next to the heading on, up or down. */
function rowsFrom(bands: Bands, x: number, first: number, direction: number, sizes: Sizes): Row[] {
  const [cellWidth, cellHeight] = sizes.cell;
  const rows: Row[] = [];
  for (let row = 0; row < 5; row += 1) {
    const y = first + direction * row * cellHeight;
    const interval = bands.around(x, y);
    if (!interval || interval[1] - interval[0] < 2 * cellWidth) break;
    rows.push({ y, left: interval[0], right: interval[1] });
  }
  return rows;
}

/** Rows for the smallest pieces: on both sides of the heading, and each with room for one of them at least. */
function tightRows(lower: Bands, heading: Box, x: number, rows: readonly Row[], sizes: Sizes): Row[] {
  const { height } = lower;
  const width = sizes.cell[0] * sizes.tight!;
  const from = (first: number, direction: number): Row[] => {
    const found: Row[] = [];
    for (let y = first; found.length < 6; y += direction * height) {
      const free = lower.around(x, y);
      if (!free || free[1] - free[0] < width) break;
      found.push({ y, left: free[0], right: free[1] });
    }
    return found;
  };
  const below = from(heading.y + heading.height + height / 2, 1);
  const above = from(heading.y - 2 - height / 2, -1);
  // They begin where the larger ones do.
  return (rows[0]?.y ?? Infinity) < heading.y ? [...above, ...below] : [...below, ...above];
}

function roomIn(rows: readonly Row[], cell: number): number {
  return rows.reduce((sum, { left, right }) => sum + Math.floor((right - left + 0.5) / cell), 0);
}

/** How much of a box lies outside: over the sea that is bearable, in another region it is not. */
function outside(raster: Raster, box: Box, bounds: Box): number {
  let sum = 0;
  const [right, low] = [bounds.x + bounds.width, bounds.y + bounds.height];
  for (const part of [0.05, 0.5, 0.95]) {
    const y = box.y + box.height * part;
    for (let x = box.x - PADDING; x <= box.x + box.width + PADDING; x += 4) {
      const here = raster.at(x, y);
      if (x < bounds.x || x > right || y < bounds.y || y > low) sum += 60;
      else if (here !== OWN) sum += here === FOREIGN ? 10 : 2;
    }
  }
  return sum;
}

/** The intervals of a line of pieces that lie inside an outline over the whole height of a row. */
class Bands {
  /** By the middle line of a row: where the region itself goes from and to, and how far the row can. */
  readonly #known = new Map<number, { from: number; to: number; free: [number, number] | null }[]>();

  constructor(
    readonly raster: Raster,
    readonly height: number,
    readonly overflow: number,
    readonly bounds: Box,
    /** Whether a row may lie on the sea altogether. */
    readonly afloat = false,
  ) {}

  around(x: number, y: number): [number, number] | null {
    if (y - this.height / 2 < this.bounds.y || y + this.height / 2 > this.bounds.y + this.bounds.height) return null;
    const known = this.#known.get(y) ?? [];
    const found = known.find(({ from, to }) => from <= x && x <= to);
    if (found) return found.free;
    const lines = EDGES.map((part) => y + this.height * part);
    const here = this.raster.across(x, lines);
    if (here === FOREIGN || (here === OUT && !this.afloat)) return null;
    const [from, left] = this.#end(x, lines, -1);
    const [to, right] = this.#end(x, lines, 1);
    const free: [number, number] | null = right - PADDING > left + PADDING ? [left + PADDING, right - PADDING] : null;
    this.#known.set(y, [...known, { from, to, free }]);
    return free;
  }

  /** Where the region ends in a direction, and where the row does: it may go on over the sea for a while. */
  #end(x: number, lines: readonly number[], direction: number): [number, number] {
    let at = x;
    let over = 0;
    let own = x;
    while (at > this.bounds.x && at < this.bounds.x + this.bounds.width) {
      const next = at + direction * GRAIN;
      const here = this.raster.across(next, lines);
      if (here === FOREIGN) break;
      if (here === OUT) {
        over += GRAIN;
        if (over > this.overflow) break;
      } else if (over === 0) own = next;
      at = next;
    }
    return [own, at];
  }
}

/** How far the ends of the heading are from the border at its sides. */
function clearance(raster: Raster, box: Box): number {
  const y = box.y + box.height / 2;
  let free = 0;
  while (free < 20 && raster.at(box.x - free, y) === OWN && raster.at(box.x + box.width + free, y) === OWN)
    free += 2;
  return free;
}

export function boxOf(ring: Ring): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < ring.length; i += 2) {
    left = Math.min(left, ring[i]!);
    right = Math.max(right, ring[i]!);
    top = Math.min(top, ring[i + 1]!);
    bottom = Math.max(bottom, ring[i + 1]!);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function overlap(a: Box, b: Box): Box {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y),
  };
}
