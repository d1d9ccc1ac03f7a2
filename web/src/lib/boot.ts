/** The few words that are there before any text has arrived from the server, in every language that has them. */
import { bundle, format, negotiate } from "./i18n.svelte";

const files = import.meta.glob<string>("../../../src/elgrande/locale/*/boot.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const sources = new Map<string, string>();
for (const [path, source] of Object.entries(files)) sources.set(path.split("/").at(-2)!, source);

/** Languages that the client can be shown in. */
export const languages: readonly string[] = [...sources.keys()].sort();

/** The language to show: what was set, else what the browser asks for. */
export function chosenLanguage(set: string): string {
  return set !== "auto" && languages.includes(set) ? set : negotiate(navigator.languages, languages);
}

/** One of the first words. */
export function bootText(language: string, key: string): string {
  return format([bundle(language, sources.get(language) ?? "")], key) ?? key;
}

/** What a language calls itself. */
export function languageName(language: string): string {
  try {
    const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return language;
  }
}
