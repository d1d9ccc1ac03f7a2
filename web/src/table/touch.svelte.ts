/** The card that is looked at, and the places on the map that it could touch now. */
import type { TableSource } from "../lib/source";

/** Milliseconds until a card is really looked at, and not only passed over. */
const PATIENCE = 140;

export class Touch {
  places = $state.raw<ReadonlySet<string>>(new Set());
  readonly #source: Pick<TableSource, "number" | "seat" | "reach">;
  readonly #known = new Map<string, readonly string[]>();
  /** To what the known places belong: they change with everything that happens. */
  #moment = "";
  #card: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(source: Pick<TableSource, "number" | "seat" | "reach">) {
    this.#source = source;
  }

  /** Somebody looks at a card, or at none any more. */
  look(card: string | null): void {
    clearTimeout(this.#timer);
    this.#card = card;
    if (card === null) {
      if (this.places.size > 0) this.places = new Set();
      return;
    }
    this.#timer = setTimeout(() => void this.#show(card), PATIENCE);
  }

  /** The places that a card could touch, asked for once in every moment of the game. */
  async reach(card: string): Promise<readonly string[]> {
    const moment = `${this.#source.number} ${this.#source.seat}`;
    if (moment !== this.#moment) this.#known.clear();
    this.#moment = moment;
    const known = this.#known.get(card);
    if (known) return known;
    const places = await this.#source.reach(card);
    if (moment === this.#moment) this.#known.set(card, places);
    return places;
  }

  async #show(card: string): Promise<void> {
    const places = await this.reach(card);
    // Meanwhile another card may be looked at.
    if (this.#card === card) this.places = new Set(places);
  }
}
