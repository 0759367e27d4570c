/** The sample rating of the specification (PHONE-11), which no reader gave. */
export const SAMPLE_RATING = { value: 4.2, best: 5, reviews: 156 }
type Rating = typeof SAMPLE_RATING

/** What a phone's page says of ratings (SITE-12). */
export type ShownRating = {
  /** The sample beside the review; null where it is switched off or replaced. */
  sample: Rating | null
  /** The price reports of readers about the phone, in its place; 0 where they are not shown, or there are none. */
  reports: number
  /** The sample in the structured data; null where it is switched off. */
  inData: Rating | null
}
