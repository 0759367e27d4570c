/** The logo: a phone shaped like a price tag, whose hole is the camera. Drawn on a 32-unit grid. */
export const MARK_VIEWBOX = '0 0 32 32'
export const MARK_BODY =
  'M9 2h10.2a3 3 0 0 1 2.1.9l5.8 5.8a3 3 0 0 1 .9 2.1V27a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3Z'
export const MARK_HOLE = { cx: 20.2, cy: 9.8, r: 2.4 }
/** The line at the bottom of the screen. */
export const MARK_BAR = 'M13 25.5h8'

/** The icon of the site: `public/favicon.svg`, and within each document, which saves a request. */
export const ICON_COLOURS = { body: '#0b6b4f', hole: '#f5b301', bar: '#ffffff' }
export const ICON =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${MARK_VIEWBOX}" fill="none">` +
  `<path d="${MARK_BODY}" fill="${ICON_COLOURS.body}"/>` +
  `<circle cx="${MARK_HOLE.cx}" cy="${MARK_HOLE.cy}" r="${MARK_HOLE.r}" fill="${ICON_COLOURS.hole}"/>` +
  `<path d="${MARK_BAR}" stroke="${ICON_COLOURS.bar}" stroke-width="2" stroke-linecap="round"/></svg>`
