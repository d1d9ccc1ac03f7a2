/** What a review says: options as the table calls them, and why, as the advisor says it. */
import { texts } from "../lib/i18n.svelte";
import type { CardList, Catalogue, JudgedOption, Option, RecordInfo, Verdict } from "../lib/protocol";
import { Speech } from "../table/speech";

export function speechOf(
  record: RecordInfo,
  catalogue: Catalogue,
  cards: CardList,
  translatePlaces: boolean,
): Speech {
  return new Speech({ cards, catalogue, seats: record.names, translatePlaces });
}

/** An option in words. */
export function choiceText(speech: Speech, verdict: Verdict, option: JudgedOption): string {
  return speech.choice(asOption(option.option, option.facts), verdict.kind, verdict.card);
}

/** What somebody had set in secret, in words. */
export function secretText(speech: Speech, kind: string, text: string): string {
  const detail = text.split(" ")[1] ?? "";
  const facts = /^\d+$/.test(detail) ? { modifier: Number(detail) } : { place: detail };
  return speech.choice(asOption(text, facts), kind);
}

/** An option that is known by its text and by what it names. */
export function asOption(text: string, facts: Record<string, unknown>): Option {
  const key = `choice-${text.split(" ")[0]!.replaceAll("_", "-")}`;
  return { code: 0, text, key, args: facts, target: { kind: "other" } as Option["target"] };
}

/** What an option does; nothing if the advisor has no sentence for it. He praises nothing that gives something away. */
export function whyText(speech: Speech, option: JudgedOption): string {
  if (option.key === "advice-general" && option.lost > 0) return "";
  return texts.find(option.key, speech.arguments(option.arguments)) ?? "";
}

export const percent = (chance: number): number => Math.round(chance * 100);

/** A change in hundredths, with its sign. */
export function signed(chance: number): string {
  const value = percent(chance);
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** What was said of an option at a decision; nothing if it was not looked at closely. */
export function judged(verdict: Verdict, text: string): JudgedOption | null {
  return [verdict.best, verdict.chosen, ...verdict.others].find(({ option }) => option === text) ?? null;
}
