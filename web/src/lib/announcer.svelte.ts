/** What screen readers are told. `announce` adds a sentence; `Announcer.svelte` holds the live regions. */
import { untrack } from "svelte";

class Said {
  /** Sentences of the last moment, said one after the other. */
  polite = $state<{ id: number; text: string }[]>([]);
  assertive = $state("");
  /** What is still there must not be said again when something is added. */
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #urgent: ReturnType<typeof setTimeout> | undefined;

  say(text: string): void {
    if (!text) return;
    // Whoever speaks in an effect does not want to speak again because something was said.
    this.polite = [...untrack(() => this.polite).slice(-11), { id: (this.#count += 1), text }];
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.polite = []), 10_000);
  }

  /** Something that must not wait: it is your turn, the line is lost. */
  insist(text: string): void {
    this.assertive = "";
    // The same sentence twice is told twice only if it was gone in between.
    setTimeout(() => (this.assertive = text), 30);
    clearTimeout(this.#urgent);
    this.#urgent = setTimeout(() => (this.assertive = ""), 10_000);
  }
}

export const said = new Said();

export function announce(text: string, urgent = false): void {
  if (urgent) said.insist(text);
  else said.say(text);
}
