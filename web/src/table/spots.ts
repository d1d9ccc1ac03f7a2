/** Where something can lie over the map without being in the way. */

export interface Spot {
  x: number;
  y: number;
}

/** How wide what is told of a place is, with a little room around it. */
const WIDTH = 246;
const HALF = 90;

/**
 * The spot for what is told of a place: beside it, or in a corner of the map, where it covers as few as possible of the
 * places that have to stay clear. It is given by its left edge and its middle.
 */
export function spotBeside(element: Element, map: Element, clear: readonly string[]): Spot {
  // The table may be drawn larger: what is measured is in pixels of the window.
  const zoom = zoomOf(map);
  const box = drawn(map, zoom);
  const at = drawn(element, zoom);
  const right = Math.min(at.right, box.right) - box.left;
  const left = Math.max(at.left, box.left) - box.left;
  const middle = (Math.max(at.top, box.top) + Math.min(at.bottom, box.bottom)) / 2 - box.top;
  const [high, low] = [HALF, box.height - HALF];
  const y = Math.min(Math.max(middle, high), low);
  const beside = [Math.min(right + 6, box.width - WIDTH), Math.max(6, left - WIDTH)].map((x) => ({ x, y }));
  if (box.width - right <= left) beside.reverse();
  const corners = [6, box.width - WIDTH].flatMap((x) => [high, low].map((y) => ({ x, y })));
  const others = clear.flatMap((each) => {
    const anchor = map.querySelector(`[data-anchor="place:${CSS.escape(each)}"]`);
    const { left, top } = anchor ? drawn(anchor, zoom) : { left: 0, top: 0 };
    return anchor ? [[left - box.left, top - box.top] as const] : [];
  });
  const covered = (spot: Spot): number =>
    others.filter(([x, y]) => x > spot.x - 40 && x < spot.x + 280 && Math.abs(y - spot.y) < 120).length;
  return [...beside, ...corners].reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
}

/** How much larger than usual something is drawn. */
export function zoomOf(element: Element): number {
  return (element as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
}

function drawn(element: Element, zoom: number): { left: number; right: number; top: number; bottom: number; width: number; height: number } {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  return {
    left: left / zoom,
    right: right / zoom,
    top: top / zoom,
    bottom: bottom / zoom,
    width: width / zoom,
    height: height / zoom,
  };
}

/** The end of the map where a place is not. */
export function otherEnd(place: string, map: Element | undefined): "above" | "below" {
  const at = map?.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect();
  const box = map?.getBoundingClientRect();
  return at && box && at.top + at.height / 2 < box.top + box.height / 2 ? "below" : "above";
}
