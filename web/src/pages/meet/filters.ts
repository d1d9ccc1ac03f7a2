/** What somebody looks for in the lobby, as it stands in the address: a link to it can be kept and sent. */

export const STATES = ["lobby", "playing"] as const;
export const CLOCKS = ["live", "days", "none"] as const;
export const PLAYERS = [2, 3, 4, 5] as const;

export interface Filters {
  state: (typeof STATES)[number];
  edition: string;
  /** The sets, joined by commas; "none" for the plain game, nothing for all. */
  sets: string;
  players: string;
  clock: string;
  language: string;
  free: string;
  from: string;
  to: string;
}

export const NO_FILTERS: Filters = {
  state: "lobby",
  edition: "",
  sets: "",
  players: "",
  clock: "",
  language: "",
  free: "",
  from: "",
  to: "",
};

const number = (text: string | null, low: number, high: number): string => {
  const found = Number(text ?? "");
  return text && Number.isInteger(found) && found >= low && found <= high ? String(found) : "";
};

/** The filters in an address; what makes no sense there is left out. */
export function parse(search: string): Filters {
  const query = new URLSearchParams(search);
  const one = (name: string, known: readonly string[]): string => {
    const found = query.get(name) ?? "";
    return known.includes(found) ? found : "";
  };
  const word = (name: string): string => (/^[a-z0-9-]{1,24}$/.exec(query.get(name) ?? "") ?? [""])[0];
  return {
    state: one("state", STATES) === "playing" ? "playing" : "lobby",
    edition: word("edition"),
    sets: query
      .getAll("set")
      .filter((name) => /^[a-z0-9-]{1,40}$/.test(name))
      .sort()
      .join(","),
    players: number(query.get("players"), 2, 5),
    clock: one("clock", CLOCKS),
    language: word("language"),
    free: number(query.get("free"), 1, 5),
    from: number(query.get("rating_from"), -5000, 9000),
    to: number(query.get("rating_to"), -5000, 9000),
  };
}

/** The filters as they stand in an address, which is also how the server is asked. */
export function print(filters: Filters): string {
  const query = new URLSearchParams();
  if (filters.state !== "lobby") query.set("state", filters.state);
  if (filters.edition) query.set("edition", filters.edition);
  for (const name of filters.sets ? filters.sets.split(",") : []) query.append("set", name);
  if (filters.players) query.set("players", filters.players);
  if (filters.clock) query.set("clock", filters.clock);
  if (filters.language) query.set("language", filters.language);
  if (filters.free) query.set("free", filters.free);
  if (filters.from) query.set("rating_from", filters.from);
  if (filters.to) query.set("rating_to", filters.to);
  return query.toString();
}

/** The id of the player whom a pasted link, or the last part of one, leads to; null if it is none. */
export function playerIdOf(text: string): string | null {
  const trimmed = text.trim();
  const path = /\/player\/([^/?#\s]+)/.exec(trimmed);
  const id = path ? path[1]! : trimmed;
  return /^[A-Za-z0-9_-]{4,24}$/.test(id) ? id : null;
}
