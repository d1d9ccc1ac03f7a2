/** Where caballeros may be placed, in words: which places there are is told by the options, where the King is by the view. */
import { t, texts } from "../lib/i18n.svelte";
import type { Decision, Seen } from "../lib/protocol";
import { CASTILLO } from "./board/places";
import { wordOf } from "./decisions";
import { sharedBorders } from "./map/geography";
import type { Speech } from "./speech";

/** Kinds in which caballeros go from the court to where the King lets them. */
const PLACING = ["turn", "place"];
/** So many places are named one by one. */
const FEW = 4;

export function where(decision: Decision, view: Seen, speech: Speech): string {
  if (!PLACING.includes(decision.kind)) return "";
  const places = decision.options
    .filter((option) => wordOf(option) === "to")
    .flatMap(({ target }) => target.place ?? []);
  if (places.length === 0) return "";
  const king = view.king && view.regions[view.king] ? view.king : null;
  const near = king ? places.filter((place) => neighbours(king).has(place)) : [];
  const rest = places.filter((place) => !near.includes(place));
  const inLand = places.filter((place) => view.regions[place]);
  const all = Object.keys(view.regions).filter((place) => place !== king);
  const parts: string[] = [];
  if (king && inLand.length === all.length) {
    parts.push(t("table-where-anywhere", { king: speech.placeName(king) }));
    rest.splice(0, rest.length, ...places.filter((place) => !view.regions[place]));
  } else if (king && near.length > 0) parts.push(t("table-where-near", { king: speech.placeName(king) }));
  if (parts.length + rest.length > FEW) return t("table-where-lit");
  // The Castillo comes last.
  rest.sort((a, b) => Number(a === CASTILLO) - Number(b === CASTILLO));
  parts.push(...rest.map((place) => t("table-where-place", { place, place_name: speech.placeName(place) })));
  return t("table-where", { places: new Intl.ListFormat(texts.language, { type: "disjunction" }).format(parts) });
}

const known = new Map<string, Set<string>>();

/** The regions that have a border with a region. */
function neighbours(region: string): ReadonlySet<string> {
  if (known.size === 0) {
    for (const [one, other] of sharedBorders()) {
      known.set(one, (known.get(one) ?? new Set()).add(other));
      known.set(other, (known.get(other) ?? new Set()).add(one));
    }
  }
  return known.get(region) ?? new Set();
}
