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
  readonly #drop: (held: Held, place: string) => void;
  readonly #move: () => void;

  /** `drop` is called where a piece is let go over a place, `move` as soon as it moves. */
  constructor(drop: (held: Held, place: string) => void, move: () => void) {
    this.#drop = drop;
    this.#move = move;
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
      if (far) this.#move();
      this.held = { ...this.held, x, y, moved: far };
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
      if (place) this.#drop(held, place);
    };
    const cancelled = (): void => {
      over();
      this.held = null;
    };
    addEventListener("pointermove", moved);
    addEventListener("pointerup", dropped);
    addEventListener("pointercancel", cancelled);
  }
}

/** The click that follows a drag is not meant. */
function ignoreNextClick(): void {
  const stop = (click: Event): void => click.stopPropagation();
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 0);
}
