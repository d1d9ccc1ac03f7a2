/** The words of the game and where the rules explain them: fetched when somebody has had time to look around. */
import { api } from "../lib/api";
import { t, texts } from "../lib/i18n.svelte";
import type { RuleBook } from "../lib/protocol";
import { finder, formsOf, type Piece } from "./split";

class Glossary {
  book = $state.raw<RuleBook | null>(null);
  #rules: Promise<RuleBook> | null = null;
  #asked: Promise<void> | null = null;
  #waits = false;
  #find = $derived.by<(text: string) => Piece[]>(() => {
    const terms = this.book?.terms ?? [];
    return finder(terms.flatMap(({ name, text }) => formsOf(name, t(`${text}.words`))));
  });

  /** Has it fetched as soon as the page has nothing better to do. */
  soon(): void {
    if (this.#asked || this.#waits) return;
    this.#waits = true;
    const then = (): void => void this.need().finally(() => (this.#waits = false));
    if (typeof requestIdleCallback === "function") requestIdleCallback(then, { timeout: 4_000 });
    else setTimeout(then, 600);
  }

  /** The rules, fetched once for all who ask. */
  rules(): Promise<RuleBook> {
    this.#rules ??= api.rules();
    this.#rules.catch(() => (this.#rules = null));
    return this.#rules;
  }

  /** Makes it ready; without it, texts are simply texts. */
  need(): Promise<void> {
    this.#asked ??= Promise.all([this.rules(), texts.need("terms", api.texts)]).then(
      ([book]) => void (this.book = book),
      () => void (this.#asked = null),
    );
    return this.#asked;
  }

  pieces(text: string): Piece[] {
    return this.book ? this.#find(text) : [{ text }];
  }

  /** Where a word is explained at length. */
  paragraphOf(term: string): string {
    return this.book?.terms.find(({ name }) => name === term)?.paragraph ?? "";
  }
}

export const glossary = new Glossary();
