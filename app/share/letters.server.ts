/** Renders text as outlines, because servers may have no fonts. scripts/generate/glyphs.ts generates the table. Pure. */
import { n } from '#app/drawings/svg-shapes.ts'
import glyphs from './glyphs.json'

export type Weight = 'regular' | 'bold'

const tables: Record<Weight, Record<string, [width: number, outline: string]>> = {
  regular: glyphs.regular as unknown as Record<string, [number, string]>,
  bold: glyphs.bold as unknown as Record<string, [number, string]>,
}

/** The drawable characters; unknown accents and other characters are left out. */
const drawable = (text: string) =>
  [...text.normalize('NFC')]
    .flatMap(char => (char in tables.bold ? [char] : [...char.normalize('NFD')]))
    .filter(char => char in tables.bold)

/** The width of a text at this size, in the same unit. */
export const textWidth = (text: string, size: number, weight: Weight) =>
  drawable(text).reduce((sum, char) => sum + (tables[weight][char]?.[0] ?? 0), 0) * (size / glyphs.unitsPerEm)

/** One line of text as SVG; the baseline begins at x, y. */
export function textSvg(
  text: string,
  at: { x: number; y: number },
  size: number,
  weight: Weight,
  fill: string,
): string {
  let x = 0
  const outlines = drawable(text).map(char => {
    const [width, outline] = tables[weight][char] ?? [0, '']
    const placed = outline ? `<path transform="translate(${x} 0)" d="${outline}"/>` : ''
    x += width
    return placed
  })
  const scale = Math.round((size / glyphs.unitsPerEm) * 10_000) / 10_000
  return `<g transform="translate(${n(at.x)} ${n(at.y)}) scale(${scale})" fill="${fill}">${outlines.join('')}</g>`
}

/** Wraps text into lines of at most this width; text beyond the last line is cut with an ellipsis. */
export function wrapText(text: string, size: number, weight: Weight, width: number, maxLines: number): string[] {
  const fits = (line: string) => textWidth(line, size, weight) <= width
  const lines: string[] = []
  let rest = text.trim().split(/\s+/)
  while (rest.length > 0 && lines.length < maxLines) {
    let count = 1
    while (count < rest.length && fits(rest.slice(0, count + 1).join(' '))) count += 1
    const isLast = lines.length === maxLines - 1 && count < rest.length
    const line = rest.slice(0, count).join(' ')
    lines.push(fits(line) && !isLast ? line : cut(line, fits))
    rest = rest.slice(count)
  }
  return lines
}

function cut(line: string, fits: (line: string) => boolean): string {
  const chars = [...line]
  while (chars.length > 0 && !fits(`${chars.join('').trimEnd()}…`)) chars.pop()
  return `${chars.join('').trimEnd()}…`
}
