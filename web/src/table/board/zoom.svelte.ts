/** How much of the map is seen, and which part of it: with wheel, fingers, a double tap, and back to all of it. */
import type { Box } from "../map/layout";

const MOST = 4;
/** A double tap makes everything so much larger. */
const DOUBLE = 2.2;
/** Nothing is moved by a finger that trembles. */
const FAR_ENOUGH = 6;

interface Point {
  x: number;
  y: number;
}

export class MapZoom {
  /** How much larger than the whole map; 1 for all of it. */
  scale = $state(1);
  #middle = $state.raw<Point>({ x: 0.5, y: 0.5 });
  readonly #fingers = new Map<number, Point>();
  #moved = false;

  get zoomed(): boolean {
    return this.scale > 1.01;
  }

  /** What is seen of the whole map. */
  seen(whole: Box): Box {
    const [width, height] = [whole.width / this.scale, whole.height / this.scale];
    const { x, y } = this.#middle;
    return {
      x: whole.x + x * whole.width - width / 2,
      y: whole.y + y * whole.height - height / 2,
      width,
      height,
    };
  }

  fit(): void {
    this.scale = 1;
    this.#middle = { x: 0.5, y: 0.5 };
  }

  /** Larger or smaller by a factor; the point stays where it is. It is given as a part of what is seen. */
  by(factor: number, { x, y }: Point = { x: 0.5, y: 0.5 }): void {
    const before = this.scale;
    const scale = Math.min(MOST, Math.max(1, before * factor));
    const shift = 1 / before - 1 / scale;
    this.scale = scale;
    this.#goTo({ x: this.#middle.x + (x - 0.5) * shift, y: this.#middle.y + (y - 0.5) * shift });
  }

  double(at: Point): void {
    if (this.zoomed) this.fit();
    else this.by(DOUBLE, at);
  }

  /** The map never leaves its frame. */
  #goTo({ x, y }: Point): void {
    const half = 0.5 / this.scale;
    const within = (value: number): number => Math.min(1 - half, Math.max(half, value));
    this.#middle = { x: within(x), y: within(y) };
  }

  // ------------------------------------------------------------------ fingers and the mouse

  down(event: PointerEvent): void {
    if (this.#fingers.size === 0) this.#moved = false;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** Two fingers pull the map larger or smaller, one moves it; `box` is where it is on the screen. */
  move(event: PointerEvent, box: DOMRect): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other && !this.zoomed) return;
    if (!other && !this.#moved && Math.hypot(dx, dy) < FAR_ENOUGH) return;
    this.#moved = true;
    this.#fingers.set(event.pointerId, now);
    if (other) {
      const apart = (point: Point): number => Math.max(20, Math.hypot(point.x - other.x, point.y - other.y));
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      this.by(apart(now) / apart(before), within(middle, box));
    }
    const part = other ? 0.5 : 1;
    const { x, y } = this.#middle;
    this.#goTo({
      x: x - (part * dx) / box.width / this.scale,
      y: y - (part * dy) / box.height / this.scale,
    });
  }

  /** Whether the finger has moved the map, so that no click is meant. */
  up(event: PointerEvent): boolean {
    this.#fingers.delete(event.pointerId);
    return this.#moved;
  }
}

/** Where a point of the screen lies in a box, in parts of it. */
export function within({ x, y }: Point, box: DOMRect): Point {
  return { x: (x - box.left) / box.width, y: (y - box.top) / box.height };
}
