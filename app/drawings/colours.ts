/** The colours in which a phone is listed, as CSS colours of its body. Pure. */
import { colourNames, colourPhrases, DARKENING, LIGHTENING } from './colour-words.ts'

export type BodyColour = {
  /** As listed: `Titanium Jade Green`. */
  name: string
  /** The name in addresses. */
  slug: string
  /** Six hexadecimal digits with `#`. */
  hex: string
}

/** Of a colour whose words are not known. */
export const NEUTRAL_BODY = '#9ba2a7'

/** Phones list up to a dozen; no picture needs more. */
export const MAX_COLOURS = 5

/** The listed colours without repetitions, in their order, at most five. */
export function bodyColours(row: string | null): BodyColour[] {
  const found = new Map<string, BodyColour>()
  for (const part of (row ?? '').replace(/\([^()]*\)/g, ' ').split(/[,;/|\n]| (?:and|or) /i)) {
    const name = part.trim().replace(/\s+/g, ' ')
    const slug = slugOf(name)
    if (slug === '' || name.length > MAX_NAME || found.has(slug)) continue
    found.set(slug, { name, slug, hex: hexOf(name) })
    if (found.size === MAX_COLOURS) break
  }
  return [...found.values()]
}

/** Longer texts are sentences, not names. */
const MAX_NAME = 40

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The colour that a name describes: the last colour word counts, words before it make it darker, lighter or greyer. */
export function hexOf(name: string): string {
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? []
  const phrase = words.join(' ')
  const known = Object.entries(colourPhrases).find(([text]) => ` ${phrase} `.includes(` ${text} `))
  if (known) return known[1]
  const plain = words.map(plainColour)
  const last = plain.findLastIndex(hex => hex !== null)
  const hex = plain[last]
  // Names of things count only where no colour is named: `Ocean Blue` is blue, `Ocean` is what the sea looks like.
  if (!hex) return words.flatMap(word => colourNames.things.get(word) ?? []).at(-1) ?? NEUTRAL_BODY
  const others = words.filter((_, index) => index !== last)
  const isGrey = GREYS.has(hex)
  if (!isGrey && others.some(word => DARKENING.has(word))) return mix(hex, '#14181f', 0.48)
  if (!isGrey && others.some(word => LIGHTENING.has(word))) return mix(hex, '#f3f4f4', 0.5)
  return !isGrey && others.includes('titanium') ? mix(hex, '#8f8d89', 0.4) : hex
}

/** `jetblack`, `icyblue` and `graygreen` end in their colour, `silvery` and `greener` begin with it. */
function plainColour(word: string): string | null {
  const { plain } = colourNames
  const part = word.length > 5 ? [...plain.keys()].find(name => name.length > 3 && word.endsWith(name)) : undefined
  return plain.get(word) ?? plain.get(part ?? '') ?? null
}

const GREYS = new Set(['black', 'white', 'silver', 'gray'].map(name => colourNames.plain.get(name)))

/** @param share of the second colour, from 0 to 1 */
export function mix(hex: string, other: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map(at => Math.round(channel(hex, at) * (1 - share) + channel(other, at) * share))
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`
}
