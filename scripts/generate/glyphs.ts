/**
 * Writes the outlines and widths of the letters for the text of share images, app/share/glyphs.json:
 * `npm run generate -- glyphs`; needed when the font or the letters change. The server draws text as outlines, because a slim
 * image has no fonts.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import fontverter from 'fontverter'
import { Blob, Face, Font, Variation } from 'harfbuzzjs'
import { ASCII } from '../font-characters.ts'

const source = 'node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2'
const weights = { regular: 500, bold: 700 }
const unitsPerEm = 1000
const letters = [...ASCII, ...'–—’“”…×·°²³®™àáâäåæçèéêëíîïñóôöøúûüß']

const face = new Face(new Blob(await fontverter.convert(readFileSync(source), 'truetype')))
const font = new Font(face)
const scale = unitsPerEm / face.upem

/** Widths and outlines in whole units; SVG counts downwards, fonts upwards. */
function outlines(weight: number) {
  font.setVariations([new Variation('wght', weight)])
  return Object.fromEntries(
    letters.flatMap(letter => {
      const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0)
      if (!glyph) return []
      const path = font
        .glyphToPath(glyph)
        .replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x, y) => `${Math.round(x * scale)} ${Math.round(-y * scale) || 0}`)
      return [[letter, [Math.round(font.glyphHAdvance(glyph) * scale), path]]]
    }),
  )
}

const tables = Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, outlines(weight)]))
writeFileSync('app/share/glyphs.json', `${JSON.stringify({ unitsPerEm, ...tables })}\n`)
