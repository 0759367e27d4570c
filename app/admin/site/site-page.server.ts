/** The page of the settings of the site: what is chosen, what would be counted, and the history (SITE-10, SITE-14). */
import { sentCounts } from '#app/contact/sent-counts.server.ts'
import { newestReading } from '#app/phones/newest-reading.server.ts'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { settings } from '#app/platform/settings.server.ts'
import { counted, formatList } from '#app/platform/text/format.ts'
import { whenRead } from '#app/prices/reading.ts'
import {
  listSiteSettingsChanges,
  readSiteSettings,
  type SiteSettingsChange,
} from '#app/site-settings/site-settings.server.ts'
import { type SiteSettings, siteSettingNames } from '#app/site-settings/site-settings.ts'

/** Changes shown; the activity has all. */
const SHOWN_CHANGES = 20

export function sitePage() {
  const { version, settings: chosen } = readSiteSettings()
  return {
    version,
    chosen,
    /** `PLACEHOLDER_RATING=off` wins over both settings of the rating. */
    isRatingForcedOff: !settings().PLACEHOLDER_RATING,
    counted: countedNow(),
    year: todayInPakistan().slice(0, 4),
    history: listSiteSettingsChanges(SHOWN_CHANGES).map(change => ({ ...change, isOver: isOver(change, chosen) })),
  }
}

/** What the choice 'counted' shows now; null: nothing, because nothing is counted. */
function countedNow(): Partial<Record<keyof SiteSettings, string | null>> {
  const reading = newestReading()
  const { reports, messages } = sentCounts()
  const parts = [reports > 0 && counted(reports, 'price report'), messages > 0 && counted(messages, 'message')].filter(
    part => part !== false,
  )
  return {
    priceUpdates: reading && `Newest price read ${whenRead(reading)}`,
    userReviews: parts.length > 0 ? formatList(parts) : null,
  }
}

/** Whether putting the change back would change nothing. */
const isOver = ({ before }: SiteSettingsChange, chosen: SiteSettings) =>
  siteSettingNames.every(name => before[name] === undefined || before[name] === chosen[name])
