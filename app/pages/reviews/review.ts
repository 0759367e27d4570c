/** What a review is, and the categories that the reviews page offers. Pure. */
import { reviewsTexts } from './texts.ts'

/** In the order of the page (REVIEW-2). */
export const reviewCategories = ['latest', 'flagship', 'budget', 'midrange', 'camera', 'gaming'] as const
export type ReviewCategory = (typeof reviewCategories)[number]

export const reviewCategoryLabel = (category: ReviewCategory): string => reviewsTexts().categories[category]

/** The category with this name; null for anything else, which shows all. */
export const reviewCategoryNamed = (name: string | null): ReviewCategory | null =>
  reviewCategories.find(category => category === name) ?? null

export type Review = {
  /** The phone's slug. */
  phone: string
  /** 'latest' goes by the release of the phone. */
  categories: Exclude<ReviewCategory, 'latest'>[]
  headline: string
  text: string
  strong: string[]
  weak: string[]
}
