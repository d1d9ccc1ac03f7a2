/** Clocks: what is left to a seat, and how that is written. */
import type { ClockState } from "../lib/protocol";

/** Milliseconds that a seat has left at a moment (seconds since 1970); null without a clock. */
export function remaining(clock: ClockState, seat: number, now: number): number | null {
  const left = clock.remaining[seat];
  if (left === null || left === undefined) return null;
  const holidays = clock.holidays[seat] ?? 0;
  if (!clock.running.includes(seat)) return left || holidays;
  const passed = counted(clock, seat, now) * 1000;
  const gone = Math.max(0, passed - (clock.delay[seat] ?? 0));
  // Holidays are used when the time for the turn is up.
  return gone < left ? left - gone : Math.max(0, left + holidays - gone);
}

/** Milliseconds until a bot plays for a seat; null without a clock. */
export function total(clock: ClockState, seat: number, now: number): number | null {
  const left = clock.remaining[seat];
  if (left === null || left === undefined) return null;
  const passed = clock.running.includes(seat) ? counted(clock, seat, now) * 1000 : 0;
  const gone = Math.max(0, passed - (clock.delay[seat] ?? 0));
  return Math.max(0, left + (clock.holidays[seat] ?? 0) - gone);
}

/** Whether the time of a seat that is asked is running short. */
export function isShort(clock: ClockState, seat: number, now: number): boolean {
  const left = clock.running.includes(seat) ? total(clock, seat, now) : null;
  return left !== null && left < clock.short && still(clock, seat, now) === null;
}

/** When the clock of a seat goes on that stands still at a moment; null if it does not stand still. */
export function still(clock: ClockState, seat: number, now: number): number | null {
  if (!clock.running.includes(seat)) return null;
  return clock.pauses[seat]?.find(([from, to]) => from <= now && now < to)?.[1] ?? null;
}

/** Seconds since clocks were looked at that count for a seat: not those of a weekend or of holidays. */
function counted(clock: ClockState, seat: number, now: number): number {
  const pauses = clock.pauses[seat] ?? [];
  const stood = pauses.map(([from, to]) => Math.max(0, Math.min(now, to) - Math.max(clock.at, from)));
  return Math.max(0, now - clock.at - stood.reduce((sum, one) => sum + one, 0));
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
