/** Where the things are that a note speaks of, and where the note can stand without covering them. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What a part of the table is on the screen; the first selector that finds something counts. */
const PARTS: Record<string, readonly string[]> = {
  map: ["[data-part=map]", ".table .map"],
  king: ["[data-anchor=king]"],
  hand: ["[role=group].hand", ".hand"],
  offer: [".offer"],
  players: [".players", ".table .left ul", ".table .left ol"],
  court: ['[data-anchor="court:0"]'],
  province: ['[data-anchor="province:0"]'],
  points: ['[data-anchor="score:0"]'],
  prompt: [".prompt"],
  rounds: [".table ol[aria-label]"],
  actions: [".actions"],
  extras: [".extras", ".players"],
};

export function selectorsOf(name: string): readonly string[] {
  const [word, number] = name.split(" ");
  if (word === "power") return [`.hand [data-power="${number}"]`, ...PARTS.hand!];
  if (word === "stack") return [`[data-stack="${number}"]`, ...PARTS.offer!];
  return PARTS[name] ?? [`#place-${name}`, `[data-place="${name}"]`];
}

/** The elements that are lit, without those that cannot be seen. */
export function lit(names: readonly string[], within: ParentNode): Element[] {
  // A list of everything that can be chosen is part of what is asked.
  const open = names.includes("prompt") ? [...within.querySelectorAll(".prompt details[open] .sheet")] : [];
  const found = names.flatMap((name) => {
    for (const selector of selectorsOf(name)) {
      const found = [...within.querySelectorAll(selector)].filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0;
      });
      if (found.length > 0) return found.slice(0, 1);
    }
    return [];
  });
  return [...found, ...open];
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** How much of one box another one covers. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

const GAP = 10;
const GRID = 24;

/**
 * Where a note of a size covers least of what it speaks of: nothing, if there is room. Of several such spots the one
 * that is nearest to what is lit, so that eyes do not have to travel.
 */
export function spotFor(
  size: { width: number; height: number },
  room: Box,
  avoid: readonly Box[],
): { x: number; y: number } {
  const target = middle(avoid.length > 0 ? avoid : [room]);
  let best = { x: room.left, y: room.top };
  let worst = Number.POSITIVE_INFINITY;
  const across = Math.max(0, room.width - size.width);
  const down = Math.max(0, room.height - size.height);
  for (let row = 0; row <= GRID; row += 1) {
    for (let column = 0; column <= GRID; column += 1) {
      const x = room.left + (across * column) / GRID;
      const y = room.top + (down * row) / GRID;
      const box = { left: x - GAP, top: y - GAP, width: size.width + 2 * GAP, height: size.height + 2 * GAP };
      const covered = avoid.reduce((sum, other) => sum + overlap(box, other), 0);
      const away = Math.hypot(x + size.width / 2 - target.x, y + size.height / 2 - target.y);
      const cost = covered * 1000 + away;
      if (cost < worst) {
        worst = cost;
        best = { x, y };
      }
    }
  }
  return best;
}

function middle(boxes: readonly Box[]): { x: number; y: number } {
  const x = boxes.reduce((sum, { left, width }) => sum + left + width / 2, 0) / boxes.length;
  const y = boxes.reduce((sum, { top, height }) => sum + top + height / 2, 0) / boxes.length;
  return { x, y };
}
