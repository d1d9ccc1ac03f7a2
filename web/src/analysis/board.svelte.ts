/** The analysis board as something the table screen can be drawn from: all seats are yours, and all can be taken back. */
import { api } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { colourOf } from "../lib/players";
import { ApiError } from "../lib/api";
import { problem } from "../lib/problems";
import type {
  AnalysisAnswer,
  AnalysisLine,
  AnalysisQuestion,
  AnalysisState,
  CardList,
  Catalogue,
  News,
  PointsSoFar,
  Position,
  ReplayState,
  TableSummary,
  Variation,
} from "../lib/protocol";
import type { Refusal, TableSource } from "../lib/source";
import { StillTable, summaryOf } from "../lib/still.svelte";
import { chosen, replaced, type Study } from "./study";

export class AnalysisTable extends StillTable implements TableSource {
  readonly mode = "live";
  study: Study;
  variations: readonly Variation[];
  /** Which of them is looked at. */
  current = $state(0);
  /** After how many of its choices. */
  at = $state(0);
  #state: ReplayState;
  #known = new Map<string, ReplayState>();
  #names: readonly (string | null)[];

  constructor(
    study: Study,
    first: AnalysisState,
    readonly catalogue: Catalogue,
    readonly cards: CardList,
  ) {
    super();
    this.study = $state.raw(study);
    this.variations = $state.raw(study.variations.length > 0 ? study.variations : [{ name: "", line: [] }]);
    this.#names = first.names;
    this.#remember([], first);
    this.#state = $state.raw(first.states[0]!);
  }

  get line(): readonly string[] {
    return this.variations[this.current]!.line;
  }
  get position(): Position {
    return this.#state.position;
  }
  get seat(): number {
    return this.position.decision?.seat ?? this.#state.entry?.seat ?? 0;
  }
  get mine(): readonly number[] {
    return [this.seat];
  }
  get number(): number {
    return this.at;
  }
  /** What happened from the beginning to here. */
  get log(): readonly News[] {
    const found: News[] = [];
    for (let at = 0; at <= this.at; at += 1) {
      const state = this.#known.get(key(this.line.slice(0, at)));
      if (state) found.splice(state.log_from, Infinity, ...state.news);
    }
    return found;
  }

  /** As it would be kept now. */
  get whole(): Study {
    return { ...this.study, variations: this.variations.map((each) => ({ ...each })) };
  }

  get table(): TableSummary {
    const { view } = this.position;
    const { edition, players, sets, options } = view;
    const sitters = view.seats.map(({ seat }) => ({
      name: this.#names[seat] || t(`colour-${colourOf(seat)}`),
      mine: true,
    }));
    return summaryOf(
      {
        id: "analysis",
        name: this.study.name || t("analysis-title"),
        setup: { edition, players, sets, options },
        number: this.at,
        view,
        sitters,
      },
      { hints: true },
    );
  }

  // ------------------------------------------------------------------ choosing

