import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Touch } from "./touch.svelte";

describe("the places that a card could touch", () => {
  const answers: Record<string, string[]> = { king: ["aragon", "sevilla"], castillo: ["castillo"] };
  let asked: string[] = [];
  let source = table();

  function table() {
    return {
      number: 3,
      seat: 0,
      reach: (card: string) => {
        asked.push(card);
        return Promise.resolve(answers[card] ?? []);
      },
    };
  }

  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    source = table();
  });
  afterEach(() => void vi.useRealTimers());

  it("are shown while it is looked at", async () => {
    const touch = new Touch(source);
    touch.look("king");
    await vi.advanceTimersByTimeAsync(500);
    expect([...touch.places]).toEqual(["aragon", "sevilla"]);
    touch.look(null);
    expect([...touch.places]).toEqual([]);
  });

  it("are not asked for when it is only passed over", async () => {
    const touch = new Touch(source);
    touch.look("king");
    touch.look("castillo");
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toEqual(["castillo"]);
    expect([...touch.places]).toEqual(["castillo"]);
  });

  it("are asked for again only when something has happened", async () => {
    const touch = new Touch(source);
    await touch.reach("king");
    await touch.reach("king");
    source.number = 4;
    await touch.reach("king");
    expect(asked).toEqual(["king", "king"]);
  });
});
