/** What a person has set for this browser: kept here, never on the server. */

export type Theme = "auto" | "light" | "dark";
/** How well colours can be told apart: the usual ones, or those for a kind of colour blindness. */
export type Palette = "usual" | "deutan" | "protan" | "tritan";
export type Speed = "off" | "slow" | "normal" | "fast";

export interface Settings {
  theme: Theme;
  /** A language code, or "auto" for what the browser asks for. */
  language: string;
  /** How fast pieces walk and rivals' turns are played back. */
  speed: Speed;
  /** Ask before the choice that ends one's own turn. */
  confirm: boolean;
  /** Answer by itself where there is only one option. */
  automatic: boolean;
  /** Say why something is asked. */
  explain: boolean;
  /** A sound when it is one's turn. */
  sound: boolean;
  volume: number;
  /** How much larger than usual letters, pieces and buttons are. */
  letters: number;
  /** Stronger edges and letters. */
  contrast: boolean;
  palette: Palette;
  /** Single caballeros on the map instead of their number. */
  pieces: boolean;
  /** Call regions as the language's rulebook does instead of as printed on the board. */
  translatePlaces: boolean;
}

export const DEFAULTS: Readonly<Settings> = {
  theme: "auto",
  language: "auto",
  speed: "normal",
  confirm: true,
  automatic: true,
  explain: true,
  // On a phone nobody expects a sound that was not asked for.
  sound:
    typeof matchMedia === "function" && (matchMedia("(hover: hover) and (pointer: fine)")?.matches ?? false),
  volume: 0.5,
  letters: 1,
  contrast: typeof matchMedia === "function" && (matchMedia("(prefers-contrast: more)")?.matches ?? false),
  palette: "usual",
  pieces: false,
  translatePlaces: false,
};

export const PALETTES: readonly Palette[] = ["usual", "deutan", "protan", "tritan"];
/** Sizes of letters to choose from. */
export const LETTERS: readonly number[] = [1, 1.15, 1.3, 1.5];

const KEY = "elgrande.settings";

/** Settings as they were kept; whatever is missing or makes no sense is the default. */
export function read(text: string | null): Settings {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? "{}");
  } catch {
    kept = {};
  }
  const result: Settings = { ...DEFAULTS };
  if (typeof kept !== "object" || kept === null) return result;
  const source = kept as Partial<Record<keyof Settings, unknown>>;
  for (const name of Object.keys(DEFAULTS) as (keyof Settings)[]) {
    if (typeof source[name] === typeof DEFAULTS[name]) (result[name] as unknown) = source[name];
  }
  if (!["auto", "light", "dark"].includes(result.theme)) result.theme = DEFAULTS.theme;
  if (!["off", "slow", "normal", "fast"].includes(result.speed)) result.speed = DEFAULTS.speed;
  if (!PALETTES.includes(result.palette)) result.palette = DEFAULTS.palette;
  if (!LETTERS.includes(result.letters)) result.letters = DEFAULTS.letters;
  result.volume = Math.min(1, Math.max(0, result.volume));
  return result;
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings: Settings = $state(read(kept()));

/** Changes settings and keeps them. */
export function set(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser without storage forgets them at the end of the visit.
  }
}

/** What a length of time is multiplied with at each speed. */
export const PACE: Record<Speed, number> = { off: 0, slow: 2, normal: 1, fast: 0.4 };

const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** How long movements take, as a factor: 0 when nothing is to move. */
export function pace(): number {
  return still?.matches ? 0 : PACE[settings.speed];
}
