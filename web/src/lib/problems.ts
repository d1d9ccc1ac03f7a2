/** Sentences for what can go wrong: ours in the reader's language, else the server's own. */
import { ApiError } from "./api";
import { t, texts } from "./i18n.svelte";

/** The sentence for a code of the server; what the server said itself if there is none. */
export function sentence(code: string, text: string): string {
  return texts.find(`web-problem-${code.replaceAll("_", "-")}`) ?? (text || t("web-problem-unknown"));
}

export function problem(error: unknown): string {
  if (error instanceof ApiError) return sentence(error.code, error.message);
  console.error(error);
  return t("web-problem-unknown");
}
