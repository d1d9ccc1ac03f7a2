/** The keyboard at the table. */

/** Everything that can be chosen, wherever it is. */
const CHOOSABLE =
  ".chooser .choosable, .place.lit, .place.holding, .hand .choosable, .card.choosable, .counts button, .dial, .prompt > .buttons .button";

/** What keys do. */
export interface Deeds {
  escape: () => void;
  confirm: () => void;
  skip: () => void;
  /** Whether one plays, and does not watch a replay. */
  plays: () => boolean;
  undo: () => void;
  reset: () => void;
  hint?: () => void;
  again: () => void;
  log: () => void;
  help: () => void;
  /** Explains what has the focus, and what is pressed from then on. */
  what: (focus: Element | null) => void;
}

export class Keys {
  /** Whether the last thing was done with the keyboard. */
  #typing = false;

  constructor(private readonly deeds: Deeds) {}

  /** The mouse was used. */
  point(): void {
    this.#typing = false;
  }

  /** What one has chosen is gone, and the focus with it: it goes to what can be chosen next. */
  goOn(): void {
    if (document.activeElement && document.activeElement !== document.body) return;
    const first = this.#typing ? document.querySelector<HTMLElement>(CHOOSABLE) : null;
    (first ?? document.querySelector<HTMLElement>(".prompt"))?.focus({ preventScroll: true });
  }

  press(event: KeyboardEvent): void {
    this.#typing = true;
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    if (target.closest("input, select, textarea, dialog")) return;
    const deed = this.#deed(event.key, target);
    if (!deed) return;
    deed();
    event.preventDefault();
  }

  #deed(key: string, target: HTMLElement): (() => void) | undefined {
    const { deeds } = this;
    if (key === "Escape") return deeds.escape;
    if (key === "Enter") return target === document.body || target.matches(".prompt") ? deeds.confirm : undefined;
    if (key.toLowerCase() === "s") return deeds.skip;
    if (key.toLowerCase() === "w") return () => deeds.what(target === document.body ? null : target);
    if (!deeds.plays()) return undefined;
    const known: Record<string, (() => void) | undefined> = {
      f: () => document.querySelector<HTMLElement>(CHOOSABLE)?.focus(),
      u: deeds.undo,
      r: deeds.reset,
      c: deeds.confirm,
      h: deeds.hint,
      p: deeds.again,
      l: deeds.log,
      "?": deeds.help,
    };
    return known[key.toLowerCase()];
  }
}
