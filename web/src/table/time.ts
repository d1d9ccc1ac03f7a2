/** Clocks: what is left to a seat, and how that is written. */
import type { ClockState } from "../lib/protocol";

/** Milliseconds that a seat has left at a moment (seconds since 1970); null without a clock. */
export function remaining(clock: ClockState, seat: number, now: number): number | null {
  const left = clock.remaining[seat];
  if (left === null || left === undefined) return null;
  const holidays = clock.holidays[seat] ?? 0;
  if (!clock.running.includes(seat)) return left || holidays;
  const passed = (clock.weekend ? worked(now) - worked(clock.at) : Math.max(0, now - clock.at)) * 1000;
  const gone = Math.max(0, passed - (clock.delay[seat] ?? 0));
  // Holidays are used when the time for the turn is up.
  return gone < left ? left - gone : Math.max(0, left + holidays - gone);
}

const DAY = 86_400;

/** Seconds of working days up to a moment, from the first Monday of 1970; days begin at midnight of UTC. */
export function worked(moment: number): number {
  const since = moment - 4 * DAY;
  const weeks = Math.floor(since / (7 * DAY));
  return weeks * 5 * DAY + Math.min(since - weeks * 7 * DAY, 5 * DAY);
}

/** 4:05, 1:12:30, 2 d 5 h. */
export function spoken(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60),
  ];
  if (days > 0) return `${days} d ${hours % 24} h`;
  const two = (number: number): string => String(number).padStart(2, "0");
  if (hours > 0) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
