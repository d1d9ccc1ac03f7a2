/** Which lessons are done. */
import { Kept } from "../lib/kept.svelte";

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
  #kept = new Kept(
    "lesson",
    "elgrande.lessons",
    (text) => Object.fromEntries(read(text).map((name) => [name, "done"])),
    (entries) => JSON.stringify(Object.keys(entries)),
  );
  #done = $derived(Object.keys(this.#kept.entries));

  get done(): readonly string[] {
    return this.#done;
  }

  /** To be called when it is known who is here. */
  look(): void {
    this.#kept.look();
  }

  finish(lesson: string): void {
    this.#kept.put(lesson, "done");
  }

  forget(): void {
    this.#kept.clear();
  }
}

export const progress = new Progress();
