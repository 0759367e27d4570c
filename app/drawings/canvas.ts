/** Side length of the square canvas; one unit is one millimetre. */
export const CANVAS_MM = 200

/** The canvas of the picture with both sides, which lists show; the same scale. */
export const PAIR_CANVAS = { width: 150, height: 184 }
