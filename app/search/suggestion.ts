/** A phone in the suggestions. */
export type Suggestion = {
  id: string
  name: string
  /** Slug of the brand. */
  brand: string
  slug: string
  /** Text such as `PKR 50,000`; null when there is no price. */
  price: string | null
  /** What is said of the price, such as `Shop price, seen in June 2026 · PriceOye`. */
  priceNote: string | null
  /** The date of the price, as its source gives it. */
  priceDate: string | null
  imageUrl: string
}
