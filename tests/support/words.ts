/** The words of the site in the language of a journey, found by what they say in English. */
import { provideTranslations, translations } from '#app/languages/all.server.ts'
import { type TextModule, textModules } from '#app/languages/text-modules.ts'
import { chooseLanguageBy, DEFAULT_LANGUAGE, type Language } from '#app/platform/text/language.ts'

const moduleNames = Object.keys(textModules) as TextModule[]

let current: Language = DEFAULT_LANGUAGE
chooseLanguageBy(() => current)
provideTranslations()

/** From here on, words and paths are those of this language. */
export const speak = (language: Language): void => {
  current = language
}

function inThe<Value>(language: Language, make: () => Value): Value {
  const before = current
  current = language
  try {
    return make()
  } finally {
    current = before
  }
}

const said = (text: unknown, values: unknown[]): unknown => {
  if (typeof text !== 'function') return values.length === 0 ? text : undefined
  try {
    return text(...values)
  } catch {
    // A text for values of another kind.
    return undefined
  }
}

/** What stands in the translation where this text stands in English. */
function* translationsOf(english: string, values: unknown[], en: unknown, translated: unknown): Generator<string> {
  if (typeof en !== 'object' || en === null) {
    if (inThe(DEFAULT_LANGUAGE, () => said(en, values)) === english) yield String(said(translated, values))
    return
  }
  for (const [key, part] of Object.entries(en)) {
    yield* translationsOf(english, values, part, (translated as Record<string, unknown> | undefined)?.[key])
  }
}

/**
 * This text of the site in the language of the journey: `words('Share')`; a text with values is found by what it says of them,
 * `words('Add Nokia 105 to Compare', 'Nokia 105')`. Throws where the translation has several words for it: `wordsIn`.
 */
export const words = (english: string, ...values: unknown[]): string => translated(english, values, moduleNames)

/** The same, from one module of texts. */
export const wordsIn = (name: TextModule, english: string, ...values: unknown[]): string =>
  translated(english, values, [name])

function translated(english: string, values: unknown[], names: TextModule[]): string {
  const language = current
  if (language === DEFAULT_LANGUAGE) return english
  const all = names.flatMap(name => [
    ...translationsOf(
      english,
      values,
      inThe<unknown>(DEFAULT_LANGUAGE, textModules[name]),
      translations[language][name],
    ),
  ])
  const [only, ...others] = new Set(all)
  if (only === undefined) throw new Error(`The site has no text '${english}'.`)
  if (others.length > 0)
    throw new Error(`'${english}' is ${[only, ...others].join(' and ')}: name its module of texts.`)
  return only
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A pattern for a text that begins with these words. */
export const beginsWith = (text: string): RegExp => new RegExp(`^${escaped(text)}`)

/** A pattern for a text that has these words. */
export const contains = (text: string): RegExp => new RegExp(escaped(text))

/** Stands for a value that a journey does not know: `withAny(words(`Add ${any} to Compare`, any))`. */
export const any = '…'

/** A pattern for a whole text, with a group for each `any` in it, of what fits `what`. */
export const withAny = (text: string, what = '.+'): RegExp => new RegExp(`${beginningWithAny(text, what).source}$`)

/** The same for the beginning of a text. */
export const beginningWithAny = (text: string, what = '.+'): RegExp =>
  new RegExp(`^${escaped(text).replaceAll(any, `(${what})`)}`)
