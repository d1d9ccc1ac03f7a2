/**
 * A card's picture, composed from its effect: a row of signs, read from left to right like a sentence without words.
 *
 * The commonest effects have a sentence of their own in `SENTENCES`. Every other one, that of a house card too, is told
 * by the words of its name and by its numbers.
 */
import { parseEffect, type Effect } from "./effect";

export type SignName =
  | "region"
  | "regions"
  | "next"
  | "court"
  | "province"
  | "castillo"
  | "king"
  | "grande"
  | "disc"
  | "score"
  | "shield"
  | "veto"
  | "card"
  | "pieces"
  | "caballero"
  | "lock"
  | "eye"
  | "ship"
  | "cross"
  | "seal"
  | "table"
  | "chest"
  | "hand"
  | "crown"
  | "cap"
  | "bars"
  | "gold"
  | "goods"
  | "star"
  | "storm"
  | "coast"
  | "inland";

/** What lies in a sign: own caballeros, those of others, both, or the King. */
export type Held = "own" | "foreign" | "any" | "one" | "many" | "king" | "spot" | null;

export type Part =
  | { kind: "sign"; sign: SignName; held?: Held; text?: string }
  | { kind: "pill"; text: string }
  | { kind: "arrow"; text?: string; out?: boolean; both?: boolean }
  | { kind: "text"; text: string };

/** One row, or two where a card lets one choose between two things. */
export type Picture = Part[][];

const sign = (name: SignName, held: Held = null, text = ""): Part => ({ kind: "sign", sign: name, held, text });
const pill = (text: string): Part => ({ kind: "pill", text });
const arrow = (text = ""): Part => ({ kind: "arrow", text });
const out = (text = ""): Part => ({ kind: "arrow", text, out: true });
const both: Part = { kind: "arrow", both: true };
const word = (text: string): Part => ({ kind: "text", text });

const SCORES = sign("score");
const first = (effect: Effect): string => effect.parts[0]?.name ?? "";
/** How many go: all of them are shown by a sign instead of a number. */
const less = (count: string): string => (count === "all" || count === "" ? "∀" : `−${count}`);

/** Whose caballeros are moved, and how many at most. */
function moved({ named }: Effect): Part[] {
  const { own, foreign, any } = named;
  const from: SignName = named.one_region === "yes" ? "region" : "regions";
  const count = (number: string): string => (number === "all" ? "∀" : `≤${number}`);
  if (own && foreign) {
    return [sign(from, "own", own), sign(from, "foreign", foreign), arrow(), sign("region", "spot")];
  }
  const [held, number]: [Held, string] = own ? ["own", own] : foreign ? ["foreign", foreign] : ["any", any ?? "1"];
  return [sign(from, held), arrow(count(number)), sign("region", "spot")];
}

/** Where the King goes. */
const ROYAL: Record<string, Part[]> = {
  anywhere: [sign("king"), arrow(), sign("region")],
  neighbour: [sign("next", "king")],
  abroad: [sign("region", "king"), out()],
  castillo: [sign("king"), arrow(), sign("castillo")],
  fewest: [sign("king"), arrow(), sign("region", "one")],
  most: [sign("king"), arrow(), sign("region", "many")],
};

