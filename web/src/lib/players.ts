/** The colours of the pieces by seat, and the shape that each colour has besides. */

export const COLOURS = ["violet", "blue", "green", "orange", "red", "grey"] as const;
export type Colour = (typeof COLOURS)[number];

/** The shapes as outlines in a box of 24 by 24. */
export const SHAPES: Record<Colour, string> = {
  violet: "M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z",
  blue: "M4.5 3h15a1.5 1.5 0 0 1 1.5 1.5v15a1.5 1.5 0 0 1-1.5 1.5h-15a1.5 1.5 0 0 1-1.5-1.5v-15a1.5 1.5 0 0 1 1.5-1.5z",
  green: "M12 1l11 11l-11 11l-11-11z",
  orange: "M12 1.5l9.5 5.25v10.5l-9.5 5.25l-9.5-5.25v-10.5z",
  red: "M12 2l11 19.5h-22z",
  grey: "M8 2h8l6 6v8l-6 6h-8l-6-6v-8z",
};

/** The colour of a seat; the colour that nobody plays is grey. */
export function colourOf(seat: number): Colour {
  return COLOURS[seat] ?? "grey";
}

/** The CSS colour of a colour of pieces, and the one to write on it. */
export const fill = (colour: Colour): string => `var(--${colour})`;
export const onFill = (colour: Colour): string => `var(--on-${colour})`;
