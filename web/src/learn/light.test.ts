import { describe, expect, it } from "vitest";
import { overlap, selectorsOf, spotFor } from "./light";

const ROOM = { left: 0, top: 40, width: 390, height: 800 };

describe("where a note stands", () => {
  it("covers nothing of what it speaks of, if there is room", () => {
    const avoid = [
      { left: 0, top: 40, width: 390, height: 300 },
      { left: 0, top: 600, width: 390, height: 240 },
    ];
    const { x, y } = spotFor({ width: 360, height: 180 }, ROOM, avoid);
    const note = { left: x, top: y, width: 360, height: 180 };
    expect(avoid.map((box) => overlap(note, box))).toEqual([0, 0]);
  });

  it("stays inside the room", () => {
    const { x, y } = spotFor({ width: 360, height: 700 }, ROOM, [ROOM]);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y + 700).toBeLessThanOrEqual(840);
  });

  it("stands near to it", () => {
    const { y } = spotFor({ width: 100, height: 50 }, ROOM, [{ left: 0, top: 700, width: 100, height: 50 }]);
    expect(y).toBeGreaterThan(550);
  });
});

describe("what is lit", () => {
  it("is a place, a part of the table, a power card or a stack", () => {
    expect(selectorsOf("granada")[0]).toBe("#place-granada");
    expect(selectorsOf("power 13")[0]).toContain('data-power="13"');
    expect(selectorsOf("stack 3")[0]).toContain('data-stack="3"');
    expect(selectorsOf("prompt")).toEqual([".prompt"]);
  });
});
