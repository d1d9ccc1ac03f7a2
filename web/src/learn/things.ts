/** What there is on a table to ask about, and which of it is meant by a point on the screen. */
import { boxOf, type Box } from "./light";

/** What a thing is on the screen. Its text is `thing-` and its name. */
export const THINGS: Readonly<Record<string, string>> = {
  rounds: ".bar ol, .bar .short",
  start: ".start",
  court: "[data-anchor^='court:']",
  province: "[data-anchor^='province:']",
  grande: ".home .grande",
  played: ".left .power > span, [aria-label] > li .power > span",
  points: "[data-anchor^='score:']",
  preview: ".points small",
  veto: ".name .veto",
  player: "li:has([data-anchor^='score:'])",
  king: "[data-anchor=king]",
  board: ".pill.mobile",
  pill: ".pill:not(.mobile)",
  pieces: ".token:not(.still)",
  castillo: "#place-castillo",
  region: ".place:not(#place-castillo)",
  offer: ".offer [data-stack], .offer .card, .offer",
  hand: "[role=group].hand",
  dial: ".dial",
  extras: "dl[tabindex], .strip",
  prompt: ".prompt",
  log: ".talk",
  lens: ".map-tools",
};

export interface Found {
  thing: string;
  element: Element;
  box: Box;
}

function visible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** One of each kind that can be seen, in the order of the list. */
export function thingsOn(table: ParentNode): Found[] {
  return Object.entries(THINGS).flatMap(([thing, selector]) => {
    const element = [...table.querySelectorAll(selector)].find(visible);
    return element ? [{ thing, element, box: boxOf(element) }] : [];
  });
}

/** What is meant by a point: the smallest thing there. Of a region only its shape counts, which `hit` has met. */
export function thingAt(table: ParentNode, x: number, y: number, hit: readonly Element[]): Found | null {
  let best: Found | null = null;
  let least = Infinity;
  for (const [thing, selector] of Object.entries(THINGS)) {
    for (const element of table.querySelectorAll(selector)) {
      if (thing === "region" && !hit.some((each) => element.contains(each))) continue;
      const box = boxOf(element);
      const inside = x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height;
      const size = box.width * box.height;
      if (!inside || size <= 0 || size >= least) continue;
      least = size;
      best = { thing, element, box };
    }
  }
  return best;
}

/** The thing of which something is a part, such as what has the focus. */
export function thingOf(element: Element | null): Found | null {
  for (let each = element; each; each = each.parentElement) {
    const thing = Object.keys(THINGS).find((name) => each!.matches(THINGS[name]!));
    if (thing) return { thing, element: each, box: boxOf(each) };
  }
  return null;
}
