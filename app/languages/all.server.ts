/** The texts of all languages, for the server. */
import { type DEFAULT_LANGUAGE, type Language, provideTranslation } from '#app/platform/text/language.ts'
import type { Translation } from './text-modules.ts'
import ur from './ur/index.ts'

/** Languages besides the one in which the modules of texts are written. */
export type OtherLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>

export const translations: Record<OtherLanguage, Partial<Translation>> = { ur }

export const otherLanguages = Object.keys(translations) as OtherLanguage[]

export function provideTranslations(): void {
  for (const language of otherLanguages) provideTranslation(language, translations[language])
}
