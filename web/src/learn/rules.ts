/** Finding paragraphs of the rules. */
import type { RuleBook, RuleParagraph, RulingInfo } from "../lib/protocol";

/** What is played: an edition and perhaps sets of it; nothing for everything. */
export interface Played {
  edition: string;
  sets: readonly string[];
}

export function holds({ editions, sets }: RuleParagraph, played: Played): boolean {
  const { edition } = played;
  if (edition && editions.length > 0 && !editions.includes(edition)) return false;
  return !edition || among(sets, played.sets);
}

/** Whether something of these sets is played: what is of no set always is. */
function among(sets: readonly string[], played: readonly string[]): boolean {
  return sets.length === 0 || sets.some((set) => played.includes(set));
}

/** The sections with the paragraphs that hold and have all the words. */
export function found(
  book: RuleBook,
  played: Played,
  words: string,
  told: (paragraph: RuleParagraph) => string,
): RuleBook["sections"] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return book.sections
    .map((section) => ({
      ...section,
      paragraphs: section.paragraphs.filter((paragraph) => {
        if (!holds(paragraph, played)) return false;
        if (wanted.length === 0) return true;
        const text = told(paragraph).toLocaleLowerCase();
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}

function paragraphs(book: RuleBook): RuleParagraph[] {
  return book.sections.flatMap((section) => section.paragraphs);
}

/** The paragraph that explains a prompt or a refusal. */
export function answerTo(book: RuleBook, key: string): RuleParagraph | null {
  return paragraphs(book).find(({ answers }) => answers.includes(key)) ?? null;
}

/** The paragraph about the sets that are played with, the latest one first. */
export function paragraphOfSets(book: RuleBook, sets: readonly string[]): RuleParagraph | null {
  const about = (set: string): RuleParagraph | undefined =>
    paragraphs(book).find((each) => each.sets.includes(set));
  return [...sets].reverse().map(about).find(Boolean) ?? null;
}

/** The effects of which one is made: `either(move(any=1), king)` is three. */
function effectsIn(effect: string): string[] {
  return effect.match(/(?<![=\w])[a-z_]+(?![=\w])/g) ?? [];
}

/** The paragraphs that explain a card of a game with these sets, by its effect. */
export function paragraphsFor(book: RuleBook, effect: string, played: readonly string[]): RuleParagraph[] {
  const names = effectsIn(effect);
  return paragraphs(book).filter(
    ({ effects, sets }) => among(sets, played) && effects.some((each) => names.includes(each)),
  );
}

/** The number of a ruling as it is printed: `GR-04b` for `gr-04b`. */
export function numberOf(ruling: string): string {
  return ruling.replace(/^[a-z]+/, (letters) => letters.toUpperCase());
}

/** The rulings that are told on a card. */
export function rulingsFor(book: RuleBook, effect: string): RulingInfo[] {
  const names = effectsIn(effect);
  return book.rulings.filter(({ effects }) => effects.some((each) => names.includes(each)));
}
