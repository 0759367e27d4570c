/** Splits the names of sources into brand, model and storage size, and compares names. Pure. */

import { brandSlugOf, lines, spellings } from '#app/listings/makers.ts'
import { isUnregistered, isUsed } from '#app/listings/offer-words.ts'
import { slugOf } from '#app/platform/text/slug.ts'
import { oneLine } from '#app/platform/text/text.ts'

/** Description and logo are used when the brand is new to the site. */
export type NamedBrand = { slug: string; name: string; description?: string | null; logo?: string | null }

export type PhoneName = {
  brand: NamedBrand
  /** Without the brand: `Redmi Note 13 Pro`. */
  model: string
  /** With it: `Xiaomi Redmi Note 13 Pro`. */
  name: string
  /** The storage size removed from the name, such as `12GB-1TB`. */
  variant: string | null
}

/** The slug of a phone. `+` becomes `plus`, so that Pro+ and Pro differ. */
export const phoneSlugOf = (name: string) => slugOf(name.replace(/\+/g, ' plus '))

const memorySize = String.raw`\d+(?:\.\d+)?\s*[GT]B(?:\s*RAM)?`
const sizes = `${memorySize}(?:(?:\\s*[-+/&,|]\\s*|\\s+)${memorySize})*`
/** Real memory sizes without a unit: `8+256`, `12/512`. Not `16+32`, which are megapixels. */
const bare = [
  ['[2-4]|6|8', '16|32|64|128|256|512'],
  ['10|12|16|18|24', '128|256|512|1024|1'],
]
  .map(([ram, storage]) => String.raw`(?:${ram})(?:\s*GB)?\s*[+/|]\s*(?:${storage})(?:\s*[GT]B)?`)
  .join('|')
const inBrackets = new RegExp(`\\s*\\((${sizes}|${bare})\\)`, 'i')
const atEnd = new RegExp(`\\s+(${sizes}|${bare})$`, 'i')
const PAIR = /^(\d+)(?:\s*GB)?\s*[+/|]\s*(\d+)\s*([GT]B)?$/i

/** `iPhone 16 128GB` → `iPhone 16` and `128GB`; `Galaxy S24 Ultra (12GB-1TB)` likewise. */
export function splitVariant(text: string): { model: string; variant: string | null } {
  const found = inBrackets.exec(text) ?? atEnd.exec(text)
  return found
    ? { model: oneLine(text.replace(found[0], '')), variant: withUnits(found[1] ?? '') }
    : { model: text, variant: null }
}

/** `8+256` → `8GB+256GB`. */
const withUnits = (variant: string) =>
  variant.replace(PAIR, (_, ram, storage, unit) => `${ram}GB+${storage}${unit ?? (storage === '1' ? 'TB' : 'GB')}`)

/**
 * Brand, model and full name of a phone; null without a name. A known brand at the start of the name overrides the brand
 * of the source; without any brand the first word is the brand.
 * @param brandText the brand in the source, or empty
 * @param known brands whose display names are used
 */
export function namePhone(brandText: string, nameText: string, known: NamedBrand[]): PhoneName | null {
  const { model: whole, variant } = splitVariant(oneLine(nameText))
  if (whole === '') return null
  const inName = leadingBrand(whole, known)
  const given = brandSlugOf(brandText)
  const slug = inName?.slug ?? (given || brandSlugOf(whole.split(' ', 1)[0] ?? ''))
  if (slug === '') return null
  let model = whole.slice(inName?.length ?? 0).trim()
  if (!inName && given === '') model = whole.replace(/^\S+\s*/, '')
  // `Vivo Vivo V29`, and makers that repeat their name before the product line.
  const written = slugOf(brandText.replace(/\d+ devices$/i, ''))
  if (written !== '' && slugOf(model.split(' ', 1)[0] ?? '') === written && !lines.has(written))
    model = model.replace(/^\S+\s*/, '')
  if (slug === 'vivo' && /^iqoo\b/i.test(model)) return namePhone('iQOO', nameText.replace(/^.*?iqoo/i, 'iQOO'), known)
  // A product line given as the brand stays in the name: `POCO` and `F3 GT` become Poco F3 GT.
  if (lines.get(written) === slug && !new RegExp(`^${written}\\b`, 'i').test(model))
    model = `${titled(brandText)} ${model}`
  if (model === '') return null
  const brand = known.find(candidate => candidate.slug === slug) ?? { slug, name: brandNameIn(brandText, whole, slug) }
  return { brand, model, name: `${brand.name} ${model}`, variant }
}

/** The known brand at the start of a name and its length there; 0 for a product line such as Redmi, which stays. */
function leadingBrand(name: string, known: NamedBrand[]): { slug: string; length: number } | null {
  const first = name.split(' ', 1)[0] ?? ''
  const slug = slugOf(first)
  const maker = slug === 'mi' ? undefined : lines.get(slug)
  if (maker) return { slug: maker, length: 0 }
  const brand = known.find(candidate => candidate.slug === slug || candidate.slug === spellings.get(slug))
  if (!brand) return null
  return { slug: brand.slug, length: spellings.has(slug) ? 0 : first.length }
}

const titled = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()

function brandNameIn(brandText: string, name: string, slug: string): string {
  const first = name.split(' ', 1)[0] ?? ''
  const written = brandText.replace(/\d+ devices$/i, '').trim()
  if (written !== '' && slugOf(written) === slug) return written === written.toLowerCase() ? titled(written) : written
  return slugOf(first) === slug ? first : titled(slug)
}

type Offered = { condition: string; priceKind: string }

/** Whether a row, by its name or its condition and approval columns, is of a phone that gives no price: used, or not registered. */
export function isRefusedOffer(name: string, { condition, priceKind }: Offered, isNonPta = isUnregistered(priceKind)) {
  // `Non active` is a new phone.
  const state = condition.replace(/\b(non|not)[- ]?activ(e|ated)\b/gi, '')
  if (isUsed(name) || isUsed(state) || /\b(kit|activated|demo)\b/i.test(state)) return true
  const isOpen = /\b(not|non)\b|(^|; )no(;|$)/i.test(state)
  return !isNonPta && (isUnregistered(name) || isUnregistered(state) || isOpen)
}

/** The network generation as the last word: `5G` in `Galaxy A15 5G`. */
const GENERATION = /[\s(-]([345])g\)?\s*$/i

/**
 * The key for comparing names: letters and digits only, `+` as `plus`. A trailing 4G or 5G is returned separately,
 * because lists often omit it.
 */
export function nameKey(name: string): { key: string; generation: string | null } {
  const generation = GENERATION.exec(name)?.[1]
  const key = name
    .replace(GENERATION, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\+/g, 'plus')
    .replace(/[^a-z0-9]/g, '')
  return { key, generation: generation ? `${generation}G` : null }
}
