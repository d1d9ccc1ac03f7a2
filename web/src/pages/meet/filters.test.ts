import { describe, expect, it } from "vitest";
import { NO_FILTERS, parse, playerIdOf, print } from "./filters";

describe("filters of the lobby", () => {
  it("stand in the address, and come back from it", () => {
    const filters = {
      ...NO_FILTERS,
      state: "playing" as const,
      edition: "2015",
      sets: "grandissimo,king-intrigant",
      players: "4",
      clock: "days",
      language: "de",
      free: "1",
      from: "1400",
      to: "1700",
    };
    expect(print(filters)).toBe(
      "state=playing&edition=2015&set=grandissimo&set=king-intrigant&players=4&clock=days&language=de&free=1&rating_from=1400&rating_to=1700",
    );
    expect(parse(`?${print(filters)}`)).toEqual(filters);
  });
  it("leave no trace where nothing is looked for", () => {
    expect(print(NO_FILTERS)).toBe("");
    expect(parse("")).toEqual(NO_FILTERS);
  });
  it("pass over what makes no sense", () => {
    expect(parse("?players=9&clock=sun&free=x&state=over&edition=<b>&rating_from=1e9")).toEqual(NO_FILTERS);
  });
});

describe("links to players", () => {
  it("lead to their ids", () => {
    expect(playerIdOf("https://example.org/player/aB3_x-9")).toBe("aB3_x-9");
    expect(playerIdOf(" aB3_x-9 ")).toBe("aB3_x-9");
    expect(playerIdOf("somebody else")).toBeNull();
  });
});
