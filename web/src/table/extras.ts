/**
 * What sets bring besides regions, pieces and cards: offices, tokens, prisoners, things that hold for a while.
 *
 * The server says under which names a set shows them in a view, and of which kind each fact is: it is labelled by its
 * name, as in the terminal, and told by its kind, so that no set needs code of its own here.
 */
import { listed, t, texts } from "../lib/i18n.svelte";
import { COLOURS, type Colour } from "../lib/players";
import type { FactKind, Seen } from "../lib/protocol";
import { whole, type Speech } from "./speech";

/** What is drawn on the map. */
const ON_THE_MAP = new Set(["banners", "doubled", "laden"]);
/** Cards that players have lie with the other cards of the round. */
const CARDS = "per_seat card";
/** Kinds that say by themselves what they are, where several facts belong together. */
const UNNAMED = new Set(["seat", "place", "list place", "card", "per_colour caballeros", "spot"]);

/** Facts that have a sign of their own. */
const SIGN_OF: Record<string, string> = {
  inquisitor: "cross",
  offices: "seal",
  ships: "ship",
  galleon: "ship",
  table: "table",
  unclaimed: "hand",
  supply: "chest",
  queen: "crown",
  jester: "cap",
  prison: "bars",
};

/** Something that is drawn: a player, caballeros, gold or goods, or else a word. */
export type Chip =
  | { kind: "seat"; colour: string; name: string }
  | { kind: "pieces"; colour: string; count: number }
  | { kind: "token"; token: "gold" | "goods"; count: number; colour: string | null }
  | { kind: "caption"; text: string }
  | { kind: "text"; text: string };

export interface ExtraFact {
  name: string;
  label: string;
  /** The same as a sentence. */
  text: string;
  sign: string | null;
  chips: Chip[];
}

export function extrasOf(view: Seen, speech: Speech): ExtraFact[] {
  const facts: ExtraFact[] = [];
  const values = view as unknown as Facts;
  for (const [key, kind] of Object.entries(speech.shown)) {
    // Most sets show everything in one record; what is in it stands for itself.
    const [kinds, there] = kind.facts ? [kind.facts, values[key] as Facts] : [{ [key]: kind }, values];
    for (const [name, each] of Object.entries(kinds)) {
      if (ON_THE_MAP.has(name) || whole(each) === CARDS) continue;
      const text = phrase(each, there?.[name], speech);
      if (text)
        facts.push({
          name,
          label: label(name),
          text,
          sign: SIGN_OF[name] ?? null,
          chips: chipsOf(each, there?.[name], speech),
        });
    }
  }
  return facts;
}

type Facts = Record<string, unknown>;

/** The game's own label, without the colon that some of them have; else the name itself. */
function label(name: string): string {
  return texts.find(`label-${name.replaceAll("_", "-")}`)?.replace(/\s*:$/, "") ?? name.replaceAll("_", " ");
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === false || value === "";

/** What a word or a number stands for. */
function word({ kind }: FactKind, value: unknown, speech: Speech): string {
  switch (kind) {
    case "flag":
      return t("table-fact-yes");
    case "seat":
      return speech.seatName(Number(value));
    case "colour":
      return speech.seatName(COLOURS.indexOf(value as Colour));
    case "place":
      return speech.placeName(String(value));
    case "card":
      return speech.cardName(String(value));
    case "spot":
    case "word":
      return label(String(value));
    default:
      return String(value);
  }
}

/** The entries of a mapping, or of a list with one for each seat, with the names of those whom they belong to. */
function entries({ kind }: FactKind, value: unknown, speech: Speech): [string, unknown][] {
  const named = (name: string): string => {
    if (kind === "per_seat") return speech.seatName(Number(name));
    return kind === "per_place" ? speech.placeName(name) : label(name);
  };
  return Object.entries(value as Facts).map(([name, each]) => [named(name), each]);
}

/** A fact as a sentence. */
function phrase(kind: FactKind, value: unknown, speech: Speech): string {
  if (isNothing(value)) return "";
  const { of, facts } = kind;
  if (facts) {
    return several(
      Object.entries(facts).map(([name, each]) => {
        const text = phrase(each, (value as Facts)[name], speech);
        return !text || UNNAMED.has(whole(each)) ? text : `${label(name)} ${text}`;
      }),
    );
  }
  if (!of) return word(kind, value, speech);
  if (kind.kind === "list") return several((value as unknown[]).map((each) => phrase(of, each, speech)));
  if (kind.kind === "per_colour") {
    const counts = Object.entries(value as Record<string, number>);
    return several(
      counts.map(([colour, count]) =>
        t("item-caballeros", speech.arguments({ seat: COLOURS.indexOf(colour as Colour), count })),
      ),
    );
  }
  const colon = kind.kind === "per_seat" ? ":" : "";
  return several(
    entries(kind, value, speech).map(([name, each]) => {
      const text = phrase(of, each, speech);
      return text && `${name}${colon} ${text}`;
    }),
  );
}

/** The same fact in pictures, as far as there are pictures for it. */
function chipsOf(kind: FactKind, value: unknown, speech: Speech): Chip[] {
  if (isNothing(value)) return [];
  const { of, facts } = kind;
  if (facts) return Object.entries(facts).flatMap(([name, each]) => inRecord(name, each, value as Facts, speech));
  if (isToken(kind.kind)) return [{ kind: "token", token: kind.kind, count: Number(value), colour: null }];
  if (kind.kind === "seat") return [seatChip(Number(value), speech)];
  if (kind.kind === "colour") return [seatChip(COLOURS.indexOf(value as Colour), speech)];
  if (!of) return [{ kind: "text", text: word(kind, value, speech) }];
  if (kind.kind === "list") return (value as unknown[]).flatMap((each) => chipsOf(of, each, speech));
  if (kind.kind === "per_colour") {
    const token = isToken(of.kind) ? of.kind : null;
    return Object.entries(value as Record<string, number>).map(([colour, count]) =>
      token ? { kind: "token", token, count, colour } : { kind: "pieces", colour, count },
    );
  }
  if (kind.kind === "per_seat") {
    return (value as unknown[]).flatMap((each, seat) => {
      const chips = chipsOf(of, each, speech);
      return chips.length > 0 ? [seatChip(seat, speech), ...chips] : [];
    });
  }
  return entries(kind, value, speech).flatMap(([name, each]) => captioned(name, chipsOf(of, each, speech)));
}

/** One of several facts that belong together. */
function inRecord(name: string, kind: FactKind, values: Facts, speech: Speech): Chip[] {
  const value = values[name];
  const chips = chipsOf(kind, value, speech);
  // Pieces, gold and goods speak for themselves, and a number stands before what it counts.
  if (UNNAMED.has(whole(kind)) || isToken(kind.kind) || isToken(kind.of?.kind ?? "")) return chips;
  if (typeof value === "number" && kind.kind !== "seat") {
    return [{ kind: "text", text: `${value} ${label(name)}` }];
  }
  return captioned(label(name), chips);
}

function captioned(text: string, chips: Chip[]): Chip[] {
  return chips.length > 0 ? [{ kind: "caption", text }, ...chips] : [];
}

const isToken = (kind: string): kind is "gold" | "goods" => kind === "gold" || kind === "goods";

const seatChip = (seat: number, speech: Speech): Chip => ({
  kind: "seat",
  colour: COLOURS[seat] ?? "grey",
  name: speech.seatName(seat),
});

function several(parts: string[]): string {
  const said = parts.filter(Boolean);
  return said.length > 0 ? listed(said) : "";
}
