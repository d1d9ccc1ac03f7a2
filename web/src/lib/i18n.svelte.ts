/**
 * Texts: Fluent sources from the server, formatted here, so that the language can be changed at any moment.
 *
 * `t(key, arguments)` is reactive: whatever shows it follows a change of language.
 */
import type { FluentVariable } from "@fluent/bundle";
import { Bundle } from "./fluent";

export type Arguments = Record<string, FluentVariable>;

/** The language that has every text. */
export const FALLBACK = "en";

/** Makes the texts of a language ready. */
export function bundle(language: string, source: string): Bundle {
  // Marks that isolate right-to-left text are not wanted: none of the languages needs them.
  const result = new Bundle([language, FALLBACK], { useIsolating: false });
  result.add(source);
  return result;
}

/** A text from the first of several languages that has it; nothing if none has. */
export function format(bundles: readonly Bundle[], key: string, values?: Arguments): string | null {
  const dot = key.indexOf(".");
  const name = dot < 0 ? key : key.slice(0, dot);
  const attribute = dot < 0 ? "" : key.slice(dot + 1);
  for (const each of bundles) {
    const message = each.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === undefined || pattern === null) continue;
    const problems: Error[] = [];
    const result = each.formatPattern(pattern, values, problems);
    // Line breaks in the files are for their readers.
    if (problems.length === 0) return result.replace(/[ \t\r\n]+/g, " ").trim();
  }
  return null;
}

/** The best of the languages on offer for what a browser asks for. */
export function negotiate(wanted: readonly string[], offered: readonly string[]): string {
  for (const tag of wanted) {
    const exact = offered.find((each) => each.toLowerCase() === tag.toLowerCase());
    if (exact) return exact;
    const base = tag.split("-")[0]!.toLowerCase();
    const close = offered.find((each) => each.split("-")[0]!.toLowerCase() === base);
    if (close) return close;
  }
  console.info(`no texts in ${wanted.join(", ") || "any language that is asked for"}; this is English`);
  return FALLBACK;
}

type Load = (language: string, room?: string) => Promise<string>;

class Texts {
  /** The language that is shown now. */
  language = $state(FALLBACK);
  /** Whether there is any text at all yet. */
  ready = $state(false);
  /** Languages that can be chosen. */
  offered = $state<readonly string[]>([FALLBACK]);
  #bundles = $state.raw<readonly Bundle[]>([]);
  #known = new Map<string, Promise<Bundle>>();
  #wanted = "";
  /** Rooms whose texts are wanted besides those that every page has, and how to get them. */
  #rooms = new Map<string, Load>();

  /** Makes the texts of a room ready, such as those of the lessons, in this language and in any that is chosen later. */
  async need(room: string, load: Load): Promise<void> {
    if (!this.#rooms.has(room)) this.#rooms.set(room, load);
    const shown = this.#wanted || this.language;
    if (this.#known.has(shown)) await this.#furnish(shown);
    this.#bundles = [...this.#bundles];
    // English is only for gaps: nobody waits for it.
    if (shown === FALLBACK || !this.#known.has(FALLBACK)) return;
    this.#furnish(FALLBACK).then(
      () => (this.#bundles = [...this.#bundles]),
      () => undefined,
    );
  }

  #furnished = new Map<string, Promise<void>>();

  /** Adds the texts of all wanted rooms to a language; a room that cannot be fetched is tried again the next time. */
  async #furnish(language: string): Promise<void> {
    const all = [...this.#rooms].map(([room, load]) => {
      const key = `${language} ${room}`;
      let known = this.#furnished.get(key);
      if (!known) {
        known = Promise.all([this.#known.get(language)!, load(language, room)]).then(([to, source]) => {
          to.add(source);
        });
        this.#furnished.set(key, known);
        known.catch(() => this.#furnished.delete(key));
      }
      return known;
    });
    await Promise.all(all);
  }

  /** Shows another language as soon as its texts have arrived; the old one stays until then. */
  async use(language: string, load: Load): Promise<void> {
    this.#wanted = language;
    const wanted = [language, FALLBACK].filter((each, index, all) => all.indexOf(each) === index);
    const [first] = wanted.map((each) => this.#get(each, load));
    const own = await first!;
    // A room that cannot be fetched keeps nobody from the language itself.
    await this.#furnish(language).catch(() => undefined);
    if (this.#wanted !== language) return;
    this.#bundles = [own];
    this.language = language;
    this.ready = true;
    document.documentElement.lang = language;
    if (language === FALLBACK) return;
    try {
      const english = await this.#get(FALLBACK, load);
      await this.#furnish(FALLBACK).catch(() => undefined);
      if (this.#wanted === language) this.#bundles = [own, english];
    } catch {
      // The language itself is complete; English was only for gaps.
    }
  }

  #get(language: string, load: Load): Promise<Bundle> {
    let known = this.#known.get(language);
    if (!known) {
      known = load(language).then((source) => bundle(language, source));
      this.#known.set(language, known);
      known.catch(() => this.#known.delete(language));
    }
    return known;
  }

  has(key: string): boolean {
    return this.find(key) !== null;
  }

  /** A text, or null if no language has it. */
  find(key: string, values?: Arguments): string | null {
    return format(this.#bundles, key, values);
  }

  /** A text by its key; `key.attribute` is an attribute of it. A key without a text stands in for itself. */
  text(key: string, values?: Arguments): string {
    const result = this.find(key, values);
    if (result === null && this.ready) missing(key);
    return result ?? key;
  }
}

const told = new Set<string>();

function missing(key: string): void {
  if (told.has(key)) return;
  told.add(key);
  // Browser tests look for these words.
  console.warn(`missing text: ${key}`);
}

export const texts = new Texts();

export function t(key: string, values?: Arguments): string {
  return texts.text(key, values);
}

/** Several things in one phrase: "one, two and three". */
export function listed(items: readonly string[]): string {
  if (items.length === 0) return t("list-nothing");
  let result = items[0]!;
  for (const next of items.slice(1, -1)) result = t("list-comma", { first: result, next });
  return items.length > 1 ? t("list-and", { first: result, last: items.at(-1)! }) : result;
}
