/** The placeholder rating (PHONE-11): shown and included in structured data unless PLACEHOLDER_RATING=off. */
export const PLACEHOLDER_RATING = { value: 4.2, best: 5, reviews: 156 }
export type Rating = typeof PLACEHOLDER_RATING
