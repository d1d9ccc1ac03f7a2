/**
 * What sets bring besides regions, pieces and cards: offices, tokens, prisoners, things that hold for a while.
 *
 * The view tells them under names of their own. Whatever is there is told in words, known names with the label that the
 * terminal has for them, new ones by their name, so that no set needs code of its own here.
 */
import { listed, t, texts } from "../lib/i18n.svelte";
import { COLOURS, type Colour } from "../lib/players";
import type { Seen } from "../lib/protocol";
import { holdsCards } from "./offer";
import type { Speech } from "./speech";

/** What the base game shows, and what the map shows. */
const DRAWN = new Set(
  (
    "edition players sets options provenance seat round rounds start king taboo regions castillo boards seats neutral " +
    "offer stacks discards active card action waiting decision over scores ranks winners banners doubled laden"
  ).split(" "),
);
/** Facts whose numbers are seats. */
const SEATS = new Set(
  "seat queen jester inquisitor striker stopper last_word stand_in closers spies free_choice reserves".split(
    " ",
  ),
);

/** Facts whose list has a place for every seat. */
const BY_SEAT = new Set(["offices", "guests"]);
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
  for (const [key, value] of Object.entries(view as unknown as Record<string, unknown>)) {
    // Cards that players have lie with the other cards of the round.
    if (DRAWN.has(key) || holdsCards(value, view.seats.length, speech.cardIds)) continue;
    const group = isGroup(value) && !("seat" in value) && !("place" in value);
    for (const [name, each] of group ? Object.entries(value) : [[key, value] as const]) {
      if (DRAWN.has(name) && group) continue;
      const text = phrase(name, each, speech);
      if (text)
        facts.push({
          name,
          label: label(name),
          text,
          sign: SIGN_OF[name] ?? null,
          chips: chipsOf(name, each, speech),
        });
    }
  }
  return facts;
}

function label(name: string): string {
  return known(name) ?? name.replaceAll("_", " ");
}

/** The game's own label, without the colon that some of them have. */
function known(name: string): string | undefined {
  return texts.find(`label-${name.replaceAll("_", "-")}`)?.replace(/\s*:$/, "");
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function phrase(name: string, value: unknown, speech: Speech): string {
  if (value === null || value === undefined || value === false || value === "") return "";
  if (value === true) return t("table-fact-yes");
  if (typeof value === "number") return SEATS.has(name) ? speech.seatName(value) : String(value);
  if (typeof value === "string") return named(value, speech);
  if (Array.isArray(value)) {
    const bySeat = value.some((each) => isGroup(each) || Array.isArray(each));
    const parts = value.map((each, index) => {
      const text = phrase(name, each, speech);
      return bySeat && text && !isSeated(each) ? `${speech.seatName(index)}: ${text}` : text;
    });
    return several(parts);
  }
  return several(
    Object.entries(value as Record<string, unknown>).map(([key, each]) => {
      const text = phrase(key, each, speech);
      if (!text) return "";
      if (typeof each === "number" && COLOURS.includes(key as Colour)) {
        return t("item-caballeros", speech.arguments({ seat: COLOURS.indexOf(key as Colour), count: each }));
      }
      return key === "seat" || key === "place" ? text : `${named(key, speech) || label(key)} ${text}`;
    }),
  );
}

/** The same fact in pictures, as far as there are pictures for it. */
function chipsOf(name: string, value: unknown, speech: Speech): Chip[] {
  if (value === null || value === undefined || value === false || value === "") return [];
  if (value === true) return [{ kind: "text", text: t("table-fact-yes") }];
  if (typeof value === "number") {
    if (isToken(name)) return [{ kind: "token", token: name, count: value, colour: null }];
    return [SEATS.has(name) ? seatChip(value, speech) : { kind: "text", text: String(value) }];
  }
  if (typeof value === "string") {
    const seat = COLOURS.indexOf(value as Colour);
    return [seat >= 0 ? seatChip(seat, speech) : { kind: "text", text: named(value, speech) }];
  }
  if (Array.isArray(value)) {
    const bySeat = BY_SEAT.has(name) || value.some((each) => isGroup(each) || Array.isArray(each));
    return value.flatMap((each, seat) => {
      const chips = chipsOf(name, each, speech);
      return bySeat && chips.length > 0 && !isSeated(each) ? [seatChip(seat, speech), ...chips] : chips;
    });
  }
  return Object.entries(value).flatMap(([key, each]): Chip[] => {
    const colour = COLOURS.includes(key as Colour);
    if (colour && typeof each === "number") {
      return [isToken(name) ? token(name, each, key) : { kind: "pieces", colour: key, count: each }];
    }
    const chips = chipsOf(key, each, speech);
    if (chips.length === 0 || key === "seat" || key === "place" || isToken(key)) return chips;
    // Pieces speak for themselves, and a number stands before what it counts.
    if (chips.every(({ kind }) => kind === "pieces")) return chips;
    const caption = named(key, speech) || label(key);
    if (typeof each === "number" && !SEATS.has(key)) return [{ kind: "text", text: `${each} ${caption}` }];
    return [{ kind: "caption", text: caption }, ...chips];
  });
}

const isToken = (name: string): name is "gold" | "goods" => name === "gold" || name === "goods";

const token = (kind: "gold" | "goods", count: number, colour: string): Chip => ({
  kind: "token",
  token: kind,
  count,
  colour,
});

const seatChip = (seat: number, speech: Speech): Chip => ({
  kind: "seat",
  colour: COLOURS[seat] ?? "grey",
  name: speech.seatName(seat),
});

const isSeated = (value: unknown): boolean => isGroup(value) && "seat" in value;

function several(parts: string[]): string {
  const said = parts.filter(Boolean);
  return said.length > 0 ? listed(said) : "";
}

/** The name of a colour's player, a card or a place; else the word itself. */
function named(word: string, speech: Speech): string {
  const seat = COLOURS.indexOf(word as Colour);
  if (seat >= 0) return speech.seatName(seat);
  if (speech.card(word)) return speech.cardName(word);
  return known(word) ?? speech.placeName(word);
}
