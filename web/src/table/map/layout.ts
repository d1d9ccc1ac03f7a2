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
/** Pieces that lie over each other's edges leave this part of each to be seen. */
const CLOSEST = 0.6;
const PADDING = 2;
const STEP = 5;

export function nameWidth(name: string, sizes: Sizes): number {
  return name.length * sizes.letter;
}

/** The best spot inside the outlines of a place. `bounds` is what can be seen of the map. */
export function spotIn(rings: readonly Ring[], name: string, sizes: Sizes, bounds: Box): Spot {
  const ring = rings[0] ?? [];
  const raster = rasterOf(ring);
  const area = overlap(boxOf(ring), bounds);
  const width = nameWidth(name, sizes);
  let best: Spot | null = null;
  let most = -Infinity;
  for (let y = area.y + 2; y < area.y + area.height; y += STEP) {
    for (let x = area.x + 2; x < area.x + area.width; x += STEP) {
      if (raster.at(x, y) !== OWN) continue;
      const score = tried(raster, ring, x, y, width, sizes, bounds, most, (spot) => (best = spot));
      if (score > most) most = score;
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
    box: { x: x - width / 2 - 4, y: top - 5, width: width + 8, height: first + 1.5 * cellHeight - top + 7 },
  };
}

/** Where so many pieces lie. They are drawn smaller only if they would not fit otherwise. */
export function slots(spot: Spot, count: number, sizes: Sizes): Slot[] {
  const { least = 0.5 } = sizes;
  const scales = [1, 0.86, 0.74, 0.62, 0.5].filter((scale) => scale >= least);
  for (const scale of scales) {
    const cell = sizes.cell[0] * scale;
    const room = spot.rows.map((row) => Math.floor((row.right - row.left + 0.5) / cell));
    const fitting = filled(room, count);
    if (!fitting && scale !== scales.at(-1)) continue;
    const counts = fitting ?? spread(spot.rows.length, count);
    if (spot.rows.length === 0)
      return Array.from({ length: count }, () => ({ x: spot.name[0], y: spot.name[1], scale }));
    return counts.flatMap((inRow, index) => along(spot.rows[index]!, inRow, spot.name[0], cell, scale));
  }
  return [];
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

/** The map as a grid of small squares, seen from one region: own, foreign or neither. */
class Raster {
  readonly #columns = Math.ceil(geography.width / GRAIN);
  readonly #rows = Math.ceil(geography.height / GRAIN);
  readonly #cells = new Uint8Array(this.#columns * this.#rows);

  constructor(own: Ring) {
    for (const [other] of Object.values(geography.regions))
      if (other && other !== own) this.#fill(other, FOREIGN);
    this.#fill(own, OWN);
  }

  #fill(ring: Ring, value: number): void {
    for (let row = 0; row < this.#rows; row += 1) {
      for (const [left, right] of crossings(ring, (row + 0.5) * GRAIN)) {
        const from = Math.max(0, Math.round(left / GRAIN));
        const to = Math.min(this.#columns, Math.round(right / GRAIN));
        if (to > from) this.#cells.fill(value, row * this.#columns + from, row * this.#columns + to);
      }
    }
  }

  at(x: number, y: number): number {
    const column = Math.floor(x / GRAIN);
    const row = Math.floor(y / GRAIN);
    if (column < 0 || row < 0 || column >= this.#columns || row >= this.#rows) return OUT;
    return this.#cells[row * this.#columns + column]!;
  }
}

const rasters = new Map<Ring, Raster>();

function rasterOf(ring: Ring): Raster {
  const known = rasters.get(ring) ?? new Raster(ring);
  rasters.set(ring, known);
  return known;
}

/** The heading at a point (middle of its upper edge), with all the rows that fit: how good that is. */
function tried(
  raster: Raster,
  ring: Ring,
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
  const box = boxOf(ring);
  let score = 30;
  score -= Math.abs(x - box.x - box.width / 2) * 0.05 + Math.abs(bottom - box.y - box.height / 2) * 0.08;
  score -= outside(raster, heading, bounds);
  if (score <= most) return score;

  const below = rowsFrom(raster, x, bottom + cellHeight / 2, 1, sizes, bounds);
  const above = rowsFrom(raster, x, top - 2 - cellHeight / 2, -1, sizes, bounds);
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
      room += Math.min(6, Math.floor((row.right - row.left) / cellWidth));
      sum -= 2 + Math.abs((row.left + row.right) / 2 - x) * 0.05;
    }
    return sum - Math.max(0, ROOM - room) * 60;
  };
  const [rows, cost] = ways.reduce((best, way) => (worth(way) > worth(best) ? way : best));
  score += worth([rows, cost]);
  score += Math.min(16, clearance(raster, heading)) * 1.2 - 19.2;
  if (score > most) {
    keep({
      name: [x, top + sizes.name / 2],
      pill: [x, top + sizes.name + 1 + pillHeight / 2],
      rows,
      box: heading,
    });
  }
  return score;
}

/** The rows for pieces from one next to the heading on, up or down. */
function rowsFrom(
  raster: Raster,
  x: number,
  first: number,
  direction: number,
  sizes: Sizes,
  bounds: Box,
): Row[] {
  const [cellWidth, cellHeight] = sizes.cell;
  const rows: Row[] = [];
  for (let row = 0; row < 5; row += 1) {
    const y = first + direction * row * cellHeight;
    const interval = band(raster, x, y, cellHeight, sizes.overflow, bounds);
    if (!interval || interval[1] - interval[0] < 2 * cellWidth) break;
    rows.push({ y, left: interval[0], right: interval[1] });
  }
  return rows;
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

/** The interval around x that lies inside the outline over the whole height of a row. */
function band(
  raster: Raster,
  x: number,
  y: number,
  height: number,
  overflow: number,
  bounds: Box,
): [number, number] | null {
  if (y - height / 2 < bounds.y || y + height / 2 > bounds.y + bounds.height) return null;
  const lines = [-0.46, -0.23, 0, 0.23, 0.46].map((part) => y + height * part);
  const end = (direction: number): number => {
    let at = x;
    let over = 0;
    while (at > bounds.x && at < bounds.x + bounds.width) {
      const next = at + direction * GRAIN;
      const here = lines.map((line) => raster.at(next, line));
      if (here.includes(FOREIGN)) break;
      if (here.includes(OUT)) {
        over += GRAIN;
        if (over > overflow) break;
      }
      at = next;
    }
    return at;
  };
  if (lines.some((line) => raster.at(x, line) !== OWN)) return null;
  const left = end(-1) + PADDING;
  const right = end(1) - PADDING;
  return right > left ? [left, right] : null;
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
