/** SVG elements of the drawings. Pure. */

export type Box = { x: number; y: number; width: number; height: number }
export type Area = { width: number; height: number }

/** Formats a number with at most two decimals. */
export const n = (value: number) => String(Math.round(value * 100) / 100)

/** A length, of which tenths of a millimetre are enough, without the zero before its point. */
const tenth = (value: number) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')

const attributes = (given: Record<string, number>) =>
  Object.entries(given)
    .filter(([, value]) => Math.abs(value) >= 0.05)
    .map(([name, value]) => `${name}="${tenth(value)}" `)
    .join('')

export const rect = ({ x, y, width, height }: Box, radius: number, paint: string) =>
  `<rect ${attributes({ x, y })}width="${tenth(width)}" height="${tenth(height)}" ${attributes({ rx: radius })}${paint}/>`

export const circle = (cx: number, cy: number, r: number, paint: string) =>
  `<circle cx="${tenth(cx)}" cy="${tenth(cy)}" r="${tenth(r)}" ${paint}/>`

export const moved = (x: number, y: number, parts: string) =>
  `<g transform="translate(${tenth(x)} ${tenth(y)})">${parts}</g>`

/** An element that is defined once for a radius of 1, at this place and size. */
export const placed = (id: string, x: number, y: number, radius: number) =>
  `<use href="#${id}" transform="translate(${tenth(x)} ${tenth(y)})scale(${tenth(radius)})"/>`

export const inset = ({ width, height }: Area, by: number): Box => ({
  x: by,
  y: by,
  width: width - 2 * by,
  height: height - 2 * by,
})
