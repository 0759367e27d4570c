/** The SVG elements that drawings are made of. Pure. */

export type Box = { x: number; y: number; width: number; height: number }

/** A number with at most two decimals, as short as it goes. */
export const n = (value: number) => String(Math.round(value * 100) / 100)

export const rect = ({ x, y, width, height }: Box, radius: number, paint: string) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" ${paint}/>`

export const circle = (cx: number, cy: number, r: number, paint: string) =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" ${paint}/>`

/** The colour made lighter or darker by this much of 255. */
export function shade(hex: string, by: number): string {
  const parts = [1, 3, 5].map(at => Math.min(255, Math.max(0, Number.parseInt(hex.slice(at, at + 2), 16) + by)))
  return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`
}
