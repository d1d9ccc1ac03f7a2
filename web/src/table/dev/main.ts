/** Moments of real games, to look at while the table is being worked on. */
import "../../styles/tokens.css";
import "../../styles/base.css";
import "../../styles/fonts.css";
import "../../styles/ui.css";
import { mount } from "svelte";
import { texts } from "../../lib/i18n.svelte";
import Examples from "./Examples.svelte";

const sources = import.meta.glob(["../../../../src/elgrande/locale/*/*.ftl", "../../../../src/elgrande/rules/sets/*/texts/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get("theme") ?? "light";
await texts.use(query.get("language") ?? "en", (language) =>
  Promise.resolve(
    Object.entries(sources)
      .filter(([path]) => path.includes(`/${language}/`) || path.endsWith(`/texts/${language}.ftl`))
      .map(([, text]) => text)
      .join("\n\n"),
  ),
);
mount(Examples, { target: document.getElementById("app")! });
