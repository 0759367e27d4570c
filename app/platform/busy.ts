/** The response to a write that could not be stored: another process holds the lock, or the disk refuses it. Pure. */
import { platformTexts } from './texts.ts'

/** When to try again. */
export const BUSY_RETRY_S = 5
export const BUSY_HEADERS = { 'Retry-After': String(BUSY_RETRY_S) }

/** What a person reads whose change was not stored. */
export const notStoredText = ({ fault }: { fault: string }): string =>
  fault === 'busy'
    ? platformTexts().busy
    : fault === 'not-asked'
      ? platformTexts().shownAgain
      : platformTexts().cannotStore
