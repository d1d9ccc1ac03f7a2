/** Where somebody lives, for clocks that leave out the weekend. */
import { alone } from "./alone";
import { api } from "./api";

const KEY = "elgrande.zone";

export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

/** What this browser may tell: all zones that it knows by name, with the own one among them. */
export function allZones(own: string): string[] {
  const known = typeof Intl.supportedValuesOf === "function" ? Intl.supportedValuesOf("timeZone") : [];
  return [...new Set(["UTC", own, ...known])].sort();
}

/** Remembers that the server knows it, so that it is told once for each person. */
export function zoneTold(player: string, zone = ownZone()): void {
  try {
    localStorage.setItem(KEY, `${player} ${zone}`);
  } catch {
    // Then it is told again the next time.
  }
}

/** Tells the server where a player lives, unless it was told before. */
export async function tellZone(player: string): Promise<void> {
  const zone = ownZone();
  try {
    if (alone || localStorage.getItem(KEY) === `${player} ${zone}`) return;
    await api.changeCalendar({ zone });
    zoneTold(player, zone);
  } catch {
    // Days begin at midnight of UTC then.
  }
}
