/** The response to a write that could not be stored: another process holds the lock, or the disk refuses it. Pure. */
import { platformTexts } from './texts.ts'

export const BUSY_HEADERS = { 'Retry-After': '5' }

/** What a person reads whose change was not stored. */
export const notStoredText = ({ fault }: { fault: string }): string =>
  fault === 'busy'
    ? platformTexts().busy
    : fault === 'not-asked'
      ? platformTexts().shownAgain
      : platformTexts().cannotStore
