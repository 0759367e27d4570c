/** The share image of a phone for link previews: drawings, name, price. Pure. */
import { drawingFacts } from '#app/drawings/facts.ts'
import { phoneSvg } from '#app/drawings/phone-svg.ts'
import type { Phone } from '#app/entities/phone.ts'
import { SITE_NAME } from '#app/platform/site-name.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { tagForm } from '#app/prices/grades.ts'
import { priceTexts } from '#app/prices/texts.ts'
import { SHARE_IMAGE_SIZE } from '#app/seo/meta.ts'
import { MARK_BAR, MARK_BODY, MARK_HOLE } from '#app/ui/mark.ts'
import { textSvg, textWidth, wrapText } from './letters.server.ts'

const DEEP = '#07392b'
const PALE = '#d9ede5'
const EMERALD = '#0b6b4f'
const MARIGOLD = '#f5b301'
const WHITE = '#ffffff'

const LEFT = 72
const TEXT_WIDTH = 590
const NAME_SIZE = 68
const NAME_LINES = 3
const PRICE_SIZE = 84
const NOTE_SIZE = 30
const DRAWING = { x: 690, y: 30, width: 470, height: 570 }

/** @returns deterministic SVG for the same facts */
export function sharePicture(phone: Phone): string {
  const { width, height } = SHARE_IMAGE_SIZE
  const lines = wrapText(phone.name, NAME_SIZE, 'bold', TEXT_WIDTH, NAME_LINES)
  const name = lines.map((line, index) =>
    textSvg(line, { x: LEFT, y: 218 + index * NAME_SIZE * 1.08 }, NAME_SIZE, 'bold', WHITE),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${DEEP}"/>`,
    drawing(phone),
    wordmark(),
    ...name,
    price(phone),
    '</svg>',
  ].join('')
}

const drawing = (phone: Phone) =>
  phoneSvg(drawingFacts(phone), 'pair', { titled: false }).replace(
    '<svg ',
    `<svg x="${DRAWING.x}" y="${DRAWING.y}" width="${DRAWING.width}" height="${DRAWING.height}" `,
  )

const wordmark = () =>
  `<g transform="translate(${LEFT - 8} 56) scale(1.9)"><path d="${MARK_BODY}" fill="${WHITE}"/>` +
  `<circle cx="${MARK_HOLE.cx}" cy="${MARK_HOLE.cy}" r="${MARK_HOLE.r}" fill="${MARIGOLD}"/>` +
  `<path d="${MARK_BAR}" stroke="${EMERALD}" stroke-width="2" stroke-linecap="round"/></g>` +
  textSvg(SITE_NAME, { x: LEFT + 64, y: 102 }, 46, 'bold', WHITE)

/** What a price is must be read whole: a launch price is no price of a shop. */
export const noteLines = (note: string): string[] => wrapText(note, NOTE_SIZE, 'regular', TEXT_WIDTH, 2)

function price({ pricePkr, priceGrade, isPriceStale, priceNote }: Phone): string {
  if (pricePkr === null) return textSvg(priceTexts().noPrice, { x: LEFT, y: 530 }, 48, 'bold', PALE)
  const form = priceGrade && tagForm(priceGrade, isPriceStale)
  const note = noteLines(priceNote?.text ?? '')
  const tagWidth = textWidth('PKR', 40, 'bold') + 56
  const tag = `M${LEFT} 484l26-32h${tagWidth - 26}v64h-${tagWidth - 26}Z`
  return [
    form === 'shop'
      ? `<path d="${tag}" fill="${MARIGOLD}"/>`
      : `<path d="${tag}" fill="none" stroke="${form === 'older' ? MARIGOLD : PALE}" stroke-width="3"/>`,
    textSvg('PKR', { x: LEFT + 34, y: 498 }, 40, 'bold', form === 'shop' ? DEEP : PALE),
    textSvg(formatNumber(pricePkr), { x: LEFT + tagWidth + 20, y: 512 }, PRICE_SIZE, 'bold', WHITE),
    ...note.map((line, index) =>
      textSvg(line, { x: LEFT, y: (note.length > 1 ? 560 : 574) + index * 36 }, NOTE_SIZE, 'regular', PALE),
    ),
  ].join('')
}
