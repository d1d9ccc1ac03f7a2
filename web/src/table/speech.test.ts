import { beforeAll, describe, expect, it } from "vitest";
import { t } from "../lib/i18n.svelte";
import { catalogue, games } from "./fixtures/example";
import { speakAsThen } from "./fixtures/texts";
import { Speech } from "./speech";

describe("the table", () => {
  beforeAll(speakAsThen);

  const cases = games.flatMap((game) => game.moments.map((moment) => [moment.name, game, moment] as const));

  it.each(cases)("says the same as the terminal at %s", (_, game, moment) => {
    const { decision, view } = moment.position;
    const speech = new Speech({
      cards: game.cards,
      catalogue,
      seats: game.names,
      regions: Object.keys(view.regions),
      dummy: view.neutral !== null,
    });
    const { said } = moment;
    expect(moment.news.map((news) => speech.event(news))).toEqual(said.news);
    if (!decision) return;
    if (said.prompt !== null) expect(speech.prompt(decision)).toBe(said.prompt);
    expect(decision.options.map((option) => speech.choice(option, decision.kind, view.card))).toEqual(
      said.choices,
    );
  });
});

describe("a set that no language has texts for", () => {
  beforeAll(speakAsThen);
  const { cards, names, moments } = games[0]!;

  it("is asked about in plain words, and its facts are told by their kind", () => {
    const vocabulary = { ...catalogue.vocabulary, thief: { kind: "seat" } };
    const speech = new Speech({ cards, catalogue: { ...catalogue, vocabulary }, seats: names });
    const asked = moments.find(({ position }) => position.decision)!.position.decision!;
    const decision = { ...asked, kind: "wake_dragon", prompt: "prompt-wake-dragon" };
    expect(speech.prompt(decision)).toBe(t("table-choose"));
    expect(speech.arguments({ thief: 1, eggs: 2 })).toEqual({ thief: names[1], eggs: 2 });
  });
});
