/** Side of the square canvas of every drawing; one unit is one millimetre. */
export const CANVAS_MM = 200
