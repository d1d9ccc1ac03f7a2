/** The cards that one chooses a hand from: those that are in it for good, those that are chosen, and all others. */
import type { CardInfo, Option, Seen } from "../lib/protocol";
import { powerValues } from "./decisions";
import type { Speech } from "./speech";

export interface Candidate {
  /** What players call the card. */
  face: string;
  info: CardInfo | undefined;
  /** How it is chosen; none for a card that has been chosen for good. */
  option: Option | null;
}

/** All cards in the order in which they are listed, which is that of their values. */
export function candidates(
  options: readonly Option[],
  seat: number,
  view: Seen,
  speech: Pick<Speech, "cards" | "powerCard">,
): Candidate[] {
  const found: Candidate[] = options.map((option) => {
    const face = faceOf(option);
    return { face, info: speech.powerCard(face), option };
  });
  for (const value of powerValues(view.seats[seat]?.hand)) {
    const info = speech.powerCard(value);
    found.push({ face: info?.face ?? String(value), info, option: null });
  }
  const rank = ({ info }: Candidate): number => {
    const at = info ? speech.cards.cards.indexOf(info) : -1;
    return at < 0 ? speech.cards.cards.length : at;
  };
  return found.sort((a, b) => rank(a) - rank(b));
}

function faceOf(option: Option): string {
  return String(option.args.face ?? option.text.split(" ").at(-1));
}
