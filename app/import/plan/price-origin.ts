/** The origin of a row's price. Pure. */
import type { PriceOrigin } from '#app/entities/phone.ts'
import { priceOriginSchema } from '#app/entities/phone-parts.ts'
import type { PhoneFacts } from '../normalize/facts.ts'
import type { FileOptions } from './options.ts'

/** The row's own origin, else the one chosen for the whole file. */
export function originOf(facts: PhoneFacts, { source, date, kind }: FileOptions, releaseDate: string): PriceOrigin {
  const own =
    facts.priceDate === ''
      ? null
      : priceOriginSchema.safeParse({
          source: facts.priceSource || source,
          date: facts.priceDate,
          kind: facts.priceKind || kind,
        })
  if (own?.success) return own.data
  // A launch price has no date of its own: the release date is its date.
  return { source, date: (kind === 'launch' && releaseDate) || date, kind }
}
