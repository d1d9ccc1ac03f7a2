/**
 * Where name, scoreboard and pieces of a place go, so that nothing lies on anything else.
 *
 * A place has a heading (name, and the scoreboard below or beside it) and rows for pieces below or above it. The
 * heading stays where it is whatever lies in the place; the rows fill up from the one next to the heading.
 */
import { crossings, geography, inside, type Ring } from "./geography";

export interface Sizes {
  /** Height of the letters of a name. */
  name: number;
  /** Width of a letter of a name, on average. */
  letter: number;
  /** Width and height of a scoreboard. */
  pill: [number, number];
  /** Width and height of the field of one piece. */
  cell: [number, number];
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
const PADDING = 2;
const STEP = 4;

export function nameWidth(name: string, sizes: Sizes): number {
  return name.length * sizes.letter;
}

/** The best spot inside the outlines of a place. `bounds` is what can be seen of the map. */
export function spotIn(rings: readonly Ring[], name: string, sizes: Sizes, bounds: Box): Spot {
  const ring = rings[0] ?? [];
  const area = overlap(boxOf(ring), bounds);
  const width = nameWidth(name, sizes);
  let best: { spot: Spot; score: number } | null = null;
  for (const beside of [false, true]) {
    for (let y = area.y; y < area.y + area.height; y += STEP) {
      const columns = crossings(ring, y).flatMap(([left, right]) => between(left, right, area));
      for (const x of columns) {
        const found = tried(ring, x, y, width, beside, sizes, bounds);
        if (!best || found.score > best.score) best = found;
      }
    }
  }
  return best?.spot ?? spotAround(area.x + area.width / 2, area.y + area.height / 2, name, sizes);
}

/** A spot for a place without outlines, around a point. */
export function spotAround(x: number, y: number, name: string, sizes: Sizes): Spot {
  const [cellWidth, cellHeight] = sizes.cell;
  const width = Math.max(nameWidth(name, sizes), 4 * cellWidth) + 8;
  const top = y - (sizes.name + sizes.pill[1] + 2 * cellHeight) / 2;
  const first = top + sizes.name + sizes.pill[1] + 4 + cellHeight / 2;
  const rows = [first, first + cellHeight].map((middle) => ({ y: middle, left: x - width / 2, right: x + width / 2 }));
  return {
    name: [x, top + sizes.name / 2],
    pill: [x, top + sizes.name + 2 + sizes.pill[1] / 2],
    rows,
    box: { x: x - width / 2 - 4, y: top - 5, width: width + 8, height: first + 1.5 * cellHeight - top + 7 },
  };
}

/** Where so many pieces lie. They are drawn smaller only if they would not fit otherwise. */
export function slots(spot: Spot, count: number, sizes: Sizes): Slot[] {
  for (const scale of [1, 0.86, 0.74, 0.62, 0.5]) {
    const cell = sizes.cell[0] * scale;
    const room = spot.rows.map((row) => Math.floor((row.right - row.left + 0.5) / cell));
    const fitting = filled(room, count);
    if (!fitting && scale > 0.5) continue;
    const counts = fitting ?? spread(spot.rows.length, count);
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
  const pitch = count > 1 ? Math.min(cell, (row.right - row.left - cell) / (count - 1)) : 0;
  const half = ((count - 1) * pitch + cell) / 2;
  const centre = Math.min(Math.max(middle, row.left + half), row.right - half);
  return Array.from({ length: count }, (_, index) => ({
    x: centre + (index - (count - 1) / 2) * pitch,
    y: row.y,
    scale,
  }));
}

// ---------------------------------------------------------------------- looking for the best spot

/** The heading at a point (middle of its upper edge), with all the rows that fit, and how good that is. */
function tried(
  ring: Ring,
  x: number,
  top: number,
  width: number,
  beside: boolean,
  sizes: Sizes,
  bounds: Box,
): { spot: Spot; score: number } {
  const [pillWidth, pillHeight] = sizes.pill;
  const [, cellHeight] = sizes.cell;
  const whole = beside ? width + 5 + pillWidth : width;
  const nameAt: [number, number] = [beside ? x - (pillWidth + 5) / 2 : x, top + sizes.name / 2];
  const pillAt: [number, number] = beside
    ? [x + (width + 5) / 2, top + sizes.name / 2]
    : [x, top + sizes.name + 1 + pillHeight / 2];
  const bottom = top + sizes.name + (beside ? 3 : pillHeight + 3);
  const heading: Box = { x: x - whole / 2, y: top, width: whole, height: bottom - top };

  let score = -outside(ring, heading, bounds);
  const rows: Row[] = [];
  let room = 0;
  for (const [first, direction] of [
    [bottom + cellHeight / 2, 1],
    [top - 2 - cellHeight / 2, -1],
  ] as const) {
    for (let row = 0; row < 4 && room < ROOM + 1; row += 1) {
      const y = first + direction * row * cellHeight;
      const interval = band(ring, x, y, cellHeight, bounds);
      if (!interval) break;
      const fits = Math.floor((interval[1] - interval[0]) / sizes.cell[0]);
      if (fits < 2) break;
      rows.push({ y, left: interval[0], right: interval[1] });
      room += Math.min(fits, 6);
      const middle = (interval[0] + interval[1]) / 2;
      score -= Math.abs(middle - x) * 0.05 + row * 3 + (direction < 0 ? 4 : 0);
    }
  }
  score -= Math.max(0, ROOM - room) * 30;
  score -= Math.abs(x - middleOf(ring)[0]) * 0.04 + Math.abs(bottom - middleOf(ring)[1]) * 0.06;
  score += Math.min(20, clearance(ring, heading)) * 1.2;
  return { spot: { name: nameAt, pill: pillAt, rows, box: heading }, score };
}

/** How much of a box lies outside: over the sea that is bearable, in another region it is not. */
function outside(ring: Ring, box: Box, bounds: Box): number {
  let sum = 0;
  for (const part of [0.1, 0.5, 0.9]) {
    const y = box.y + box.height * part;
    for (let x = box.x - PADDING; x <= box.x + box.width + PADDING; x += 4) {
      if (inside(ring, x, y)) continue;
      const foreign = Object.values(geography.regions).some((rings) => rings[0] !== ring && inside(rings[0]!, x, y));
      const seen = x > bounds.x && x < bounds.x + bounds.width && y > bounds.y && y < bounds.y + bounds.height;
      sum += !seen ? 60 : foreign ? 12 : 4;
    }
  }
  return sum;
}

/** The interval around x that lies inside the outline over the whole height of a row. */
function band(ring: Ring, x: number, y: number, height: number, bounds: Box): [number, number] | null {
  let left = bounds.x;
  let right = bounds.x + bounds.width;
  if (y - height / 2 < bounds.y || y + height / 2 > bounds.y + bounds.height) return null;
  for (const part of [-0.42, -0.14, 0.14, 0.42]) {
    const hit = crossings(ring, y + height * part).find(([from, to]) => from <= x && x <= to);
    if (!hit) return null;
    left = Math.max(left, hit[0] + PADDING);
    right = Math.min(right, hit[1] - PADDING);
  }
  return right > left ? [left, right] : null;
}

/** How far the ends of the heading are from the border at its sides. */
function clearance(ring: Ring, box: Box): number {
  const hit = crossings(ring, box.y + box.height / 2).find(([from, to]) => from <= box.x && to >= box.x + box.width);
  return hit ? Math.min(box.x - hit[0], hit[1] - box.x - box.width) : 0;
}

function between(left: number, right: number, area: Box): number[] {
  const from = Math.max(left, area.x);
  const to = Math.min(right, area.x + area.width);
  const result: number[] = [];
  for (let x = from + STEP; x < to; x += STEP * 1.5) result.push(x);
  return result;
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

function middleOf(ring: Ring): [number, number] {
  const box = boxOf(ring);
  return [box.x + box.width / 2, box.y + box.height / 2];
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
