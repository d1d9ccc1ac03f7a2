/** What expansions have on the table, as a scenario writes it: one value, a list, or one for each colour. */
import type { TokenField } from "../lib/protocol";

export type Token = number | string | string[];

/** What stands there if nothing is said. */
export function empty({ kind }: TokenField): Token {
  if (kind === "number") return 0;
  return kind === "places" || kind === "seats" ? [] : "none";
}

/** All parts of a field, with those that nothing was said of. */
export function parts(field: TokenField, said: unknown): Token[] {
  const given = field.size === 1 ? (said === undefined ? [] : [said]) : Array.isArray(said) ? said : [];
  return Array.from(
    { length: field.size },
    (_, index) => (given[index] as Token | undefined) ?? empty(field),
  );
}

/** All tokens with one part changed. Of fields that nobody is asked for, what was known holds no longer. */
export function withToken(
  fields: readonly TokenField[],
  said: Record<string, unknown> | undefined,
  field: TokenField,
  index: number,
  value: Token,
): Record<string, unknown> | undefined {
  const kept = Object.entries(said ?? {}).filter(([name]) => fields.some((each) => each.name === name));
  const found: Record<string, unknown> = Object.fromEntries(kept);
  const changed = parts(field, found[field.name]).map((part, number) => (number === index ? value : part));
  const nothing = changed.every((part) => JSON.stringify(part) === JSON.stringify(empty(field)));
  if (nothing) delete found[field.name];
  else found[field.name] = field.size === 1 ? changed[0] : changed;
  return Object.keys(found).length > 0 ? found : undefined;
}
