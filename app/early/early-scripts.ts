/** The path of the early script in each language. */
import type { Language } from '#app/platform/text/language.ts'
import en from './early.ts?bundle'
import ur from './early.ts?bundle=ur'

export const earlyScripts: Record<Language, string> = { en, ur }
