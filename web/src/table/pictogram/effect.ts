/**
 * The notation in which cards declare what they do, read into a tree: `either(score_region, place(2, castillo=no))`.
 *
 * Nothing here knows an effect. What cannot be read is an effect without arguments, so that every card has a picture.
 */
export interface Effect {
  name: string;
  /** Arguments without a name: numbers and words are effects without arguments too. */
  parts: Effect[];
  /** Arguments with a name, as they are written. */
  named: Record<string, string>;
}

export function parseEffect(text: string): Effect {
  const tokens = text.match(/[^\s(),=]+|[(),=]/g) ?? [];
  let at = 0;
  const read = (): Effect => {
    const effect: Effect = { name: tokens[at++] ?? "none", parts: [], named: {} };
    if (tokens[at] !== "(") return effect;
    at += 1;
    while (at < tokens.length && tokens[at] !== ")") {
      if (tokens[at] === ",") at += 1;
      else if (tokens[at + 1] === "=") {
        effect.named[tokens[at]!] = tokens[at + 2] ?? "";
        at += 3;
      } else effect.parts.push(read());
    }
    at += 1;
    return effect;
  };
  return read();
}
