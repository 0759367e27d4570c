/** The price of a row, with its origin. Pure. */
import type { PriceOrigin } from '#app/entities/phone.ts'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { isNotToBeHad, isSoldOut } from '#app/listings/offer-words.ts'
import { priceKindNamed } from '#app/listings/price-kind.ts'
import type { SoldOutAt } from '#app/phones/sold-out.server.ts'
import { cutText } from '#app/platform/text/text.ts'
import { launchPriceDate } from '#app/prices/dates.ts'
import { readPriceDate } from '#app/prices/read-date.ts'
import { MAX_SELLER_LENGTH } from '#app/prices/sources.ts'
import { allRefused, type Refused } from '../normalize/candidate.ts'
import type { PhoneFacts } from '../normalize/facts.ts'
import { memoryNamed } from '../normalize/measures.ts'
import { readListPrice } from '../normalize/prices.ts'
import type { FileOptions } from './options.ts'

export type RowPrice =
  /** Null where the row has no price. */
  { ok: true; point: PricePoint | null } | { ok: false; refused: Refused }

type RowOrigin = { ok: true; origin: PriceOrigin } | { ok: false; problems: Refused[] }

type Named = {
  releaseDate: string
  /** The memory in its name, such as `12GB-512GB`. */
  variant: string | null
}

/** What the row asks for the phone today; refused, with all that is wrong, where it cannot be read, or the phone is sold out. */
export function rowPrice(facts: PhoneFacts, options: FileOptions, named: Named): RowPrice {
  const price = readListPrice(facts.price, facts.currency)
  if (price.ok && price.pricePkr === null) return { ok: true, point: null }
  const problems = price.ok ? [] : [price.refused]
  if (statements(facts).some(isNotToBeHad) || isOutOfStock(facts)) problems.push(NOT_TO_BE_HAD)
  const read = originOf(facts, options, named)
  const [first, ...more] = [...problems, ...(read.ok ? [] : read.problems)]
  if (first || !price.ok || !read.ok) return { ok: false, refused: allRefused([first ?? NOT_TO_BE_HAD, ...more]) }
  return { ok: true, point: { pricePkr: price.pricePkr ?? 0, ...read.origin } }
}

const NOT_TO_BE_HAD: Refused = { reason: 'sold out', message: 'it cannot be had today: this is no price of now' }

/** What cannot be read of where and when the price was seen, and of its kind. */
export function originProblems(facts: PhoneFacts, options: FileOptions): Refused[] {
  const read = originOf(facts, options, { releaseDate: '', variant: null })
  return read.ok ? [] : read.problems
}

const statements = ({ name, model, condition, availability }: PhoneFacts) => [name || model, condition, availability]

const isOutOfStock = ({ availability }: PhoneFacts) => /^(no|false|0)$/i.test(availability)

/** Where and when a row says that the phone is sold out; null where it does not, or it is no phone that is registered here. */
export function soldOutOf(facts: PhoneFacts, options: FileOptions): SoldOutAt | null {
  if (![...statements(facts), facts.price].some(isSoldOut) && !isOutOfStock(facts)) return null
  const read = originOf(facts, options, { releaseDate: '', variant: null })
  if (!read.ok || read.origin.kind === 'non-pta' || read.origin.kind === 'launch') return null
  return { source: read.origin.source, date: read.origin.date }
}

/** The row's own origin as far as it tells, else the one chosen for the whole file; with the memory and the shop that it names. */
function originOf(facts: PhoneFacts, options: FileOptions, { releaseDate, variant }: Named): RowOrigin {
  const kind = facts.priceKind === '' ? options.kind : priceKindNamed(facts.priceKind)
  const own = facts.priceDate === '' ? null : readPriceDate(facts.priceDate)
  const problems: Refused[] = []
  if (!kind) problems.push({ reason: 'price kind', message: `"${facts.priceKind}" is no kind of price` })
  if (own?.ok === false) problems.push({ reason: 'price date', message: own.message })
  if (!kind || own?.ok === false) return { ok: false, problems }
  const date = own?.date ?? (kind === 'launch' ? launchPriceDate(releaseDate, options.date) : options.date)
  const seller = cutText(facts.seller, MAX_SELLER_LENGTH)
  const source = facts.priceSource || options.source
  return { ok: true, origin: { source, date, kind, ...memoryNamed(facts, variant), ...(seller ? { seller } : {}) } }
}
