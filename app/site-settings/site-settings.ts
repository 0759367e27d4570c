/** What administrators choose at `/admin/site`: the figures that the specification made up, and the year of titles (SITE-10). Pure. */
import { z } from 'zod'

/** `sample`: as specified, with a true line beside it; `counted`: what the site has counted instead; `off`: not shown. */
const figure = ['sample', 'counted', 'off'] as const

/** Each setting with its choices; the first is the specified one. */
export const siteSettingChoices = {
  /** 'Daily' price updates, on the home page. */
  priceUpdates: figure,
  /** '10K+' user reviews, on the home page. */
  userReviews: figure,
  /** 4.2 of 5 by 156 reviews, on the pages of phones. */
  rating: figure,
  /** The same in their structured data. */
  ratingData: ['on', 'off'],
  titleYear: ['2025', 'current'],
} as const

type Choices = typeof siteSettingChoices
export type SiteSettingName = keyof Choices
export type SiteSettings = { [Name in SiteSettingName]: Choices[Name][number] }

export const siteSettingNames = Object.keys(siteSettingChoices) as SiteSettingName[]

const choiceOf = <Name extends SiteSettingName>(name: Name) => z.enum(siteSettingChoices[name])

/** What a form chooses. */
export const siteSettingsSchema = z.object({
  priceUpdates: choiceOf('priceUpdates'),
  userReviews: choiceOf('userReviews'),
  rating: choiceOf('rating'),
  ratingData: choiceOf('ratingData'),
  titleYear: choiceOf('titleYear'),
})

export const specifiedSettings: SiteSettings = {
  priceUpdates: 'sample',
  userReviews: 'sample',
  rating: 'sample',
  ratingData: 'on',
  titleYear: '2025',
}
