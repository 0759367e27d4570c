/** What a listing offers, by its words: the first kind that fits (LISTING-6). Pure. */
import { leftOutWords } from './left-out-texts.ts'
import type { Listing, ListingKind } from './listing.ts'
import {
  FITS,
  goodsIn,
  isForeignStock,
  isMaybeUsed,
  isRefurbished,
  isRegistered,
  isSaidToBeNew,
  isUnregistered,
  isUsed,
  withoutExtras,
} from './offer-words.ts'
import type { Seller } from './seller.ts'
import { INSTALMENT, type StatedPrice } from './stated-price.ts'
import { wordsOfTerm } from './stock.ts'
import { latinText } from './urdu.ts'

export type KindOfListing = {
  kind: ListingKind
  why: string
  /** Why a person must look, although kind and phone are clear; null for no reason. */
  doubt: string | null
  /** A sum for more than the phone. */
  isBundle: boolean
  /** Whether the figure is no full price of the thing: instalments, an exchange, a bundle. */
  isPartial: boolean
  /** Whether the phone that is named is offered in some way; false for a cover, a tablet, an article. */
  isOfPhone: boolean
}

const DUMMY = /\b(dummy|display model|non ?working|not working|toy phone|fake)\b/
const ARTICLE =
  /\b(vs|versus|review|unboxing|comparison|compare|which (?:one )?(?:to|should)|kaun ?sa|konsa|how to|guide|rumou?rs?|leaks?|leaked|news|launch date|release date)\b|\?\s*$/
const SERVICE =
  /\b(repair(?:ing)?|repair service|unlock(?:ing)? (?:service|code)|software (?:update|flash\w*)|flashing|pta (?:approval|registration) (?:service|for|kar)|imei)\b/
const PARTS =
  /\b(?:for|k|ke|as) parts?\b|\bparts (?:k|ke|only|for|available)\b|\bspare parts?\b|\bdead(?: set| phone| board)?\b|\bbroken\b|\bicloud lock(?:ed)?\b|\bonly body\b|\bbody only\b|\bpurzay\b|\bbypass(?:ed)?\b|\bparts\b/
const EXCHANGE =
  /\b(?:exchange|trade[- ]?in|swap)\b.{0,30}\b(?:your|old|purana|apna|offer)\b|^(?:exchange|trade[- ]?in|swap)\b/
const WANTED = /\b(?:wanted|required|chahiye|chahye|needed|i want|we buy|buying|looking for)\b/
const BUNDLE =
  /\bbundle\b|\bcombo\b|(?:\+|&|\band\b|\baur\b|\bwith\b|\bplus\b) (?:(?:original|samsung|galaxy|redmi|xiaomi|mi|apple|oneplus|realme|new|a|one|\d+ ?w) ){0,3}(?:buds ?\w*|ear ?buds?|watch|smart ?watch|airpods|freebuds|tab|tablet|power ?bank|head ?phones?|speaker|band)\b|(?:\+|&) (?:original |new )?(?:\d+ ?w )?(?:charger|cover|case|adapter|ear ?phones?|hands ?free)\b/
const QUANTITY =
  /\b(?:set|pack|lot|pair|deal) of \d+\b|\b\d+ ?(?:pcs|pieces|phones|mobiles|units)\b|\bwhole ?sale\b|\bcarton\b/
const OFFERED_BESIDE =
  /\b(?:easy |monthly |bank |card |0% |zero |markup |on )*(?:in?sta?l+[ae]?ments?|qist\w*|emi)(?: (?:plan|par|pe))?(?: (?:bhi|also|is|are))? ?(?:available|possible|facility|offer\w*|mojood|dastyab|option)\b/g

/** Instalments in a title, apart from `instalments available`. A model such as X7 is no `x 7`. */
const inTitle = (title: string) =>
  new RegExp(INSTALMENT.source.replace(String.raw`|\bx ?\d{1,2}\b(?! ?gb)`, String.raw`|[\d,]{4,} ?x ?\d{1,2}\b`)).test(
    title.replace(OFFERED_BESIDE, ' ').replace(/\bpre[- ]?booking\b/g, ' '),
  )

