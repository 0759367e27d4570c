/** SVG elements of the drawings. Pure. */

export type Box = { x: number; y: number; width: number; height: number }

/** Formats a number with at most two decimals. */
export const n = (value: number) => String(Math.round(value * 100) / 100)

export const rect = ({ x, y, width, height }: Box, radius: number, paint: string) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" ${paint}/>`

export const circle = (cx: number, cy: number, r: number, paint: string) =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" ${paint}/>`

/** Lightens or darkens a colour; `by` is added to each channel (0 to 255). */
export function shade(hex: string, by: number): string {
  const parts = [1, 3, 5].map(at => Math.min(255, Math.max(0, Number.parseInt(hex.slice(at, at + 2), 16) + by)))
  return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`
}
