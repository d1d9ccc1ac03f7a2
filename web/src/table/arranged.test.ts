import { describe, expect, it } from "vitest";
import { arranged } from "./arranged";

describe("the arrangement of the table", () => {
  it("follows the room and its proportions", () => {
    expect(arranged(1280, 720).way).toBe("desk");
    expect(arranged(1024, 600).way).toBe("beside");
    expect(arranged(844, 390).way).toBe("beside");
    expect(arranged(820, 1180).way).toBe("stacked");
    expect(arranged(320, 568).way).toBe("stacked");
  });

  it("draws everything larger where there is more room, so that nothing is smaller to the eye", () => {
    for (const times of [1.5, 2, 3]) {
      const large = arranged(1280 * times, 720 * times);
      expect(large).toMatchObject({ way: "desk", zoom: times });
      expect(large.width).toBeCloseTo(1280);
    }
    expect(arranged(1280, 720).zoom).toBe(1);
    expect(arranged(390, 844).zoom).toBe(1);
  });

  it("is that of a smaller room for those who want larger letters", () => {
    const { way, zoom, width } = arranged(1280, 720, 1.5);
    expect({ way, zoom }).toEqual({ way: "beside", zoom: 1.5 });
    expect(width).toBeCloseTo(853, 0);
  });

  it("lays the hand below the map only where the map leaves room for it", () => {
    expect(arranged(1024, 600).handBelow).toBe(true);
    expect(arranged(844, 390).handBelow).toBe(false);
    expect(arranged(390, 844).handBelow).toBe(false);
  });
});