/** Sentences of a description about other phones, or what the shop does besides. */
const OF_OTHERS =
  /\b(?:others?|also|we|our|your|apna|any|all (?:kinds|types|models|brands)|on order|see|visit|ask|beware|dealers?|deals? in|sets of|(?:used|refurbished|non[- ]?pta) (?:phones|sets|mobiles|devices|models))\b/
const PART_OF_PRICE =
  /\b(?:price|amount|figure|rate|qeemat)\b[^.]{0,30}\b(?:advance|down ?payment|monthly|in?sta?l+ment|qist|booking|token)\b/

type Stated = {
  /** Where the name of a phone stands in the Latin title; null where none is named. */
  phone: { at: number; end: number } | null
  hasMemory: boolean
  price: StatedPrice['is']
  /** Whether the figure is called the full price. */
  isCash: boolean
}

export function kindOf(listing: Listing, seller: Seller, { phone, hasMemory, price, isCash }: Stated): KindOfListing {
  const title = latinText(listing.title)
  const stated = `${latinText(wordsOfTerm(listing.condition))} · ${ownSentences(listing.description ?? '')}`
  const of = (kind: ListingKind, why: string, more: Partial<KindOfListing> = {}): KindOfListing => ({
    kind,
    why,
    doubt: null,
    isBundle: false,
    isPartial: false,
    isOfPhone: true,
    ...more,
  })
  const noPhone = { isOfPhone: false }
  const isBundle =
    BUNDLE.test(title.replace(/\b(?:free|gift|muft)\b[^|,;()]{0,40}/g, ' ')) && phone !== null && !FITS.test(title)
  const goods = goodsIn(withoutExtras(isBundle ? title.replace(BUNDLE, ' ') : title))
  if (DUMMY.test(title)) return of('other', leftOutWords.dummy, noPhone)
  if (goods) {
    const isHead = phone === null || goods.at < phone.at || FITS.test(title)
    if (isHead || !hasMemory)
      return of(goods.is, goods.is === 'accessory' ? leftOutWords.accessory : leftOutWords.noPhone, noPhone)
    if (!isUsed(title))
      return of('retail', 'more than the phone is named', { doubt: 'the title names other goods beside the phone' })
  }
  const besideName = phone ? `${title.slice(0, phone.at)} ${title.slice(phone.end)}` : title
  if (ARTICLE.test(besideName) || SERVICE.test(title)) return of('other', leftOutWords.article, noPhone)
  if (PARTS.test(title)) return of('other', leftOutWords.parts)
  if (EXCHANGE.test(title) || WANTED.test(title) || price === 'exchange') {
    return of('other', leftOutWords.exchange, { isPartial: true })
  }
  if (isBundle || QUANTITY.test(title))
    return of('other', 'the sum pays for more than the phone', { isBundle: true, isPartial: true })
  const isPart = inTitle(title) || PART_OF_PRICE.test(latinText(listing.description ?? '')) || seller.isOnInstalments
  if (price === 'instalment' || (isPart && !isCash)) {
    return of('instalment', leftOutWords.instalment, { isPartial: true })
  }
  const isOfPta = isRegistered(title) || isRegistered(stated)
  if (isUnregistered(title) || isUnregistered(stated)) return of('non-pta', 'not registered')
  if (isRefurbished(title) || isRefurbished(stated)) return of('refurbished', 'refurbished')
  if (isUsed(title) || isUsed(stated)) return of('used', 'used')
  const doubt =
    !isOfPta && (isForeignStock(title) || seller.isImporter)
      ? 'an import, of which nobody says that it is registered'
      : isMaybeUsed(title)
        ? 'mint may be its colour or its state'
        : null
  if (seller.isClassified && !isSaidToBeNew(title) && !isSaidToBeNew(stated)) {
    return of('used', 'in a classified ad nobody says that it is new', {
      doubt: 'the ad does not say whether it is new',
    })
  }
  return seller.isOfMaker
    ? of('official', 'sold by the maker or its distributor', { doubt })
    : of('retail', 'new', { doubt })
}

/** What a description says of the set itself. */
const ownSentences = (description: string): string =>
  latinText(description)
    .split(/[.!\n|•·]+(?=\s|$)/)
    .filter(sentence => !OF_OTHERS.test(sentence))
    .join(' · ')
