/** Finding the words of the game in a text. */

export interface Form {
  term: string;
  /** A form of the word; `*` at the end stands for any ending. Nothing is found where `isNot` is set. */
  words: string;
  isNot: boolean;
}

/** A piece of a text; with a term, the word that is explained. */
export interface Piece {
  text: string;
  term?: string;
}

/** The forms of a word, as its text has them: `court|courts|!Court Jester`. */
export function formsOf(term: string, written: string): Form[] {
  return written
    .split("|")
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => ({ term, words: each.replace(/^!/, ""), isNot: each.startsWith("!") }));
}

/** Something that finds forms in a text: longer ones first, whole words only. */
export function finder(forms: readonly Form[]): (text: string) => Piece[] {
  if (forms.length === 0) return (text) => [{ text }];
  const sorted = [...forms].sort((a, b) => b.words.length - a.words.length);
  const pattern = sorted.map(({ words }) => `(${escaped(words)})`).join("|");
  const all = new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, "giu");
  return (text) => {
    const pieces: Piece[] = [];
    const told = new Set<string>();
    let from = 0;
    for (const match of text.matchAll(all)) {
      const form = sorted[match.slice(1).findIndex((group) => group !== undefined)]!;
      // Once in a text is enough.
      if (form.isNot || told.has(form.term)) continue;
      told.add(form.term);
      if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
      pieces.push({ text: match[0], term: form.term });
      from = match.index + match[0].length;
    }
    if (from < text.length) pieces.push({ text: text.slice(from) });
    return pieces;
  };
}

function escaped(words: string): string {
  const any = words.endsWith("*");
  const plain = (any ? words.slice(0, -1) : words).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  // Apostrophes are written in two ways.
  return plain.replace(/['’]/g, "['’]") + (any ? "\\p{L}*" : "");
}
