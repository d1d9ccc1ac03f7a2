import { describe, expect, it } from "vitest";
import { balanced, fitting, GAP, SIZES, stacked, widthFor, type Setting } from "./fit";

/** Cards of so many lines; in two columns each line becomes two. */
const cards =
  (...lines: number[]) =>
  (size: number, columns: 1 | 2): number[] =>
    lines.map((count) => 20 + count * columns * size);

describe("cards on offer", () => {
  it("stand in two columns of about the same height, in their order", () => {
    expect(balanced([100, 50, 50])).toEqual({ split: 1, height: 100 + GAP });
    expect(balanced([10, 10, 10, 100])).toEqual({ split: 3, height: 100 });
    expect(stacked([])).toBe(0);
  });

  it("are set as large as they all fit", () => {
    const room = { width: 320, height: 400 };
    expect(fitting(cards(2, 2, 2), room)).toMatchObject({ size: SIZES[0], columns: 1 });
    const many = fitting(cards(4, 4, 4, 4, 4), room)!;
    expect(many.size).toBeLessThan(SIZES[0]!);
    expect(stacked(cards(4, 4, 4, 4, 4)(many.size, 1))).toBeLessThanOrEqual(room.height);
    expect(fitting(cards(9, 9, 9, 9, 9), room)).toBeNull();
  });

  it("stand beside each other only where columns are wide enough to be read", () => {
    const measure = (): number[] => [150, 150];
    expect(fitting(measure, { width: 300, height: 200 })).toBeNull();
    expect(fitting(measure, { width: 440, height: 200 })).toMatchObject({ columns: 2, split: 1 });
  });

  it("stay as they were set while that is possible, and never grow", () => {
    const room = { width: 440, height: 300 };
    const before: Setting = { size: 12.5, columns: 2, split: 1, tight: false, pictures: true };
    expect(fitting((_, columns) => (columns === 1 ? [200, 200] : [150, 150]), room, before)).toBe(before);
    expect(fitting(cards(1, 1), room, before)).toMatchObject({ size: 12.5, columns: 1 });
    expect(fitting(cards(8, 6), { ...room, height: 230 }, before)!.size).toBeLessThanOrEqual(12.5);
  });

  it("take more of the width the more there are, and less of it in a higher window", () => {
    expect(widthFor(7, 720)).toBeGreaterThan(widthFor(5, 720));
    expect(widthFor(7, 900)).toBeLessThan(widthFor(7, 720));
    expect(widthFor(7, 300)).toBeLessThan(500);
  });
});
