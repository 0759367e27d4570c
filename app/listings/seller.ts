/** What the name of a seller tells (LISTING-6). Pure. */
import { latinText } from './urdu.ts'

export type Seller = {
  /** The maker's own store, or its distributor. */
  isOfMaker: boolean
  /** Private persons offer there: a set is used unless it is called new. */
  isClassified: boolean
  /** Prices there are instalments unless they are called cash. */
  isOnInstalments: boolean
  /** Sells what was brought from abroad: registration must be stated. */
  isImporter: boolean
}

const MAKER_STORE =
  /\b(brand|flagship|experience|concept|company|exclusive) (store|shop|outlet|centre|center)\b|\bofficial(?! (reseller|dealer))\b|\bdistribut(or|ion)s?\b/
const STORE_WITH_MAKER = /\b(store|shop|mall|estore|e-store|pakistan|online)\b/

/** @param maker the maker that the seller's name tells, null for none */
export function sellerOf(shop: string | null | undefined, maker: string | null): Seller {
  const name = latinText(shop ?? '')
  return {
    isOfMaker:
      MAKER_STORE.test(name) ||
      (maker !== null && STORE_WITH_MAKER.test(name) && !/\b(resell|dealer|used|zone|house)/.test(name)),
    isClassified: /\b(ads?|classifieds?|olx|mandi|buy ?(&|and|n) ?sell|second ?hand|used|marketplace|group)\b/.test(
      name,
    ),
    isOnInstalments: /\b(qist\w*|kist\w*|in?sta?l+ment\w*|easy ?pay\w*|on easy)\b/.test(name),
    isImporter: /\b(imports?|importers?|dubai|overseas|abroad)\b/.test(name),
  }
}
