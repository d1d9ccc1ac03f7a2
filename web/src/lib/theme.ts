/** Puts theme, speed and language of the settings onto the page. */
import { PACE, type Settings } from "./settings.svelte";

const night = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;

/** Whether a chosen theme means the dark one. */
export function isDark(theme: Settings["theme"], systemIsDark = night?.matches ?? false): boolean {
  return theme === "dark" || (theme === "auto" && systemIsDark);
}

export function applyTheme(settings: Settings): void {
  const root = document.documentElement;
  root.dataset.theme = isDark(settings.theme) ? "dark" : "light";
  root.dataset.palette = settings.palette;
  root.toggleAttribute("data-contrast", settings.contrast);
  root.style.setProperty("--letters", String(settings.letters));
  if (settings.speed === "normal") root.style.removeProperty("--pace");
  else root.style.setProperty("--pace", String(PACE[settings.speed]));
}

/** Calls back when the system changes between light and dark; returns how to stop that. */
export function onSystemTheme(change: () => void): () => void {
  night?.addEventListener("change", change);
  return () => night?.removeEventListener("change", change);
}
