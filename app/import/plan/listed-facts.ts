/** The facts of a line of a message, read as a listing of a shop (LISTING-1). Pure. */
import { sizeText } from '#app/facts/memory.ts'
import type { ReadListing } from '#app/listings/listing.ts'
import { isUnregistered, isUsed } from '#app/listings/offer-words.ts'
import type { ListingReader } from '#app/listings/read-listing.ts'
import { latinText } from '#app/listings/urdu.ts'
import { type Refused, USED } from '../normalize/candidate.ts'
import type { PhoneFacts } from '../normalize/facts.ts'

type Listed = {
  /** Why it gives no price; null where it does, or must be looked at. */
  refused: Refused | null
  /** What a line says that is no listing; null for a listing. */
  noListing: string | null
  /** Of the phone that it names; null where none is certain. */
  slug: string | null
  facts: PhoneFacts
  /** Why a person must look at it; null where nothing is doubtful. */
  unsure: string | null
}

/** @param line names the row only */
export function listedFacts(read: ListingReader, line: number, facts: PhoneFacts): Listed {
  const title = facts.name || facts.model
  const listing = read({
    id: String(line),
    title: facts.condition === '' ? title : `${title} (${facts.condition})`,
    priceText: facts.price,
    brandField: facts.brand || null,
    condition: facts.condition || null,
    availability: facts.availability || null,
  })
  const { outcome, slug, kind, ramGb, storageGb, pricePkr, why } = listing
  const namesPhone = slug !== null || ramGb !== null || storageGb !== null
  return {
    refused: refusalOf(listing, facts),
    noListing: facts.price === '' && !namesPhone ? describeLine(title) : null,
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

function refusalOf(
  { outcome, slug, kind, inStock, why }: ReadListing,
  { price, condition }: PhoneFacts,
): Refused | null {
  const refuse = (reason: string): Refused => ({ reason, message: why })
  if (price === '') return { reason: 'no price', message: 'there is no price in this line' }
  if (outcome === 'drop') return refuse(slug === null ? 'no match' : kind === 'instalment' ? 'instalment' : 'no price')
  if (slug === null) return refuse('unsure name')
  // Whatever else is doubtful about it.
  if (isUsed(latinText(condition))) return { reason: 'used', message: USED }
  if (outcome === 'aside' && inStock === false) return refuse('sold out')
  return outcome === 'aside' && kind !== 'non-pta' ? refuse('used') : null
}

const size = (gb: number | null) => (gb === null ? '' : sizeText(gb))

function describeLine(text: string): string {
  const latin = latinText(text)
  if (isUnregistered(latin)) return 'a heading: the lines below are of phones without PTA approval'
  return isUsed(latin) ? 'a heading: the lines below are of used phones' : 'it names neither a phone nor a price'
}
