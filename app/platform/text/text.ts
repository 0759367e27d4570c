/** Text for people: HTML to text, shortening. Pure. */
import { graphemesOf } from './format.ts'

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  deg: '°',
  micro: 'µ',
  times: '×',
  frac12: '½',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  copy: '©',
  reg: '®',
  trade: '™',
  sup2: '²',
  sup3: '³',
  bull: '•',
  middot: '·',
  prime: '′',
  Prime: '″',
  eacute: 'é',
}

/** Whether a text contains an HTML tag or a character reference; `3 < 5 & 2 > 1` contains neither. */
export const looksLikeHtml = (text: string) => /<[a-z/!]|&(#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i.test(text)

/** The text of an HTML fragment: tags removed (line breaks become spaces), references decoded, white space folded. */
export function htmlToText(html: string): string {
  if (!looksLikeHtml(html)) return oneLine(html)
  return decodeReferences(
    html
      .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
      .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
      .replace(/<\/?(b|i|u|em|strong|span|sup|sub|small|a|code|mark)\b[^<>]*>/gi, '')
      .replace(/<[a-z/!][^>]*(>|$)/gi, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim()
}

function decodeReferences(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z][a-z\d]*));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[name] ?? whole
    const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16)
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    return isCharacter ? String.fromCodePoint(code) : ''
  })
}

/** What a visitor typed, without control characters: HTML must not contain most of them, NUL above all. */
export const typedText = (text: string | null): string => (text ?? '').replace(/\p{Cc}+/gu, ' ').trim()

/** The text without the mark that some programs write before it. */
export const withoutByteOrderMark = (text: string): string => text.replace(/^\uFEFF/, '')

/** Folds white space to single spaces on one line. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/**
 * The text in at most `limit` characters (UTF-16 units, ellipsis included): whole, or cut at a word and ended with `…`.
 * A word longer than the limit is cut inside, but never within an emoji or another composed character.
 */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text
  const end = lastBoundary(text, limit - 1)
  const head = text.slice(0, end)
  const endsOnWord = !/[\p{L}\p{N}]/u.test(String.fromCodePoint(text.codePointAt(end) ?? 32))
  const lastSpace = head.search(/\s\S*$/)
  // Cut inside the word where cutting before it would leave less than half.
  const cut = !endsOnWord && lastSpace > limit / 2 ? head.slice(0, lastSpace) : head
  return `${cut.replace(/[\s,;:/+\-–(]+$/, '')}…`
}

/** The last character boundary at or before `limit`. */
function lastBoundary(text: string, limit: number): number {
  // Segmenting is slow, and nearly all texts are ASCII.
  if (/^[ -~]*$/.test(text)) return limit
  let end = 0
  for (const { index, segment } of graphemesOf(text)) {
    if (index + segment.length > limit) break
    end = index + segment.length
  }
  return end
}

/** With Latin digits in place of those of Urdu and Arabic. */
export const latinDigits = (text: string): string =>
  text
    .replace(/[۰-۹]/g, digit => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[٠-٩]/g, digit => String(digit.charCodeAt(0) - 0x0660))

/** Without joiners, marks of direction and other signs that do not show. */
export const withoutInvisible = (text: string): string =>
  text.replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
