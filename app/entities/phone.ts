/** The domain type of a phone (DATA-1). */
import type { DataConfidence, PhoneMark, PriceGrade } from './enums.ts'
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
  /** Null when there is no price. */
  priceGrade: PriceGrade | null
  /** Null when there is no price, or its origin is not known. */
  priceNote: PriceNote | null
  /** Whether the price may have changed since. */
  isPriceStale: boolean
  /** Whether the release date was only expected, and nobody said that the phone came. */
  isReleaseExpected: boolean
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
  'imagekitPath' | 'isFeatured' | 'marks' | 'priceText' | 'sources' | 'version' | 'createdAt' | 'updatedAt'
>

export type PriceOrigin = Omit<PricePoint, 'pricePkr' | 'isPlotted'>

/** What is said of a price, in the words of the day, and its date as the source gives it. */
export type PriceNote = {
  /** `Shop price, seen 12 Oct 2026 · PriceOye`. */
  text: string
  date: string
  /** On a card: the memory that the price names, `8 + 128 GB`. */
  memory?: string
  /** Of a price over a year ago, which is muted. */
  isLastSeen?: true
}

/** A phone's price with its origin; all null when there is none. */
export type PriceState = { priceText: string | null; pricePkr: number | null; origin: PriceOrigin | null }

/** A cell of the table of variants, with its text before and after a change. */
export type VariantChange = { feature: string; before: string; after: string }

/** A spec on a card, truncated to its limits. */
export type CardSpec = {
  label: string
  text: string
  /** Where the label is not shown, what is said behind the text. */
  unit?: string
  /** Whether the list is of phones with this. */
  isAsked?: true
}

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
  priceGrade: PriceGrade | null
  priceNote: PriceNote | null
  /** Whether the price may have changed since. */
  isPriceStale: boolean
  isFeatured: boolean
  /** What the card says of this phone in this list, such as what it lacks. */
  remark?: string
  /** What it is good for, in a few words each; empty where that is not known, and of phones with keys. */
  summary: string[]
  /** What is said in its place where it is not known. */
  unknown?: string
  /** Whether no more than its memory is known, so that its picture would be an empty outline. */
  isBare?: true
  /** Among similar phones: the greatest things that it has better than the phone they are similar to. */
  advantage?: string
  /** Among phones similar to one without a price: so alike that its price tells about that one. */
  isAlike?: boolean
  /** Among the same: whether a source says that it has 5G. */
  hasFiveG?: boolean
  /** Each in its place; null where it is unknown. */
  specs: (CardSpec | null)[]
}
