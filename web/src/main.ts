import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/ui.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { api } from "./lib/api";
import { chosenLanguage } from "./lib/boot";
import { texts } from "./lib/i18n.svelte";
import { here } from "./lib/router";
import { settings } from "./lib/settings.svelte";
import { startWorker } from "./lib/worker";
import { begin as open } from "./routes";

/** Milliseconds after which whoever waits for the page is told so. */
const PATIENCE = 400;

async function begin(target: HTMLElement): Promise<void> {
  // Until then the words of the page itself stand there: to draw others for a moment would only take its time.
  await Promise.race([
    Promise.all([
      texts.use(chosenLanguage(settings.language), api.texts).catch(() => undefined),
      open(here().path),
    ]),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);
  target.replaceChildren();
  mount(App, { target });
  startWorker();
  void import("./styles/fonts.css");
}

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the client");
void begin(target);
