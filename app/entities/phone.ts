/** The domain type of a phone (DATA-1). */
import type { DataConfidence, PhoneMark } from './enums.ts'
import type { PricePoint } from './phone-parts.ts'
import type { StoredPhone } from './phone-schema.ts'

export type Phone = Omit<StoredPhone, 'price'> & {
  brandName: string
  /** As typed; null when empty. */
  priceText: string | null
  /** Whole rupees; null when there is no price. */
  pricePkr: number | null
  /** Source and date of the price; null when there is no price. */
  priceOrigin: PriceOrigin | null
  /** Text that marks an outdated price; null for a recent price or none. */
  oldPrice: string | null
  /** How well the facts are known; null where nobody said. */
  dataConfidence: DataConfidence | null
  marks: PhoneMark[]
  version: number
  /** Milliseconds since 1970. */
  createdAt: number
  updatedAt: number
}

/** The fields sent to the phone page and comparisons. */
export type ShownPhone = Omit<
  Phone,
  'imagekitPath' | 'isFeatured' | 'priceText' | 'sources' | 'version' | 'createdAt' | 'updatedAt'
>

export type PriceOrigin = Omit<PricePoint, 'pricePkr' | 'isPlotted'>

/** A phone's price with its origin; all null when there is none. */
export type PriceState = { priceText: string | null; pricePkr: number | null; origin: PriceOrigin | null }

/** The data of a card, formatted for display. */
export type PhoneCard = {
  id: string
  slug: string
  name: string
  brand: string
  brandName: string
  imageUrl: string
  /** Release year; empty where unknown. */
  year: string
  pricePkr: number | null
  /** Text that marks an outdated price; null for a recent price or none. */
  oldPrice: string | null
  isFeatured: boolean
  /** Truncated to the card's limits; unknown specs are omitted. */
  specs: { label: string; text: string }[]
}
