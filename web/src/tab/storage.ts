/**
 * What the engine keeps in the browser. All changes that belong together are kept together, and nobody hears of them
 * before they are; a table that another tab has changed meanwhile is left alone.
 */
import type { StorageState } from "./words";

const NAME = "elgrande";
const STORES = ["games", "entries", "snapshots", "people"] as const;
export type Store = (typeof STORES)[number];

interface Change {
  store: string;
  key: string;
  value: string | null;
}

interface Changes {
  changes: Change[];
  game: string | null;
  revision: number;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException("aborted", "AbortError"));
  });
}

/** What a failure of the browser means for whoever plays. */
export function trouble(failure: unknown): StorageState {
  return failure instanceof DOMException && failure.name === "QuotaExceededError" ? "full" : "forbidden";
}

/** The part of a kept table that is looked at here. */
function revisionOf(kept: string | undefined): number {
  return kept === undefined ? -1 : (JSON.parse(kept) as { row: { revision: number } }).row.revision;
}

export class Storage {
  #database: IDBDatabase | null = null;

  async open(): Promise<StorageState> {
    try {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => {
        for (const store of STORES) request.result.createObjectStore(store);
      };
      this.#database = await done(request);
      // A later version of the page may need the room: it must not wait for this one.
      this.#database.onversionchange = () => {
        this.#database?.close();
        this.#database = null;
      };
      return "kept";
    } catch (failure) {
      return trouble(failure);
    }
  }

  /** Everything that the engine begins with, as text. */
  async beginning(): Promise<string> {
    const kept = this.#database ? "kept" : await this.open();
    if (!this.#database) return JSON.stringify({ kept });
    try {
      const transaction = this.#database.transaction(["games", "people"]);
      const games = transaction.objectStore("games");
      const [keys, values, me] = await Promise.all([
        done(games.getAllKeys()),
        done(games.getAll() as IDBRequest<string[]>),
        done(transaction.objectStore("people").get("me") as IDBRequest<string | undefined>),
      ]);
      const found = Object.fromEntries(keys.map((key, index) => [String(key), values[index]]));
      return JSON.stringify({ games: found, me: me ?? null, kept });
    } catch (failure) {
      return JSON.stringify({ kept: trouble(failure) });
    }
  }

  async keep(text: string): Promise<string> {
    if (!this.#database && (await this.open()) !== "kept") return "forbidden";
    const { changes, game, revision } = JSON.parse(text) as Changes;
    try {
      const transaction = this.#database!.transaction(STORES, "readwrite", { durability: "strict" });
      const end = finished(transaction);
      // Whatever happens below, its failure is told by the end of the transaction.
      end.catch(() => undefined);
      if (game !== null) {
        const kept = await done(transaction.objectStore("games").get(game) as IDBRequest<string | undefined>);
        if (revisionOf(kept) !== revision) {
          transaction.abort();
          return "stale";
        }
      }
      for (const { store, key, value } of changes) {
        const place = transaction.objectStore(store);
        if (value === null) place.delete(key);
        else place.put(value, key);
      }
      await end;
      return "kept";
    } catch (failure) {
      return trouble(failure);
    }
  }

  /** What is kept under a key; empty if there is nothing. */
  async find(store: Store, key: string): Promise<string> {
    if (!this.#database) return "";
    try {
      const found = done(this.#database.transaction(store).objectStore(store).get(key));
      return ((await found) as string | undefined) ?? "";
    } catch {
      return "";
    }
  }

  /** What happened at a table, as text. */
  async recall(game: string): Promise<string> {
    if (!this.#database) return JSON.stringify({ entries: [], snapshot: null });
    try {
      const transaction = this.#database.transaction(["games", "entries", "snapshots"]);
      const range = IDBKeyRange.bound(`${game}/`, `${game}/~`);
      const [entries, snapshot, kept] = await Promise.all([
        done(transaction.objectStore("entries").getAll(range) as IDBRequest<string[]>),
        done(transaction.objectStore("snapshots").get(game) as IDBRequest<string | undefined>),
        done(transaction.objectStore("games").get(game) as IDBRequest<string | undefined>),
      ]);
      return `{"entries":[${entries.join(",")}],"snapshot":${JSON.stringify(snapshot ?? null)},"game":${JSON.stringify(kept ?? null)}}`;
    } catch {
      return JSON.stringify({ entries: [], snapshot: null });
    }
  }
}
