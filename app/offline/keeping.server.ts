/** For pages that can be saved for reading offline: their day, and whether they are saved at all (OFFLINE-3). */
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { settings } from '#app/platform/settings.server.ts'

/** `today`: the day on which the page is sent, and so saved. */
export type Keeping = { today: string; isOn: boolean }

export const keeping = (): Keeping => ({ today: todayInPakistan(), isOn: settings().OFFLINE_READING })
