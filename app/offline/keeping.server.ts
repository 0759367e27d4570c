/** What pages that may be kept tell of keeping (OFFLINE-3). */
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { settings } from '#app/platform/settings.server.ts'

/** The day on which the page is sent, which is that on which it is kept, and whether pages are kept at all. */
export type Keeping = { today: string; isOn: boolean }

export const keeping = (): Keeping => ({ today: todayInPakistan(), isOn: settings().OFFLINE_READING })
