/** Text for people: HTML taken out, long text cut. Pure; runs anywhere. */
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

/** Whether a text is meant as HTML: it holds a tag or a character reference. `3 < 5 & 2 > 1` is not. */
export const looksLikeHtml = (text: string) => /<[a-z/!]|&(#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i.test(text)

/** The text of an HTML fragment: tags gone (a block or line break becomes a space), references decoded, white space folded. */
export function htmlToText(html: string): string {
  if (!looksLikeHtml(html)) return html.replace(/\s+/g, ' ').trim()
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

/** A text on one line, with single spaces: how names are written. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/**
 * A text of at most `limit` characters (UTF-16 units, ellipsis included): whole, or cut at a word with `…` behind it.
 * A word longer than the limit is cut inside, but never inside an emoji or another composed character.
 */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text
  const end = lastBoundary(text, limit - 1)
  const head = text.slice(0, end)
  const endsOnWord = !/[\p{L}\p{N}]/u.test(String.fromCodePoint(text.codePointAt(end) ?? 32))
  const lastSpace = head.search(/\s\S*$/)
  // A cut that would leave less than half is better made inside the word.
  const kept = !endsOnWord && lastSpace > limit / 2 ? head.slice(0, lastSpace) : head
  return `${kept.replace(/[\s,;:/+\-–(]+$/, '')}…`
}

/** The last place at or before `limit` where the text may be cut without cutting a character in two. */
function lastBoundary(text: string, limit: number): number {
  // Segmenting is slow, and nearly all texts are plain.
  if (/^[ -~]*$/.test(text)) return limit
  let end = 0
  for (const { index, segment } of graphemesOf(text)) {
    if (index + segment.length > limit) break
    end = index + segment.length
  }
  return end
}
