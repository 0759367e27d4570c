/** Type and categories of reviews. Pure. */
import { reviewsTexts } from './texts.ts'

/** In display order (REVIEW-2). */
export const reviewCategories = ['latest', 'flagship', 'budget', 'midrange', 'camera', 'gaming'] as const
export type ReviewCategory = (typeof reviewCategories)[number]

export const reviewCategoryLabel = (category: ReviewCategory): string => reviewsTexts().categories[category]

/** Parses a category; null for other values, which show all reviews. */
export const reviewCategoryNamed = (name: string | null): ReviewCategory | null =>
  reviewCategories.find(category => category === name) ?? null

/** The reviewed phones by slug, with their categories; 'latest' is derived from the phone's release date. */
export const reviewedPhones = {
  'samsung-galaxy-s26-ultra': ['flagship', 'camera'],
  'apple-iphone-17': ['flagship'],
  'vivo-x300-pro': ['flagship', 'camera'],
  'xiaomi-poco-x7-pro': ['midrange', 'gaming'],
  'realme-15-pro': ['midrange', 'gaming'],
  'vivo-v60': ['midrange', 'camera'],
  'samsung-galaxy-a56': ['midrange'],
  'tecno-camon-40-pro-5g': ['midrange', 'camera'],
  'infinix-hot-60-pro': ['midrange', 'gaming'],
  'realme-c85-4g': ['midrange'],
  'xiaomi-redmi-a5': ['budget'],
  'samsung-galaxy-a07-4g': ['budget'],
  'oppo-a5x': ['budget'],
} as const satisfies Record<string, Exclude<ReviewCategory, 'latest'>[]>
export type ReviewedPhone = keyof typeof reviewedPhones

export type ReviewText = { headline: string; text: string; strong: string[]; weak: string[] }
