/** Side length of the square canvas; one unit is one millimetre. */
export const CANVAS_MM = 200
