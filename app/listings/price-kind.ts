/** The kind of price that a cell names. Pure. */
import { type PriceKind, priceKinds } from '#app/entities/enums.ts'
import { isUnregistered } from './offer-words.ts'

/** `Non PTA`, `JV` → non-pta; `Official price`, `retail`: the kind in the text. Undefined for none. */
export function priceKindNamed(text: string): PriceKind | undefined {
  if (isUnregistered(text)) return 'non-pta'
  const word = text.toLowerCase().replace(/\s*price$/, '')
  return word === 'shop' ? 'retail' : priceKinds.find(kind => kind === word)
}
