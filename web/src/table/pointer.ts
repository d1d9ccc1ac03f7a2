/** Whether the mouse itself has moved, or only something has come under it. */
let last = { x: NaN, y: NaN };

// Comes after those who handle the event where it happens.
addEventListener("pointermove", ({ screenX: x, screenY: y }) => (last = { x, y }));

export function hasMoved({ pointerType, screenX, screenY }: PointerEvent): boolean {
  return pointerType === "mouse" && (screenX !== last.x || screenY !== last.y);
}
