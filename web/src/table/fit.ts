/** How the cards on offer are set: in letters as large as all their words fit, in one column or in two. */
export interface Setting {
  /** Of the letters, in pixels. */
  size: number;
  columns: 1 | 2;
  /** The first card of the second column. */
  split: number;
  /** Whether there is too little room for them even so. */
  tight: boolean;
  /** Whether there is room for large pictures beside the words. */
  pictures: boolean;
}

/** Sizes of letters, the best one first; below the last one nobody should have to read. */
export const SIZES = [14.5, 14, 13.5, 13, 12.5, 12];
/** Letters of this size are read with ease. */
const EASY = 12.5;
/** What is left when nothing fits. */
export const TIGHT: Setting = { size: 12, columns: 1, split: 0, tight: true, pictures: false };
/** Between two cards. */
export const GAP = 4;
/** The height of a card of which more can be seen than its title. */
export const READABLE = 46;
/** Columns that are narrower than this break too many words. */
export const NARROWEST = 168;

/** Where the second column begins so that the higher one is as low as possible, and how high that is. */
export function balanced(heights: readonly number[]): { split: number; height: number } {
  let best = { split: heights.length, height: stacked(heights) };
  for (let split = 1; split < heights.length; split += 1) {
    const height = Math.max(stacked(heights.slice(0, split)), stacked(heights.slice(split)));
    if (height < best.height) best = { split, height };
  }
  return best;
}

/** How high cards are that lie below each other. */
export function stacked(heights: readonly number[]): number {
  return heights.reduce((sum, height) => sum + height, GAP * Math.max(0, heights.length - 1));
}

/**
 * The first setting with which all cards fit into a room; nothing if there is none.
 *
 * `measure` tells the heights of the cards in a setting. The cards of a round stay as they were set at first, as long
 * as that is possible: letters that grow whenever a card is taken would be no help.
 */
export function fitting(
  measure: (size: number, columns: 1 | 2, pictures: boolean) => number[],
  room: { width: number; height: number },
  before: Setting | null = null,
): Setting | null {
  if (before) {
    // Two columns are for long words; when some of the cards are taken, the others are read more easily in one.
    if (before.columns === 2) {
      const heights = measure(before.size, 1, before.pictures);
      if (stacked(heights) <= room.height) return { ...before, columns: 1, split: heights.length };
    }
    const heights = measure(before.size, before.columns, before.pictures);
    const split = before.columns === 1 ? heights.length : before.split;
    if (Math.max(stacked(heights.slice(0, split)), stacked(heights.slice(split))) <= room.height) return before;
  }
  const two = room.width >= 2 * NARROWEST + GAP;
  // Long lines are read more easily than large letters in short ones.
  const ways: [columns: 1 | 2, sizes: number[]][] = [
    [1, SIZES.filter((size) => size >= EASY)],
    [2, two ? SIZES : []],
    [1, SIZES.filter((size) => size < EASY)],
  ];
  // To measure is slow: what does not fit in its smallest form is not tried in any other.
  const smallest = SIZES.at(-1)!;
  const lowest = Math.min(
    stacked(measure(smallest, 1, false)),
    two ? balanced(measure(smallest, 2, false)).height : Infinity,
  );
  if (lowest > room.height) return null;
  for (const pictures of [true, false]) {
    if (before && pictures && !before.pictures) continue;
    for (const [columns, sizes] of ways) {
      const found = largest(
        sizes.filter((size) => !before || size <= before.size),
        (size) => {
          const heights = measure(size, columns, pictures);
          const { split, height } =
            columns === 1 ? { split: heights.length, height: stacked(heights) } : balanced(heights);
          return height <= room.height ? { size, columns, split, tight: false, pictures } : null;
        },
      );
      if (found) return found;
    }
  }
  return null;
}

/** What comes of the largest size that something comes of. Where nothing comes of a size, larger ones are no use. */
function largest<T>(sizes: readonly number[], tried: (size: number) => T | null): T | null {
  let found = sizes.length > 0 ? tried(sizes.at(-1)!) : null;
  if (!found) return null;
  for (let low = 0, high = sizes.length - 1; low < high; ) {
    const middle = (low + high) >> 1;
    const fits = tried(sizes[middle]!);
    if (fits) [found, high] = [fits, middle];
    else low = middle + 1;
  }
  return found;
}

/** An area in square pixels in which the cards of most rounds can be read at once, by how many there are. */
const AREAS: [cards: number, area: number][] = [
  [6, 192_000],
  [5, 150_000],
];
/** What is above and below the cards beside the map. */
const AROUND = 282;
const WIDEST = 448;

/** How wide the cards of a round are at a table of this height, as a rule. */
export function widthFor(cards: number, height: number): number {
  const area = AREAS.find(([least]) => cards >= least)?.[1] ?? 0;
  return Math.round(Math.min(WIDEST, area / Math.max(1, height - AROUND)));
}

/** By so much cards grow wider at a time in a round with uncommonly long words, and in all. */
export const STEP = 24;
export const MOST = 5 * STEP;
