/**
 * The languages that visitors read, and the one place that chooses between them
 * (docs/decisions/012-texts-in-modules.md). Pure.
 */

type Locale = { numbers: string; dates: string; region: string }

/** Dates are written day first, as people in Pakistan do, while numbers keep the commas of thousands. */
const locales = {
  en: { numbers: 'en-US', dates: 'en-GB', region: 'en-PK' },
} as const satisfies Record<string, Locale>

export type Language = keyof typeof locales

/** The language of the page that is being made. */
export const language = (): Language => 'en'

/** How this language writes numbers and dates, as BCP 47 names it, and the language as it is spoken here. */
export const locale = (): Locale => locales[language()]

/**
 * The texts of a room or a page, asked for while a page is made: never when a module is loaded, or the language of the
 * first visitor would be everybody's.
 */
export const inLanguage =
  <Texts>(texts: Record<Language, Texts>): (() => Texts) =>
  () =>
    texts[language()]
