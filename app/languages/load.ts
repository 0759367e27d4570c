/** The texts of other languages for a browser, which loads them only on pages in that language. */
import { type Language, provideTranslation } from '#app/platform/text/language.ts'
import type { Translation } from './text-modules.ts'

/** Null for the language in which the modules of texts are written. */
const translations: Record<Language, (() => Promise<{ default: Partial<Translation> }>) | null> = {
  en: null,
  ur: () => import('./ur/index.ts'),
}

/** Resolves once pages can be made in this language. */
export async function loadTranslation(language: Language): Promise<void> {
  const texts = await translations[language]?.()
  if (texts) provideTranslation(language, texts.default)
}
