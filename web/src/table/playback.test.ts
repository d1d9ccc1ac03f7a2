import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { News, Position } from "../lib/protocol";
import { set } from "../lib/settings.svelte";
import type { Step } from "../lib/source";
import { catalogue, games } from "./fixtures/example";
import { directly, Playback } from "./playback.svelte";

const { events } = catalogue;
const position = (name: string): Position => ({ name, view: {} }) as unknown as Position;
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
    const playback = new Playback(events);
    playback.push(step(1, 0), true);
    expect(playback.position).toEqual(position("after 1"));
    expect(playback.playing).toBe(false);
  });

  it("shows the choices of others one after the other", async () => {
    const playback = new Playback(events);
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
    const playback = new Playback(events);
    for (let number = 1; number <= 9; number += 1) playback.push(step(number, 1), false);
    playback.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect(playback.position).toEqual(position("after 9"));
    expect(playback.playing).toBe(false);
  });

  it("waits when paused, and goes on by single steps", async () => {
    const playback = new Playback(events);
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
    const playback = new Playback(events);
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
    const playback = new Playback(events);
    playback.push(step(1, 1), false);
    playback.push(step(2, 1, [], true), false);
    expect(playback.position).toEqual(position("after 2"));
    expect(playback.playing).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(playback.position).toEqual(position("after 2"));
  });

  describe("of what the own choice brings to light", () => {
    const { position: real } = games[0]!.moments.find(({ name }) => name.endsWith("turn"))!;
    const award = (seat: number, points: number): object => ({ seat, rank: 1, points });
    const discs: News = { event: "discs", discs: { "0": "granada", "1": "sevilla" } };
    const general: News = { event: "general_scoring", round: 3 };
    const granada: News = { event: "scored", place: "granada", awards: [award(0, 6), award(1, 3)] };
    const sevilla: News = { event: "scored", place: "sevilla", awards: [award(1, 5)] };
    const points = (playback: Playback): number[] => playback.position!.view.seats.map((seat) => seat.points);
    const [first, second] = real.view.seats.map((seat) => seat.points) as [number, number];

    function scoring(auto = false): Step {
      const later = structuredClone(real);
      later.view.seats[0]!.points += 6;
      later.view.seats[1]!.points += 8;
      return { ...step(1, 0, [discs, general, granada, sevilla]), auto, before: real, after: later };
    }

    it("shows the discs and one region after the other", async () => {
      const playback = new Playback(events);
      playback.position = real;
      playback.push(scoring(), true);
      expect(playback.playing).toBe(true);
      expect(playback.current).toEqual(discs);
      expect(points(playback).slice(0, 2)).toEqual([first, second]);
      await vi.advanceTimersByTimeAsync(2_200 + 900);
      expect(playback.current).toEqual(granada);
      await vi.advanceTimersByTimeAsync(1_800);
      expect(playback.current).toEqual(sevilla);
      expect(points(playback).slice(0, 2)).toEqual([first + 6, second + 3]);
      await vi.advanceTimersByTimeAsync(1_400);
      expect(playback.playing).toBe(false);
      expect(points(playback).slice(0, 2)).toEqual([first + 6, second + 8]);
    });

    it("can be skipped, and seen again", async () => {
      const playback = new Playback(events);
      playback.position = real;
      playback.push(scoring(), true);
      playback.skip();
      await vi.advanceTimersByTimeAsync(1);
      expect(playback.playing).toBe(false);
      playback.again();
      expect(playback.current).toEqual(discs);
      expect(points(playback).slice(0, 2)).toEqual([first, second]);
    });

    it("shows the direct effect at once, and only the rest step by step", async () => {
      const playback = new Playback(events);
      playback.position = real;
      const violet = real.view.regions.granada!.caballeros!.violet ?? 0;
      playback.push({ ...scoring(), news: [placed(0), granada] }, true);
      expect(playback.position.view.regions.granada!.caballeros!.violet).toBe(violet + 1);
      expect(playback.current).toEqual(granada);
      expect(playback.ahead).toBe(1);
      expect(playback.since.map(({ news }) => news)).toEqual([[granada]]);
      await vi.advanceTimersByTimeAsync(5_000);
      expect(playback.playing).toBe(false);
    });

    it("counts points once when the table has answered by itself after the own choice", async () => {
      const playback = new Playback(events);
      playback.position = real;
      const whole = scoring(true);
      playback.push({ ...step(1, 0), before: real, after: whole.after }, true);
      playback.push({ ...whole, number: 2, before: whole.after }, false);
      expect(points(playback).slice(0, 2)).toEqual([first, second]);
      await vi.advanceTimersByTimeAsync(2_200 + 900 + 1_800);
      expect(points(playback).slice(0, 2)).toEqual([first + 6, second + 3]);
    });

    it("is told to read where nothing is to move, until the next choice", async () => {
      set({ speed: "off" });
      const playback = new Playback(events);
      playback.position = real;
      playback.push(scoring(), true);
      await vi.advanceTimersByTimeAsync(1);
      expect(playback.playing).toBe(false);
      expect(playback.unseen).toEqual([discs, general, granada, sevilla]);
      playback.push(step(2, 0), true);
      expect(playback.unseen).toEqual([]);
    });
  });

  it("knows what a choice brings about directly", () => {
    const of = (...news: News[]): number => directly({ seat: 0, news }, events);
    expect(of(placed(0), { event: "turn_over", seat: 0 }, { event: "turn", seat: 1 })).toBe(3);
    expect(of({ event: "king", place: "granada" }, { event: "returned", colour: 1, place: "aragon" })).toBe(2);
    expect(of({ event: "announced", seat: 0, card: "x" }, { event: "vetoed", seat: 0, by: 1 })).toBe(1);
    expect(of(placed(0), { event: "placed", seat: 1, place: "aragon" })).toBe(1);
    expect(of({ event: "discs", discs: {} })).toBe(0);
  });

  it("does not move with animation switched off", async () => {
    set({ speed: "off" });
    const playback = new Playback(events);
    playback.show = () => {
      throw new Error("nothing is to be shown");
    };
    playback.push(step(1, 1), false);
    await vi.advanceTimersByTimeAsync(1);
    expect(playback.position).toEqual(position("after 1"));
  });
});
