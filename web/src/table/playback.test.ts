import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { News, Position } from "../lib/protocol";
import { set } from "../lib/settings.svelte";
import type { Step } from "../lib/source";
import { Playback } from "./playback.svelte";

const position = (name: string): Position => ({ name }) as unknown as Position;
const placed = (seat: number): News => ({ event: "placed", seat, place: "granada" });

function step(number: number, seat: number, news: News[] = [placed(seat)], undo = false): Step {
  return {
    number,
    seat,
    undo,
    auto: false,
    news,
    before: position(`before ${number}`),
    after: position(`after ${number}`),
  };
}

describe("playback", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    set({ speed: "normal" });
  });
  afterEach(() => vi.useRealTimers());

  it("shows the own choice at once", () => {
    const playback = new Playback();
    playback.push(step(1, 0), true);
    expect(playback.position).toEqual(position("after 1"));
    expect(playback.playing).toBe(false);
  });

  it("shows the choices of others one after the other", async () => {
    const playback = new Playback();
    const seen: unknown[] = [];
    playback.show = (news) => void seen.push(news.seat);
    playback.position = position("start");
    playback.push(step(1, 1), false);
    playback.push(step(2, 2), false);
    expect(playback.playing).toBe(true);
    expect(playback.ahead).toBe(2);
    await vi.advanceTimersByTimeAsync(340);
    expect(playback.position).toEqual(position("after 1"));
    await vi.advanceTimersByTimeAsync(340);
    expect(playback.position).toEqual(position("after 2"));
    expect(playback.playing).toBe(false);
    expect(seen).toEqual([1, 2]);
  });

  it("goes to the present when skipped", async () => {
    const playback = new Playback();
    for (let number = 1; number <= 9; number += 1) playback.push(step(number, 1), false);
    playback.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect(playback.position).toEqual(position("after 9"));
    expect(playback.playing).toBe(false);
  });

  it("waits when paused, and goes on by single steps", async () => {
    const playback = new Playback();
    playback.push(step(1, 1), false);
    playback.push(step(2, 1), false);
    playback.pause();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(playback.waiting).toBe(2);
    playback.step();
    await vi.advanceTimersByTimeAsync(400);
    expect(playback.waiting).toBe(1);
    playback.pause();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(playback.playing).toBe(false);
  });

  it("can be seen again since the own last choice", async () => {
    const playback = new Playback();
    playback.push(step(1, 0), true);
    playback.push(step(2, 1), false);
    playback.push(step(3, 2), false);
    await vi.advanceTimersByTimeAsync(2_000);
    playback.again();
    expect(playback.position).toEqual(position("before 2"));
    expect(playback.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(playback.position).toEqual(position("after 3"));
    playback.push(step(4, 0), true);
    expect(playback.since).toEqual([]);
  });

  it("forgets what was taken back", async () => {
    const playback = new Playback();
    playback.push(step(1, 1), false);
    playback.push(step(2, 1, [], true), false);
    expect(playback.position).toEqual(position("after 2"));
    expect(playback.playing).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(playback.position).toEqual(position("after 2"));
  });

  it("does not move with animation switched off", async () => {
    set({ speed: "off" });
    const playback = new Playback();
    playback.show = () => {
      throw new Error("nothing is to be shown");
    };
    playback.push(step(1, 1), false);
    await vi.advanceTimersByTimeAsync(1);
    expect(playback.position).toEqual(position("after 1"));
  });
});
