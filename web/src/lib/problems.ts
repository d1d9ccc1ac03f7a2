/** Sentences for what can go wrong: ours in the reader's language, else the server's own. */
import { ApiError } from "./api";
import { t, texts, type Arguments } from "./i18n.svelte";

/** What the server says to people: its own sentence in English, and where the engine speaks, a text with its facts. */
export interface Said {
  text: string;
  key?: string | null;
  args?: Record<string, unknown>;
}

/** How facts become the arguments of texts; a table that is on the screen knows the names of its places and players. */
export type Tell = (facts: Record<string, unknown>) => Arguments;

/** The sentence for a code of the server, with its reason where ours has room for it; else what it said itself. */
export function sentence(code: string, said: Said, tell: Tell = plainly): string {
  const reason = reasonOf(said, tell);
  const own = texts.find(`web-problem-${code.replaceAll("_", "-")}`, { reason });
  return own ?? (reason || t("web-problem-unknown"));
}

/** Why something cannot be done, or had better not be. */
export function reasonOf({ text, key, args = {} }: Said, tell: Tell = plainly): string {
  const own = key ? texts.find(key, tell(args)) : null;
  if (own === null) return whole(text);
  // A mistake in a record stands somewhere.
  const where = typeof args.where === "string" ? args.where : "";
  if (typeof args.line !== "number" && !where) return own;
  return t("web-problem-at", { line: (args.line as number | null) ?? "none", where, reason: own });
}

/** The engine's reasons begin small and end without a full stop, because programs put them into their own sentences. */
export function whole(text: string): string {
  const trimmed = text.trim();
  if (!trimmed) return "";
  const begun = trimmed.charAt(0).toLocaleUpperCase() + trimmed.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}

/** The facts of a setup: sets, options and colours by their names, all others as they are. */
export function plainly(facts: Record<string, unknown>): Arguments {
  const result: Arguments = {};
  for (const [name, value] of Object.entries(facts)) {
    if (name === "set" || name === "other_set") result[name] = t(`set-${value}`);
    else if (name === "option") result[name] = t(`option-${value}`);
    else if (name === "colour") result.owner ??= t(`colour-${value}`);
    else if (name === "place") result.place_name = String(value).replaceAll("_", " ");
    else if (name === "owner") result.owner = String(value);
    result[name] ??= typeof value === "number" ? value : String(value ?? "none");
  }
  return result;
}

export function problem(error: unknown, tell: Tell = plainly): string {
  if (error instanceof ApiError) return sentence(error.code, error.said, tell);
  console.error(error);
  return t("web-problem-unknown");
}
