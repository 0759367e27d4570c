/** Where the price of a row is from. Pure. */
import type { PriceOrigin } from '#app/entities/phone.ts'
import { pricePointSchema } from '#app/entities/phone-parts.ts'
import type { PhoneFacts } from '../normalize/facts.ts'
import type { FileOptions } from './options.ts'

const ownOrigin = pricePointSchema.omit({ pricePkr: true })

/** Where a price is from: as the row itself tells, else as was said of the whole file. */
export function originOf(facts: PhoneFacts, { source, date, kind }: FileOptions, releaseDate: string): PriceOrigin {
  const own =
    facts.priceDate === ''
      ? null
      : ownOrigin.safeParse({
          source: facts.priceSource || source,
          date: facts.priceDate,
          kind: facts.priceKind || kind,
        })
  if (own?.success) return own.data
  // A launch price carries no date of its own: it held when the phone was released.
  return { source, date: (kind === 'launch' && releaseDate) || date, kind }
}
