/** A phone in the suggestions. */
export type Suggestion = {
  id: string
  name: string
  /** Slug of the brand. */
  brand: string
  slug: string
  /** Text such as `PKR 50,000`; null when there is no price. */
  price: string | null
  /** The text that marks an old price. */
  oldPrice: string | null
  imageUrl: string
}