const SENTENCES: Record<string, (effect: Effect) => Part[]> = {
  move: moved,
  place: (effect) => [sign("court", "own"), arrow(`+${first(effect)}`), sign("region")],
  place_more: (effect) => [sign("court", "own"), arrow(`≤${first(effect)}`), sign("region")],
  place_anywhere: () => [sign("court", "own"), arrow(), sign("regions")],
  take: (effect) => [sign("province", "own"), arrow(first(effect)), sign("court")],
  lose_court: (effect) => [sign("court", "any"), out(less(first(effect)))],
  each_returns: (effect) => [sign("regions", "any"), out(less(first(effect)))],
  return_one_each: () => [sign("regions", "any"), out("−1")],
  lose_secret: (effect) => [sign("disc"), sign("region", "any"), out(less(first(effect)))],
  evict: () => [sign("disc"), sign("region", "foreign"), out()],
  score_region: ({ named }) => [sign("region", named.present === "yes" ? "own" : null), arrow(), SCORES],
  score_most: () => [sign("region", "many"), arrow(), SCORES],
  score_fewest: () => [sign("region", "one"), arrow(), SCORES],
  score_firsts: () => [pill("1."), arrow(), SCORES],
  score_value: ({ parts }) => [pill(parts.map(({ name }) => `${name}·`).join(" ")), arrow(), SCORES],
  score_castillo: () => [sign("castillo"), arrow(), SCORES],
  score_secret: () => [sign("disc"), arrow(), SCORES],
  score_courts: ({ parts }) => [sign("court", "any"), pill(parts.map(({ name }) => name).join("·")), SCORES],
  score_part: (effect) => [sign(first(effect) === "coast" ? "coast" : "inland"), arrow(), SCORES],
  king: (effect) => ROYAL[first(effect)] ?? ROYAL.anywhere!,
  king_swap: () => [sign("king"), both, sign("grande")],
  king_entourage: (effect) => [sign("king"), word(`+${first(effect)}`), arrow(), sign("region")],
  king_incognito: () => [sign("king"), word("?")],
  king_jail: () => [sign("king"), sign("bars")],
  grande: () => [sign("grande"), arrow(), sign("region")],
  scoreboard: () => [pill("× · ×"), arrow(), sign("region")],
  turn_scoreboard: () => [pill("8·4"), both, pill("4·0")],
  power_back: () => [sign("province"), arrow(), sign("shield")],
  veto: () => [sign("veto")],
  throw_castillo: () => [sign("court", "own"), arrow(), sign("castillo")],
  throw_each: (effect) => [sign("regions", "any"), arrow(first(effect)), sign("castillo")],
  move_castillo: () => [sign("castillo"), arrow(), sign("region", "spot")],
  double_region: () => [sign("region"), word("×2")],
  limit_region: () => [sign("region", "many"), word("≤6")],
  close_region: () => [sign("region"), sign("lock")],
  alliance: () => [sign("region"), both, sign("region")],
  bridge: () => [sign("region"), both, sign("region", "own")],
  action_stop: () => [sign("card"), sign("veto")],
  boycott: () => [sign("veto"), SCORES],
  reserve: () => [sign("shield"), sign("hand")],
  removal: () => [sign("regions", "foreign"), out()],
  travel_day: () => [sign("grande"), both, sign("regions")],
  character: (effect) => [sign(first(effect) === "queen" ? "crown" : "cap"), sign("hand")],
  holy_inquisition: (effect) => [sign("cross"), sign("regions", "any"), out(less(first(effect)))],
  spanish_inquisition: () => [sign("cross"), sign("bars")],
  conquistadores: () => [sign("court", "own"), arrow(), sign("ship")],
  smuggle: () => [sign("castillo"), both, sign("court")],
  spy: () => [sign("eye"), sign("disc")],
  revolution: () => [sign("king"), out(), sign("regions")],
  symbols: ({ named }) => [sign("star"), ...(named.prison === "yes" ? [sign("bars")] : [])],
  lay: ({ parts, named }) => [
    ...(["gold", "goods"] as const).flatMap((token) => (named[token] ? [sign(token)] : [])),
    arrow(),
    ...told(parts[0]?.name ?? ""),
  ],
};

/** Signs for the words of which names of effects are made. */
const WORDS: Record<string, SignName> = {
  region: "region",
  regions: "regions",
  court: "court",
  courts: "court",
  province: "province",
  castillo: "castillo",
  king: "king",
  royal: "king",
  grande: "grande",
  disc: "disc",
  secret: "disc",
  score: "score",
  scoring: "score",
  points: "score",
  scoreboard: "score",
  power: "shield",
  veto: "veto",
  stop: "veto",
  card: "card",
  action: "card",
  caballero: "caballero",
  caballeros: "caballero",
  black: "pieces",
  mistress: "crown",
  queen: "crown",
  jester: "cap",
  close: "lock",
  spy: "eye",
  transport: "ship",
  conquistadores: "ship",
  war: "pieces",
  storm: "storm",
  collapse: "storm",
  inquisition: "cross",
  table: "table",
  limitation: "table",
  league: "pieces",
  conspiracy: "pieces",
  free: "hand",
  choice: "hand",
  prison: "bars",
  jail: "bars",
  gold: "gold",
  goods: "goods",
  order: "seal",
  eviction: "disc",
  last: "seal",
  strike: "shield",
};

/** An effect that nothing is known of, told by the words of its name and its numbers. */
function told(name: string, parts: readonly Effect[] = []): Part[] {
  const words = name.split("_");
  const known = words.flatMap((each) => WORDS[each] ?? []);
  const signs = [...new Set(known)].map((each) => sign(each));
  if (words.includes("double")) signs.push(word("×2"));
  if (words.includes("later")) signs.push(word("…"));
  const numbers = parts.filter((part) => /^\d+$/.test(part.name)).map((part) => word(part.name));
  return [...(signs.length > 0 ? signs : [sign("star")]), ...numbers];
}

/** The rows of a card's picture; `caballeros` is what it brings, for cards that do nothing else. */
export function composed(text: string, caballeros = 0): Picture {
  const effect = parseEffect(text);
  if (effect.name === "none") {
    return [[sign("province", "own"), arrow(caballeros > 0 ? String(caballeros) : ""), sign("court")]];
  }
  const ways = effect.name === "either" ? effect.parts : [effect];
  return ways.map((each) => SENTENCES[each.name]?.(each) ?? told(each.name, each.parts));
}

/** How wide a part is, in a row that is 44 high. */
export function widthOf(part: Part): number {
  if (part.kind === "text") return 8 + 11 * part.text.length;
  if (part.kind === "pill") return 18 + 9.5 * part.text.length;
  if (part.kind === "arrow") return part.out ? 34 : 30;
  return part.sign === "next" ? 78 : ["shield", "king", "card"].includes(part.sign) ? 34 : 44;
}
