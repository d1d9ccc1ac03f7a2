/** Sentences for what can go wrong: ours in the reader's language, else the server's own. */
import { ApiError } from "./api";
import { t, texts } from "./i18n.svelte";

/** The sentence for a code of the server, with its reason where ours has room for it; else what it said itself. */
export function sentence(code: string, text: string): string {
  const reason = whole(text);
  const own = texts.find(`web-problem-${code.replaceAll("_", "-")}`, { reason });
  return own ?? (reason || t("web-problem-unknown"));
}

/** The engine's reasons begin small and end without a full stop, because programs put them into their own sentences. */
export function whole(text: string): string {
  const trimmed = text.trim();
  if (!trimmed) return "";
  const begun = trimmed.charAt(0).toLocaleUpperCase() + trimmed.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}

export function problem(error: unknown): string {
  if (error instanceof ApiError) return sentence(error.code, error.message);
  console.error(error);
  return t("web-problem-unknown");
}
