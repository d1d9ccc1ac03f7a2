import { describe, expect, it } from "vitest";
import { MapZoom } from "./zoom.svelte";

const whole = { x: 0, y: 0, width: 800, height: 600 };
const box = { left: 0, top: 0, width: 400, height: 300 } as DOMRect;
const finger = (pointerId: number, clientX: number, clientY: number) =>
  ({ pointerId, clientX, clientY }) as PointerEvent;

describe("the part of the map that is seen", () => {
  it("is all of it at first, and again when it is fitted", () => {
    const zoom = new MapZoom();
    expect(zoom.seen(whole)).toEqual(whole);
    zoom.by(2, { x: 0.1, y: 0.9 });
    expect(zoom.seen(whole)).not.toEqual(whole);
    zoom.fit();
    expect(zoom.seen(whole)).toEqual(whole);
  });

  it("keeps the point under the wheel where it is, and never leaves the frame", () => {
    const zoom = new MapZoom();
    const at = { x: 0.25, y: 0.5 };
    zoom.by(2, at);
    const seen = zoom.seen(whole);
    expect(seen.x + at.x * seen.width).toBeCloseTo(200);
    zoom.by(0.1, { x: 1, y: 1 });
    expect(zoom.seen(whole)).toEqual(whole);
  });

  it("follows one finger when it is larger than the frame, and two fingers always", () => {
    const zoom = new MapZoom();
    zoom.down(finger(1, 100, 100));
    zoom.move(finger(1, 160, 100), box);
    expect(zoom.up(finger(1, 160, 100))).toBe(false);
    zoom.down(finger(1, 100, 150));
    zoom.down(finger(2, 200, 150));
    zoom.move(finger(2, 300, 150), box);
    expect(zoom.scale).toBeCloseTo(2);
    zoom.up(finger(2, 300, 150));
    const before = zoom.seen(whole).x;
    zoom.move(finger(1, 140, 150), box);
    expect(zoom.seen(whole).x).toBeLessThan(before);
    expect(zoom.up(finger(1, 140, 150))).toBe(true);
  });
});
