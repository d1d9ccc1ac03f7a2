/** Dragging a piece over the table, from the court or from a place to a place. */

export interface Held {
  colour: string;
  /** A place, or "court". */
  from: string;
  x: number;
  y: number;
  /** Whether it has been moved far enough to be more than a click. */
  moved: boolean;
}

const FAR_ENOUGH = 6;

export class Drag {
  held = $state.raw<Held | null>(null);
  readonly #start: (held: Held) => void;
  readonly #drop: (held: Held, place: string | null) => void;

  /** `start` is called as soon as a piece moves, `drop` where it is let go, over a place or over none. */
  constructor(start: (held: Held) => void, drop: (held: Held, place: string | null) => void) {
    this.#start = start;
    this.#drop = drop;
  }

  grab(event: PointerEvent, colour: string, from: string): void {
    // A finger on the map scrolls and taps; only the court can be dragged with it.
    if (event.pointerType === "touch" && from !== "court") return;
    // Otherwise the text under the way would be selected.
    event.preventDefault();
    const [startX, startY] = [event.clientX, event.clientY];
    this.held = { colour, from, x: startX, y: startY, moved: false };
    const moved = ({ clientX: x, clientY: y }: PointerEvent): void => {
      if (!this.held) return;
      const far = this.held.moved || Math.hypot(x - startX, y - startY) > FAR_ENOUGH;
      const started = far && !this.held.moved;
      this.held = { ...this.held, x, y, moved: far };
      if (started) this.#start(this.held);
    };
    const over = (): void => {
      removeEventListener("pointermove", moved);
      removeEventListener("pointerup", dropped);
      removeEventListener("pointercancel", cancelled);
    };
    const dropped = ({ clientX, clientY }: PointerEvent): void => {
      over();
      const { held } = this;
      this.held = null;
      if (!held?.moved) return;
      ignoreNextClick();
      const place = document
        .elementFromPoint(clientX, clientY)
        ?.closest("[data-place]")
        ?.getAttribute("data-place");
      this.#drop(held, place ?? null);
    };
    const cancelled = (): void => {
      over();
      const { held } = this;
      this.held = null;
      if (held?.moved) this.#drop(held, null);
    };
    addEventListener("pointermove", moved);
    addEventListener("pointerup", dropped);
    addEventListener("pointercancel", cancelled);
  }
}

/** The click that follows a drag is not meant. */
export function ignoreNextClick(): void {
  const stop = (click: Event): void => click.stopPropagation();
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 0);
}
