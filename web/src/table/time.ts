/** Clocks: what is left to a seat, and how that is written. */
import type { ClockState } from "../lib/protocol";

/** Milliseconds that a seat has left at a moment (seconds since 1970); null without a clock. */
export function remaining(clock: ClockState, seat: number, now: number): number | null {
  const left = clock.remaining[seat];
  if (left === null || left === undefined) return null;
  const gone = clock.running.includes(seat) ? Math.max(0, now - clock.at) * 1000 : 0;
  return Math.max(0, left - gone);
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
