/** Which cards the advisor has named: his order is shown on the cards themselves, wherever they lie. */
import type { Advice, Option } from "../lib/protocol";

class Advised {
  #advice = $state.raw<readonly Advice[]>([]);

  show(advice: readonly Advice[]): void {
    this.#advice = advice;
  }

  /** The place of an option among those that he named, from 1; 0 if he did not name it. */
  rank(option: Pick<Option, "text"> | null | undefined): number {
    return option ? this.#advice.findIndex(({ text }) => text === option.text) + 1 : 0;
  }
}

export const advised = new Advised();
