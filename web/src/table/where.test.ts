import { beforeAll, describe, expect, it } from "vitest";
import type { Decision, Option, Seen } from "../lib/protocol";
import { catalogue, games } from "./fixtures/example";
import { speak } from "./fixtures/texts";
import { Speech } from "./speech";
import { where } from "./where";

const game = games[0]!;
const base = game.moments[0]!.position.view;
const speech = new Speech({ cards: game.cards, catalogue, seats: game.names });

function said(king: string, ...places: string[]): string {
  const options = places.map((place) => ({ text: `to ${place}`, target: { kind: "place", place } }) as Option);
  return where({ kind: "turn", options } as unknown as Decision, { ...base, king } as Seen, speech);
}

describe("where caballeros may be placed", () => {
  beforeAll(() => speak("en"));

  it("is next to the King, or in the Castillo", () => {
    expect(said("galicia", "castillo", "pais_vasco", "castilla_la_vieja")).toBe(
      "They go next to the King (Galicia) or into the Castillo.",
    );
  });

  it("is named where a set opens other places", () => {
    expect(said("galicia", "pais_vasco", "ship", "castillo")).toBe(
      "They go next to the King (Galicia), to the ship, or into the Castillo.",
    );
  });

  it("is anywhere else with some cards", () => {
    const regions = Object.keys(base.regions).filter((region) => region !== "galicia");
    expect(said("galicia", ...regions, "castillo")).toBe(
      "They go to any region but that of the King (Galicia) or into the Castillo.",
    );
  });

  it("is left to the map where there is no short way to say it", () => {
    expect(said("galicia", "aragon", "valencia", "sevilla", "granada", "castillo")).toBe(
      "They go where the map glows.",
    );
  });

  it("is not said where nothing is placed", () => {
    expect(said("galicia")).toBe("");
  });
});
