import { describe, expect, it } from "vitest";
import { games } from "./fixtures/example";
import { after } from "./stage";

const { position } = games[0]!.moments.find(({ name }) => name.endsWith("turn"))!;
const { view } = position;

describe("the table after a piece of news", () => {
  it("has a caballero more in a region and one less at court", () => {
    const { view: later } = after(position, { event: "placed", seat: 4, place: "aragon" });
    expect(later.seats[4]!.court).toBe(view.seats[4]!.court - 1);
    expect(later.regions.aragon!.caballeros!.red).toBe((view.regions.aragon!.caballeros!.red ?? 0) + 1);
  });

  it("has the King somewhere else", () => {
    const { view: later } = after(position, { event: "king", place: "sevilla" });
    expect(later.king).toBe("sevilla");
    expect(
      Object.entries(later.regions)
        .filter(([, place]) => place.king)
        .map(([id]) => id),
    ).toEqual(["sevilla"]);
  });

  it("has a Grande in a new home", () => {
    const { view: later } = after(position, { event: "grande", seat: 0, place: "granada" });
    expect(later.seats[0]!.grande).toBe("granada");
    expect(later.regions.granada!.grandes).toContain("violet");
    expect(
      Object.values(later.regions)
        .flatMap(({ grandes }) => grandes)
        .filter((one) => one === "violet").length,
    ).toBe(1);
  });

  it("has more points, and the old one has not changed", () => {
    const before = view.seats[1]!.points;
    const awards = [{ seat: 1, count: 2, rank: 1, tied: false, value: 6, king: 2, grande: 0, points: 8 }];
    const { view: later } = after(position, { event: "scored", place: "granada", awards });
    expect(later.seats[1]!.points).toBe(before + 8);
    expect(view.seats[1]!.points).toBe(before);
  });

  it("is the same where nothing moves, and does not show what is hidden", () => {
    expect(after(position, { event: "turn", seat: 1 })).toBe(position);
    const { view: later } = after(position, { event: "placed", seat: 4, place: "castillo" });
    expect(later.castillo.caballeros).toBeNull();
  });
});
