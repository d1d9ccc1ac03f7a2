/**
 * How the parts of the table are arranged: decided by what they need and by the room there is, not by devices.
 *
 * There are three ways. On a `desk` everything is in view at once: players and log, the map above the hand, the question
 * above the cards. `beside` has the map on one side and all the rest on the other, `stacked` has one below the other.
 * Sizes are those of the room in letters of usual size; in a larger room, and for those who want larger letters, the
 * whole table is drawn larger by `zoom`.
 */
export type Way = "desk" | "beside" | "stacked";

export interface Arranged {
  way: Way;
  zoom: number;
  /** The room, in pixels of the drawn table. */
  width: number;
  height: number;
  /** How wide the side without the map is. */
  side: number;
  /** Whether there is room for the hand below the map. */
  handBelow: boolean;
}

/** What a desk needs at least. */
const DESK = { width: 1180, height: 600 };
/** The room for which each way is made; where there is more, everything grows. */
const MADE_FOR: Record<Way, readonly [width: number, height: number]> = {
  desk: [1280, 720],
  beside: [1024, 600],
  stacked: [640, 1000],
};
/** From this on something is wider than it is high. */
const LANDSCAPE = 1.05;
const BAR = 44;
const HAND = 62;
const SIDE = { least: 316, most: 500, part: 0.46 };

function wayFor(width: number, height: number): Way {
  if (width >= DESK.width && height >= DESK.height) return "desk";
  return width > LANDSCAPE * height ? "beside" : "stacked";
}

/** `letters` is how much larger than usual somebody wants them, `ratio` the width of the map to its height. */
export function arranged(width: number, height: number, letters = 1, ratio = 1.27): Arranged {
  // Before anything has been measured.
  if (width <= 0 || height <= 0) return arranged(...MADE_FOR.desk, 1, ratio);
  const way = wayFor(width / letters, height / letters);
  const [wide, high] = MADE_FOR[way];
  const grown = Math.max(1, Math.min(width / letters / wide, height / letters / high));
  const zoom = Math.floor(letters * grown * 100) / 100;
  const [drawnWidth, drawnHeight] = [width / zoom, height / zoom];
  const side = Math.round(Math.min(SIDE.most, Math.max(SIDE.least, drawnWidth * SIDE.part)));
  return {
    way,
    zoom,
    width: drawnWidth,
    height: drawnHeight,
    side,
    handBelow: way === "desk" || (way === "beside" && drawnHeight - BAR - (drawnWidth - side) / ratio >= HAND),
  };
}
