/** What was read of a row of a price list, which the preview shows beside its result (IMPORT-9). Pure. */
import { memoryOf } from '#app/prices/sources.ts'
import type { PhoneFacts } from '../normalize/facts.ts'
import { memoryNamed } from '../normalize/measures.ts'
import { type NamedBrand, namePhone, type PhoneName } from '../normalize/names.ts'
import { readListPrice } from '../normalize/prices.ts'
import type { Row } from '../read/row.ts'

/** A stored phone with its price of now; 0 for none. */
type PricedPhone = { brand: string; slug: string; name: string; pricePkr: number; date: string | null }

export type RowReading = {
  /** The line, or the name and the price of the row, as sent. */
  sent: string
  /** The phone that it names; null where none is certain. */
  phone: PricedPhone | null
  /** `8GB + 256GB`; empty where none is named. */
  version: string
  /** Null where no price can be read. */
  pricePkr: number | null
  /** Name and brand, by slug, for the form of a phone that is not here; null for others. */
  unknown: { name: string; brand: string } | null
}

type Read = { facts: PhoneFacts; named: PhoneName | null; phone: PricedPhone | null; known: NamedBrand[] }

/** @param given as the row has it, `facts` as a listing was read */
export function readingOf(row: Row, given: PhoneFacts, { facts, named, phone, known }: Read): RowReading {
  const price = readListPrice(facts.price, facts.currency)
  const name = phone ? null : (named ?? namePhone(given.brand, given.name || given.model, known))
  return {
    sent: row.sent ?? [given.name || given.model, given.price].filter(Boolean).join(' · '),
    phone: phone && { ...phone },
    version: memoryOf(memoryNamed(facts, named?.variant ?? null)),
    pricePkr: price.ok ? price.pricePkr : null,
    unknown: name && { name: name.name, brand: name.brand.slug },
  }
}
