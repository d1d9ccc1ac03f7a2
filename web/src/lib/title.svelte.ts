/** The title of the tab: the page, and that it is somebody's turn. */
import { t } from "./i18n.svelte";

class Title {
  page = $state("");
  /** Whether somebody waits for the person at this browser. */
  turn = $state(false);
  /** What else the person at this browser is called for. */
  call = $state("");

  get text(): string {
    const name = this.page ? `${this.page} · El Grande` : "El Grande";
    const wanted = this.turn ? t("label-your-turn") : this.call;
    return wanted ? `● ${wanted} – ${name}` : name;
  }
}

export const title = new Title();
