/** Which rating the page of a phone shows, and which its structured data has (SITE-12). */
import { reportsOf } from '#app/contact/sent-counts.server.ts'
import { SAMPLE_RATING, type ShownRating } from '#app/phones/rating.ts'
import { settings } from '#app/platform/settings.server.ts'
import { siteSettings } from '#app/site-settings/site-settings.server.ts'

/** `PLACEHOLDER_RATING=off` hides the sample in both places, whatever the panel says. */
export function shownRating(phoneId: string): ShownRating {
  const { rating, ratingData } = siteSettings()
  const sample = settings().PLACEHOLDER_RATING ? SAMPLE_RATING : null
  return {
    sample: rating === 'sample' ? sample : null,
    reports: rating === 'counted' ? reportsOf(phoneId).reports : 0,
    inData: ratingData === 'on' ? sample : null,
  }
}
