/** Which card is read: it opens after a moment, and stays open while the mouse or the focus is in it. */

/** So that nothing flickers under a passing mouse. */
const SOON = 300;
/** A card whose words can all be seen opens only for somebody who stays: for its rules and rulings. */
const LATER = 1_200;
/** Time to go from a card to what is told of it. */
const WAY = 220;

export class Reading {
  /** The card that is open. */
  card = $state<string | null>(null);
  /** Whether a finger lies on it. */
  held = $state(false);
  readonly #onlook: (card: string | null) => void;
  #wanted: string | null = null;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #closing: ReturnType<typeof setTimeout> | undefined;

  /** `onlook` hears which card is looked at, open or not. */
  constructor(onlook: (card: string | null) => void = () => undefined) {
    this.#onlook = onlook;
  }

  /** Somebody looks at a card, or away. `more` says whether there is more to read than can be seen. */
  look(card: string | null, finger = false, more = true): void {
    if (card === null) {
      clearTimeout(this.#opening);
      if (this.card === null) this.close();
      else this.leave();
      return;
    }
    this.stay();
    if (card === this.#wanted && !finger) return;
    clearTimeout(this.#opening);
    if (this.card !== card) this.card = null;
    this.#wanted = card;
    this.held = finger;
    this.#onlook(card);
    this.#opening = setTimeout(() => (this.card = card), more || finger ? SOON : LATER);
  }

  /** The mouse or the focus has come into what is told. */
  stay(): void {
    clearTimeout(this.#closing);
  }

  /** They have left it, and may come back. */
  leave(): void {
    clearTimeout(this.#closing);
    this.#closing = setTimeout(() => this.close(), WAY);
  }

  close(): void {
    clearTimeout(this.#opening);
    clearTimeout(this.#closing);
    this.#wanted = this.card = null;
    this.held = false;
    this.#onlook(null);
  }
}
