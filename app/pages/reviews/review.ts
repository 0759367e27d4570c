/** Type and categories of reviews. Pure. */
import { reviewsTexts } from './texts.ts'

/** In display order (REVIEW-2). */
export const reviewCategories = ['latest', 'flagship', 'budget', 'midrange', 'camera', 'gaming'] as const
export type ReviewCategory = (typeof reviewCategories)[number]

export const reviewCategoryLabel = (category: ReviewCategory): string => reviewsTexts().categories[category]

/** Parses a category; null for other values, which show all reviews. */
export const reviewCategoryNamed = (name: string | null): ReviewCategory | null =>
  reviewCategories.find(category => category === name) ?? null

export type Review = {
  /** The phone's slug. */
  phone: string
  /** 'latest' is derived from the phone's release date. */
  categories: Exclude<ReviewCategory, 'latest'>[]
  headline: string
  text: string
  strong: string[]
  weak: string[]
}
