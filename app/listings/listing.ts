/** A listing of a shop, and what is read from it (LISTING-1). */
import { z } from 'zod'

/** The longest text of each kind, in characters. */
export const MAX_LISTING = { title: 1000, description: 20_000, price: 500, word: 200 }

const text = (kind: keyof typeof MAX_LISTING) => z.string().max(MAX_LISTING[kind])

/** At most so many are read at once. */
const MAX_LISTINGS = 1000

const listingSchema = z.object({
  id: text('word').min(1),
  title: text('title'),
  description: text('description').nullish(),
  /** As the shop writes it: `Rs. 1,24,999/-`. */
  priceText: text('price'),
  oldPriceText: text('price').nullish(),
  /** `in_stock`, `Sold Out`, `https://schema.org/PreOrder`. */
  availability: text('word').nullish(),
  /** The maker, in the shop's own words. */
  brandField: text('word').nullish(),
  /** The seller, as an administrator names it. */
  shop: text('word').nullish(),
  condition: text('word').nullish(),
})

export const listingsSchema = z.object({
  listings: z.array(listingSchema).max(MAX_LISTINGS, `At most ${MAX_LISTINGS} listings`),
})

export type Listing = z.infer<typeof listingSchema>

const listingKinds = [
  'retail',
  'official',
  'non-pta',
  'used',
  'refurbished',
  'instalment',
  'accessory',
  'other',
] as const
export type ListingKind = (typeof listingKinds)[number]

/**
 * `price`: may become the price of the phone unseen. `aside`: phone and figure are certain, but it is not the price.
 * `hold`: a person must look. `drop`: nothing to publish.
 */
export type ListingOutcome = 'price' | 'aside' | 'hold' | 'drop'

/** Null stands for what is not known. */
export type ReadListing = {
  id: string
  outcome: ListingOutcome
  slug: string | null
  ramGb: number | null
  storageGb: number | null
  pricePkr: number | null
  kind: ListingKind
  /** False also for what can only be ordered in advance. */
  inStock: boolean | null
  /** The reason in a few words. */
  why: string
}
