/** The facts of a line of a message, read as a listing of a shop (LISTING-1). Pure. */
import type { ListingReader } from '#app/listings/read-listing.ts'
import type { Refused } from '../normalize/candidate.ts'
import type { PhoneFacts } from '../normalize/facts.ts'

type Listed =
  | { refused: Refused }
  | {
      refused?: undefined
      slug: string
      facts: PhoneFacts
      /** Why a person must look at it; null where nothing is doubtful. */
      unsure: string | null
    }

/** @param line names the row only */
export function listedFacts(read: ListingReader, line: number, facts: PhoneFacts): Listed {
  const title = facts.name || facts.model
  const { outcome, slug, kind, ramGb, storageGb, pricePkr, inStock, why } = read({
    id: String(line),
    title: facts.condition === '' ? title : `${title} (${facts.condition})`,
    priceText: facts.price,
    brandField: facts.brand || null,
    condition: facts.condition || null,
    availability: facts.availability || null,
  })
  const refuse = (reason: string): Listed => ({ refused: { reason, message: why } })
  if (facts.price === '') return { refused: { reason: 'no price', message: 'there is no price in this line' } }
  if (outcome === 'drop') return refuse(slug === null ? 'no match' : kind === 'instalment' ? 'instalment' : 'no price')
  if (slug === null) return refuse('unsure name')
  if (outcome === 'aside' && inStock === false) return refuse('sold out')
  if (outcome === 'aside' && kind !== 'non-pta') return refuse('used')
  const size = (gb: number | null) =>
    gb === null ? '' : gb >= 1024 ? `${gb / 1024}TB` : gb < 1 ? `${gb * 1024}MB` : `${gb}GB`
  return {
    slug,
    // A figure that the reader of listings gives is the price; without, the text says why it is none.
    facts: {
      ...facts,
      price: pricePkr === null ? facts.price : String(pricePkr),
      ram: size(ramGb),
      storage: size(storageGb),
      memory: '',
      priceKind: kind === 'non-pta' ? 'non-pta' : facts.priceKind,
    },
    unsure: outcome === 'hold' ? why : null,
  }
}
