import { beforeAll, describe, expect, it } from "vitest";
import { catalogue, games } from "./fixtures/example";
import { speak } from "./fixtures/texts";
import { Speech } from "./speech";

describe.each(["en", "de"])("in the language %s", (language) => {
  beforeAll(() => speak(language));

  const cases = games.flatMap((game) => game.moments.map((moment) => [moment.name, game, moment] as const));

  it.each(cases)("says the same as the terminal at %s", (_, game, moment) => {
    const { view: seen } = moment.position;
    const speech = new Speech({
      cards: game.cards,
      catalogue,
      seats: game.names,
      regions: Object.keys(seen.regions),
      dummy: seen.neutral !== null,
    });
    const said = moment.said[language]!;
    const { decision, view } = moment.position;
    expect(moment.news.map((news) => speech.event(news))).toEqual(said.news);
    if (!decision) return;
    expect(speech.prompt(decision)).toBe(said.prompt);
    expect(decision.options.map((option) => speech.choice(option, decision.kind, view.card))).toEqual(
      said.choices,
    );
  });
});
