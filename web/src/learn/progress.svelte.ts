/** Which lessons are done: kept in this browser, for each account that plays here. */
import { who } from "../lib/session.svelte";

const KEY = "elgrande.lessons";

/** Names of finished lessons out of what was kept; whatever makes no sense is nothing. */
export function read(text: string | null): string[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept) ? kept.filter((name): name is string => typeof name === "string") : [];
  } catch {
    return [];
  }
}

class Progress {
  #done = $state.raw<readonly string[]>([]);
  #key = "";

  /** A guest has no name to keep it under; who signs in finds what was done with this account. */
  get #wanted(): string {
    return who.player && !who.player.guest ? `${KEY}.${who.player.id}` : KEY;
  }

  #load(): void {
    const key = this.#wanted;
    if (key === this.#key) return;
    this.#key = key;
    try {
      const own = read(localStorage.getItem(key));
      // What a guest has learnt is not forgotten with the account.
      const before = key === KEY ? [] : read(localStorage.getItem(KEY));
      this.#done = [...new Set([...before, ...own])];
    } catch {
      this.#done = [];
    }
  }

  get done(): readonly string[] {
    return this.#done;
  }

  /** To be called when it is known who is here. */
  look(): void {
    this.#load();
  }

  finish(lesson: string): void {
    this.#load();
    if (this.#done.includes(lesson)) return;
    this.#keep([...this.#done, lesson]);
  }

  forget(): void {
    this.#load();
    this.#keep([]);
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Nothing was kept.
    }
  }

  #keep(done: readonly string[]): void {
    this.#done = done;
    try {
      localStorage.setItem(this.#key, JSON.stringify(done));
    } catch {
      // A browser without storage forgets them at the end of the visit.
    }
  }
}

export const progress = new Progress();
