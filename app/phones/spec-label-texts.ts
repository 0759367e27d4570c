/** What pages call the categories and rows of specifications, which are stored in English; others stay as they are stored. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = { labels: {} as Record<string, string> }

export const specLabelTexts = inLanguage('specLabelTexts', en)

export const specLabel = (stored: string): string => specLabelTexts().labels[stored] ?? stored
