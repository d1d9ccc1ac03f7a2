import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Reading } from "./reading.svelte";

describe("a card that is looked at", () => {
  let looked: (string | null)[] = [];
  let reading = new Reading();
  beforeEach(() => {
    vi.useFakeTimers();
    looked = [];
    reading = new Reading((card) => looked.push(card));
  });
  afterEach(() => void vi.useRealTimers());

  it("opens after a moment, not under a passing mouse", () => {
    reading.look("king");
    vi.advanceTimersByTime(200);
    reading.look(null);
    vi.advanceTimersByTime(1_000);
    expect(reading.card).toBeNull();
    reading.look("king");
    vi.advanceTimersByTime(400);
    expect(reading.card).toBe("king");
    expect(looked).toEqual(["king", null, "king"]);
  });

  it("opens later if there is nothing more to read", () => {
    reading.look("king", false, false);
    vi.advanceTimersByTime(1_000);
    expect(reading.card).toBeNull();
    vi.advanceTimersByTime(400);
    expect(reading.card).toBe("king");
  });

  it("stays open for whoever goes into it, and closes behind whoever leaves", () => {
    reading.look("king");
    vi.advanceTimersByTime(400);
    reading.look(null);
    vi.advanceTimersByTime(100);
    reading.stay();
    vi.advanceTimersByTime(5_000);
    expect(reading.card).toBe("king");
    reading.leave();
    vi.advanceTimersByTime(400);
    expect(reading.card).toBeNull();
    expect(looked).toEqual(["king", null]);
  });

  it("makes way for another one at once", () => {
    reading.look("king");
    vi.advanceTimersByTime(400);
    reading.look(null);
    reading.look("veto");
    expect(reading.card).toBeNull();
    vi.advanceTimersByTime(400);
    expect(reading.card).toBe("veto");
  });
});
