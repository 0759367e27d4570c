/** The logo: a phone shaped like a price tag, whose hole is the camera. Drawn on a 32-unit grid. */
export const MARK_VIEWBOX = '0 0 32 32'
export const MARK_BODY =
  'M9 2h10.2a3 3 0 0 1 2.1.9l5.8 5.8a3 3 0 0 1 .9 2.1V27a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3Z'
export const MARK_HOLE = { cx: 20.2, cy: 9.8, r: 2.4 }
/** The line at the bottom of the screen. */
export const MARK_BAR = 'M13 25.5h8'
