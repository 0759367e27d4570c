/** The page of the translated texts: their modules, or one of them with both languages side by side (LANG-6). */
import { type OtherLanguage, otherLanguages } from '#app/languages/all.server.ts'
import { englishEntries, moduleNames, readReview, translatedEntries } from '#app/languages/reviews.server.ts'
import type { TextModule } from '#app/languages/text-modules.ts'

export const languageNamed = (text: string | null): OtherLanguage =>
  otherLanguages.find(each => each === text) ?? (otherLanguages[0] as OtherLanguage)

export const moduleNamed = (text: string | null): TextModule | undefined => moduleNames.find(name => name === text)

export function textsPage({ searchParams }: URL) {
  const language = languageNamed(searchParams.get('language'))
  const name = moduleNamed(searchParams.get('module'))
  return { language, modules: name ? null : listModules(language), opened: name ? openModule(language, name) : null }
}

const listModules = (language: OtherLanguage) =>
  moduleNames.map(name => {
    const { review, corrections } = readReview(language, name)
    return { name, texts: englishEntries(name).length, review, corrections: Object.keys(corrections).length }
  })

function openModule(language: OtherLanguage, name: TextModule) {
  const { version, review, corrections } = readReview(language, name)
  const translated = new Map(translatedEntries(language, name).map(({ path, text }) => [path, text]))
  const texts = englishEntries(name).map(({ path, text }) => ({
    path,
    english: text,
    translated: translated.get(path) ?? '',
    correction: corrections[path] ?? '',
  }))
  const at = moduleNames.indexOf(name)
  return { name, version, review, texts, next: moduleNames[at + 1] ?? null }
}
