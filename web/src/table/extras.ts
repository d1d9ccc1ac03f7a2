/**
 * What sets bring besides regions, pieces and cards: offices, tokens, prisoners, things that hold for a while.
 *
 * The view tells them under names of their own. Whatever is there is told in words, known names with the label that the
 * terminal has for them, new ones by their name, so that no set needs code of its own here.
 */
import { listed, t, texts } from "../lib/i18n.svelte";
import { COLOURS, type Colour } from "../lib/players";
import type { Seen } from "../lib/protocol";
import type { Speech } from "./speech";

/** What the base game shows, and what the map shows. */
const DRAWN = new Set(
  (
    "edition players sets options provenance seat round rounds start king taboo regions castillo boards seats neutral " +
    "offer stacks discards active card action waiting decision over scores ranks winners banners doubled"
  ).split(" "),
);
/** Facts whose numbers are seats. */
const SEATS = new Set(
  "seat queen jester inquisitor striker stopper last_word stand_in closers spies free_choice reserves".split(
    " ",
  ),
);

export interface ExtraFact {
  label: string;
  text: string;
}

export function extrasOf(view: Seen, speech: Speech): ExtraFact[] {
  const facts: ExtraFact[] = [];
  for (const [key, value] of Object.entries(view as unknown as Record<string, unknown>)) {
    if (DRAWN.has(key)) continue;
    const group = isGroup(value) && !("seat" in value) && !("place" in value);
    for (const [name, each] of group ? Object.entries(value) : [[key, value] as const]) {
      const text = phrase(name, each, speech);
      if (text) facts.push({ label: label(name), text });
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
        return t("item-caballeros", speech.arguments({ colour: key, count: each }));
      }
      return key === "seat" || key === "place" ? text : `${named(key, speech) || label(key)} ${text}`;
    }),
  );
}

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
