/** The texts of a language, of which each is read when it is first wanted: there are thousands, and a page shows some. */
import { FluentBundle, FluentResource, type Message } from "@fluent/bundle";

type Term = FluentBundle["_terms"] extends Map<string, infer Kind> ? Kind : never;

/** Where each text begins, as Fluent itself finds it. */
const BEGINNING = /^(-?[a-zA-Z][\w-]*) *=/gm;

class Entries<Kind extends Message | Term> extends Map<string, Kind> {
  #written = new Map<string, string>();

  /** Takes a text as it is written; the first of a name holds. */
  note(name: string, source: string): void {
    if (!this.#written.has(name)) this.#written.set(name, source);
  }

  override has(name: string): boolean {
    return this.#written.has(name);
  }

  override get(name: string): Kind | undefined {
    const known = super.get(name);
    if (known) return known;
    const source = this.#written.get(name);
    const read = source === undefined ? undefined : new FluentResource(source).body[0];
    if (read) this.set(name, read as Kind);
    return read as Kind | undefined;
  }
}

export class Bundle extends FluentBundle {
  override _messages = new Entries<Message>();
  override _terms = new Entries<Term>();

  /** Makes the texts of a file ready. */
  add(source: string): void {
    let name = "";
    let begun = 0;
    const note = (end: number): void => {
      const entries = name.startsWith("-") ? this._terms : this._messages;
      if (name) entries.note(name, source.slice(begun, end));
    };
    for (const found of source.matchAll(BEGINNING)) {
      note(found.index);
      name = found[1]!;
      begun = found.index;
    }
    note(source.length);
  }
}
