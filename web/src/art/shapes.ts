/** Our own drawings as outlines, so that SVG, canvas and charts can share them. */

/** The coronet of a Grande, in a box of 24 by 12; its foot is the lower edge. */
export const CORONET = "M2.6 11.4L1 3.2L6.8 6.8L12 .8L17.2 6.8L23 3.2L21.4 11.4Q12 9.6 2.6 11.4Z";

/** A caballero: a horse's head in a box of 24 by 24. */
export const CABALLERO =
  "M6.2 22.5C6 17.8 10.6 15.900 11.200 12.300C10 13.100 8.900 13.300 7.700 13L5.600 14.900" +
  "C4.600 15.700 2.700 14.900 2.700 13.400C2.700 12.300 3.500 11.200 4.100 10.100C4.600 9.100 4.800 7.600 5.700 6.500L8.300 4.100" +
  "L8.600 1.200L11 3.100C17 3.400 20.300 8 20.300 13.800C20.300 17 19.600 19.300 19.800 22.500Z";

/** The King, standing, in a box of 24 by 36. */
export const KING_BODY =
  "M4 35.500C4 29.500 7.500 26 8 20.500C8.200 18 7.600 16.500 9 15.200H15C16.400 16.500 15.800 18 16 20.500C16.500 26 20 29.500 20 35.500Z";
export const KING_CLOAK = "M12 15.500C10.400 22 10.600 29 9.500 35.500H14.500C13.400 29 13.600 22 12 15.500Z";
export const KING_HEAD = "M12 7.600A3.900 3.900 0 1 1 12 15.400A3.900 3.900 0 1 1 12 7.600Z";
export const KING_CROWN =
  "M6.400 8.600L5.200 1.800L9 4.600L12 .4L15 4.600L18.800 1.800L17.600 8.600Q12 7.200 6.400 8.600Z";

/** The cap of a jester, in a box of 40 by 48; the bells are drawn at its tips. */
export const CAP =
  "M10 31C10.500 24 9.500 19.500 4.500 22C4 13 11 9.500 16.500 15.500C17 10.500 18.500 7.500 20 5" +
  "C21.500 7.500 23 10.500 23.500 15.500C29 9.500 36 13 35.500 22C30.500 19.500 29.500 24 30 31ZM10 33H30V36.500H10Z";
export const BELLS: readonly [number, number][] = [
  [4.5, 23.5],
  [20, 5],
  [35.5, 23.5],
];

/** The shield of a power card, in a box of 40 by 48. */
export const SHIELD = "M2 3Q20 -1 38 3V26C38 37 29 43.500 20 47C11 43.500 2 37 2 26Z";
