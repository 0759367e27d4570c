/** A phone as the rest of the site sees it (DATA-1). */
import type { PricePoint } from './phone-parts.ts'
import type { StoredPhone } from './phone-schema.ts'

export type Phone = Omit<StoredPhone, 'price'> & {
  brandName: string
  /** As typed; null when empty. */
  priceText: string | null
  /** Whole rupees; null when there is no price. */
  pricePkr: number | null
  /** Where the price comes from and when it held; null when there is no price. */
  priceOrigin: PriceOrigin | null
  /** The words that mark an old price; null for a fresh one, or none. */
  oldPrice: string | null
  version: number
  /** Milliseconds since 1970. */
  createdAt: number
  updatedAt: number
}

/** What the page of a phone and a comparison are given of it. */
export type ShownPhone = Omit<
  Phone,
  'imagekitPath' | 'isFeatured' | 'priceText' | 'sources' | 'version' | 'createdAt' | 'updatedAt'
>

export type PriceOrigin = Pick<PricePoint, 'source' | 'date' | 'kind'>

/** The price of a phone with its origin; all null where there is none. */
export type PriceState = { priceText: string | null; pricePkr: number | null; origin: PriceOrigin | null }

/** What a card shows, ready to be shown. */
export type PhoneCard = {
  id: string
  slug: string
  name: string
  brand: string
  brandName: string
  imageUrl: string
  /** Of its release; empty where that is not known. */
  year: string
  pricePkr: number | null
  /** The words that mark an old price; null for a fresh one, or none. */
  oldPrice: string | null
  isFeatured: boolean
  /** Cut to the card's limits; a spec that is not known is absent. */
  specs: { label: string; text: string }[]
}