  async choose(choice: string): Promise<boolean> {
    const text = `${colourOf(this.seat)} ${choice}`;
    const next = chosen(this.variations, this.current, this.at, text);
    if (!(await this.#fetch(next.variations[next.current]!.line.slice(0, this.at + 1)))) return false;
    this.variations = next.variations;
    this.current = next.current;
    this.#show(this.at + 1, true);
    return true;
  }

  /** Takes the last choice back; from the middle of a line it only goes back. */
  override undo = async (): Promise<boolean> => {
    if (this.at === 0) return false;
    const at = this.at - 1;
    if (this.at === this.line.length)
      this.variations = replaced(this.variations, this.current, this.line.slice(0, at));
    this.#show(at);
    return Promise.resolve(true);
  };

  /** Goes back to where the seat that chose last was asked first. */
  override reset = async (): Promise<boolean> => {
    const whose = (index: number): string | undefined => this.line[index]?.split(" ")[0];
    const seat = whose(this.at - 1);
    while (this.at > 0 && whose(this.at - 1) === seat) await this.undo();
    return true;
  };

  override suggest = async (kind: string): Promise<string[]> =>
    (await this.#answer({ suggest: kind as AnalysisQuestion["suggest"] }))?.choices ?? [];
  override reach = async (card: string): Promise<string[]> => (await this.#answer({ card }))?.places ?? [];

  /** What a table tells whoever is asked; nothing where it has no answer. */
  async #answer(asked: Partial<AnalysisQuestion>): Promise<AnalysisAnswer | null> {
    try {
      return await api.analysisAnswer({ suggest: null, card: null, ...this.asked(), ...asked });
    } catch (error) {
      if (asked.suggest) this.refusal = refusalOf(error);
      return null;
    }
  }

  override hint(): void {
    if (this.advising || !this.position.decision) return;
    const asked = this.#state;
    this.advising = true;
    api
      .analysisAdvice(this.asked())
      .then(({ advice }) => {
        if (this.#state === asked) this.advice = advice;
      })
      .catch((error: unknown) => (this.refusal = refusalOf(error)))
      .finally(() => (this.advising = false));
  }

  // ------------------------------------------------------------------ moving through a line

  async goTo(at: number): Promise<void> {
    const target = Math.max(0, Math.min(this.line.length, at));
    if (target === this.at || !(await this.#fetch(this.line.slice(0, target)))) return;
    this.#show(target, target === this.at + 1);
  }

  /** Looks at another variation: as far as it is the same, at the same moment. */
  async pick(index: number): Promise<void> {
    const { line } = this.variations[index]!;
    let same = 0;
    while (same < this.at && line[same] === this.line[same]) same += 1;
    const at = Math.max(same, Math.min(line.length, same + 1));
    if (!(await this.#fetch(line.slice(0, at)))) return;
    this.current = index;
    this.#show(at);
  }

  name(index: number, name: string): void {
    this.variations = this.variations.map((each, number) => (number === index ? { ...each, name } : each));
  }

  remove(index: number): void {
    if (this.variations.length < 2) return;
    const stays = this.current === index ? (index === 0 ? 1 : 0) : this.current;
    const { line } = this.variations[stays]!;
    this.variations = this.variations.filter((_, number) => number !== index);
    this.current = stays > index ? stays - 1 : stays;
    if (stays !== this.current || this.at > line.length || !this.#known.has(key(line.slice(0, this.at))))
      this.#show(0);
  }

  /** What is asked of the server about the present moment. */
  asked(line: readonly string[] = this.line.slice(0, this.at), since = 0): AnalysisLine {
    const { record, entry, position, eyes, seed } = this.study;
    return { record, entry, position, eyes, seed, line: [...line], since };
  }

  #remember(line: readonly string[], found: AnalysisState): void {
    found.states.forEach((state, index) => this.#known.set(key(line.slice(0, found.begins + index)), state));
  }

  /** Sees to it that the moment after a line is known; tells why not otherwise. */
  async #fetch(line: readonly string[]): Promise<boolean> {
    if (this.#known.has(key(line))) return true;
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    try {
      let since = line.length;
      while (since > 0 && !this.#known.has(key(line.slice(0, since - 1)))) since -= 1;
      this.#remember(line, await api.analysis(this.asked(line, since)));
      return true;
    } catch (error) {
      this.refusal = refusalOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #show(at: number, forward = false): void {
    const before = this.position;
    this.at = at;
    this.advice = null;
    this.refusal = null;
    this.#state = this.#known.get(key(this.line.slice(0, at)))!;
    if (!forward) return;
    const { entry, news, position } = this.#state;
    this.tell({ number: at, seat: entry?.seat ?? null, news, before, after: position });
  }

  written = async (): Promise<string> => (await api.analysisText(this.asked())).scenario;
  override points(): Promise<PointsSoFar> {
    return Promise.reject(new ApiError(409, "no_chart", t("analysis-no-chart")));
  }
}

const key = (line: readonly string[]): string => line.join("\n");

function refusalOf(error: unknown): Refusal {
  if (error instanceof ApiError)
    return { code: error.code, text: error.message, key: error.key, args: error.args };
  return { code: "unknown", text: problem(error) };
}
