/** The title of the tab: the page, and that it is somebody's turn. */
import { t } from "./i18n.svelte";

class Title {
  page = $state("");
  /** Whether somebody waits for the person at this browser. */
  turn = $state(false);

  get text(): string {
    const name = this.page ? `${this.page} · El Grande` : "El Grande";
    return this.turn ? `● ${t("label-your-turn")} – ${name}` : name;
  }
}

export const title = new Title();
