/** Reads a listing of a shop: which phone, memory, price, kind, stock, and what should happen with it (LISTING-1). Pure. */
import { hasVersion } from '#app/facts/memory.ts'
import { htmlToText } from '#app/platform/text/text.ts'
import { kindOf } from './kind.ts'
import type { KnownPhone } from './known-phone.ts'
import type { Listing, ReadListing } from './listing.ts'
import { otherPhoneOfCode } from './model-codes.ts'
import { nameTable } from './name-table.ts'
import { type PhoneIndex, phoneIndex } from './phone-index.ts'
import type { NamedPhone } from './phone-names.ts'
import { implausible, type PriceSpread, priceSpread } from './plausible-price.ts'
import { sellerOf } from './seller.ts'
import { readStatedMemory } from './stated-memory.ts'
import { isCalledCash, isPlaceholder, readStatedPrice } from './stated-price.ts'
import { stockOf } from './stock.ts'
import { latinText } from './urdu.ts'

export type ListingReader = (listing: Listing) => ReadListing

/** A reader for a catalogue. @param names of these phones, where they were read before */
export function listingReader(phones: KnownPhone[], names = nameTable(phones)): ListingReader {
  const index = phoneIndex(names)
  const spread = priceSpread(phones)
  const phoneOfCode = otherPhoneOfCode(phones)
  return listing => readWith({ index, spread, phoneOfCode }, { ...listing, title: htmlToText(listing.title) })
}

type Catalogue = {
  index: PhoneIndex<KnownPhone>
  spread: PriceSpread
  phoneOfCode: (title: string, phone: KnownPhone) => string | null
}

function readWith({ index, spread, phoneOfCode }: Catalogue, listing: Listing): ReadListing {
  const title = latinText(listing.title)
  const stated = readStatedMemory(title)
  const fitsMemory = (phone: NamedPhone) => hasVersion((phone as KnownPhone).versions, stated)
  const join = index.join(stated.rest, { brandField: listing.brandField, shop: listing.shop, fitsMemory })
  const storageGb = stated.storageGb ?? join.bareMemory.storageGb
  const ramGb = join.phone?.brand === 'apple' ? null : (stated.ramGb ?? join.bareMemory.ramGb)
  const memory = { ramGb, storageGb }
  const seller = sellerOf(listing.shop, index.makerIn(listing.shop))
  const price = readStatedPrice(listing.priceText)
  const kind = kindOf(listing, seller, {
    phone: placeOf(join.words, title),
    hasMemory: ramGb !== null || storageGb !== null,
    price: price.is,
    isCash: price.is === 'price' && isCalledCash(listing.priceText, title, price.pricePkr),
  })
  const phone = kind.isOfPhone && !join.isEither ? join.phone : null
  const isPhoneUnsure = kind.isOfPhone && join.isUnsure
  const inStock = stockOf(listing.availability, title)
  const figure = price.is === 'price' && !kind.isPartial ? price.pricePkr : null
  const isNew = kind.kind === 'retail' || kind.kind === 'official'
  const wrong =
    figure === null || !phone || kind.kind === 'other'
      ? null
      : isPlaceholder(figure)
        ? 'the figure is a placeholder'
        : implausible(figure, memory, { phone, spread, isNew })
  const isPlaceholderOfNone = figure !== null && !phone && kind.isOfPhone && isPlaceholder(figure)
  const result = (outcome: ReadListing['outcome'], why: string): ReadListing => ({
    id: listing.id,
    outcome,
    slug: phone?.slug ?? null,
    ...memory,
    pricePkr: wrong || isPlaceholderOfNone ? null : figure,
    kind: kind.kind,
    inStock,
    why,
  })

  if (!kind.isOfPhone) return result('drop', kind.why)
  if (kind.isBundle) return result('hold', kind.why)
  if (kind.kind === 'other' || kind.kind === 'instalment') return result('drop', kind.why)
  if (price.is === 'none') return result('drop', price.why)
  if (!phone) return result(isPhoneUnsure ? 'hold' : 'drop', join.why)
  if (price.is === 'unclear') return result('hold', price.why)
  if (wrong) return result('hold', wrong)
  if (isPhoneUnsure) return result('hold', join.why)
  if (stated.isSeveral) return result('hold', 'more than one size is stated')
  const code = phoneOfCode(title, phone)
  if (code) return result('hold', code)
  if ((ramGb !== null || storageGb !== null) && !hasVersion(phone.versions, memory)) {
    return result('hold', 'the phone is not known with this memory')
  }
  if (kind.doubt) return result('hold', kind.doubt)
  if (!isNew) return result('aside', kind.why)
  if (inStock === false) return result('aside', 'it cannot be had today')
  return result('price', `${join.why}; one full price; ${kind.why}`)
}

/** Where a name stands in the title; null where none is named. */
function placeOf(words: string[], title: string): { at: number; end: number } | null {
  if (words.length === 0) return null
  const written = words.map(word => (word === 'plus' ? '(?:plus|\\+)' : word)).join('[^\\p{L}\\d]*')
  const found = new RegExp(`(?<!\\p{L})${written}`, 'u').exec(title)
  return found ? { at: found.index, end: found.index + found[0].length } : { at: 0, end: 0 }
}
