/**
 * What somebody has come to, with lessons or puzzles: kept by the server for accounts and guests, and in this browser
 * until the server has it. A guest's is kept here as well, since his session ends some day.
 */
import { alone } from "./alone";
import { api, type ProgressKind } from "./api";
import { who } from "./session.svelte";

type Entries = Readonly<Record<string, string>>;

export class Kept {
  #entries = $state.raw<Entries>({});
  /** Whose they are; nothing before the first look. */
  #owner: string | null = null;
  #asked = false;
  /** What the server does not have yet. */
  #unsent = new Set<string>();

  constructor(
    readonly kind: ProgressKind,
    readonly key: string,
    /** Reads what was kept in this browser, whatever it is. */
    readonly read: (text: string | null) => Entries,
    readonly write: (entries: Entries) => string,
  ) {}

  get entries(): Entries {
    return this.#entries;
  }

  /** To be called when it is known who is here. */
  look(): void {
    const owner = who.player ? who.player.id : "";
    if (owner !== this.#owner) {
      this.#owner = owner;
      this.#asked = false;
      this.#entries = this.#here();
      this.#unsent = new Set(Object.keys(this.#entries));
    }
    if (owner && !alone && !this.#asked) {
      this.#asked = true;
      void this.#meet(owner);
    }
  }

  put(name: string, value: string): void {
    this.look();
    if (this.#entries[name] === value) return;
    this.#entries = { ...this.#entries, [name]: value };
    this.#unsent.add(name);
    this.#keep(this.#entries);
    void this.#send({ [name]: value });
  }

  /** Begin anew: nowhere is anything left of it. */
  clear(): void {
    this.look();
    const gone = Object.fromEntries(Object.keys(this.#entries).map((name) => [name, ""]));
    this.#entries = {};
    this.#unsent.clear();
    this.#remove();
    if (Object.keys(gone).length) void this.#send(gone);
  }

  /** Puts together what the server has and what is here; nothing is lost on either side. */
  async #meet(owner: string): Promise<void> {
    try {
      const told = (await api.progress(this.kind)).entries;
      if (owner !== this.#owner) return;
      for (const name of Object.keys(told)) this.#unsent.delete(name);
      this.#entries = { ...this.#entries, ...told };
      await this.#send(this.#missing());
    } catch {
      // It stays here, and is tried again at the next look.
      this.#asked = false;
    }
  }

  async #send(entries: Entries): Promise<void> {
    const owner = this.#owner;
    if (!owner || alone) return;
    try {
      if (Object.keys(entries).length) await api.keepProgress(this.kind, entries);
      if (owner !== this.#owner) return;
      for (const name of Object.keys(entries)) this.#unsent.delete(name);
      this.#settle();
    } catch {
      this.#asked = false;
    }
  }

  #missing(): Entries {
    return Object.fromEntries(Object.entries(this.#entries).filter(([name]) => this.#unsent.has(name)));
  }

  /** An account needs nothing here that the server has, and nobody else at this browser is to see it. */
  #settle(): void {
    if (who.player?.guest !== false) return this.#keep(this.#entries);
    this.#remove();
    if (this.#unsent.size) this.#keep(this.#missing());
  }

  get #place(): string {
    return who.player && !who.player.guest ? `${this.key}.${who.player.id}` : this.key;
  }

  /** What a guest has done is not forgotten with the account. */
  #here(): Entries {
    try {
      const guest = this.read(localStorage.getItem(this.key));
      return { ...guest, ...this.read(localStorage.getItem(this.#place)) };
    } catch {
      return {};
    }
  }

  #keep(entries: Entries): void {
    try {
      localStorage.setItem(this.#place, this.write(entries));
    } catch {
      // A browser without storage forgets them at the end of the visit.
    }
  }

  #remove(): void {
    try {
      localStorage.removeItem(this.#place);
      localStorage.removeItem(this.key);
    } catch {
      // Nothing was kept.
    }
  }
}
