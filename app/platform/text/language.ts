/**
 * The languages that visitors read, and the one place that chooses between them
 * (docs/decisions/012-texts-in-modules.md). The address alone decides: `/ur/…` is Urdu. Pure.
 */

type Locale = {
  direction: 'ltr' | 'rtl'
  /** What it calls itself, for the switch. */
  name: string
  /** Another typeface that readers may choose, by its name; its rules stand with those of the language. */
  otherTypeface?: string
  /** The language as it is spoken here (BCP 47). */
  region: string
  punctuation: { comma: string; semicolon: string; stop: string }
}

/** All that a language is, besides its tags below and its folder of texts in app/languages. */
const locales = {
  en: {
    direction: 'ltr',
    name: 'English',
    region: 'en-PK',
    punctuation: { comma: ',', semicolon: ';', stop: '.' },
  },
  ur: {
    direction: 'rtl',
    name: 'اردو',
    otherTypeface: 'خط نستعلیق',
    region: 'ur-PK',
    punctuation: { comma: '،', semicolon: '؛', stop: '۔' },
  },
} satisfies Record<string, Locale>

export type Language = keyof typeof locales

type Tags = { numbers: string; dates: string }

/**
 * Dates are written day first, as people in Pakistan do, while numbers keep the commas of thousands (BCP 47). Apart from the
 * rest, because the early script has no use of them.
 */
const tags: Record<Language, Tags> = {
  en: { numbers: 'en-US', dates: 'en-GB' },
  ur: { numbers: 'ur-PK-u-nu-latn', dates: 'ur-PK' },
}

export const DEFAULT_LANGUAGE = 'en' satisfies Language
export const languages = Object.keys(locales) as Language[]

/** For a parameter that names a language: the default one unless it names another. */
export const languageNamed = (name: string | null): Language =>
  languages.find(each => each === name) ?? DEFAULT_LANGUAGE

/** In a browser, the document says it. */
let chosen = (): Language =>
  typeof document === 'undefined' ? DEFAULT_LANGUAGE : (document.documentElement.lang as Language)

/** The server chooses by the address of the request. */
export const chooseLanguageBy = (choose: () => Language): void => {
  chosen = choose
}

/** The language of the page that is being made. */
export const language = (): Language => chosen()

/** What is particular to a language, that of the page unless given. */
export const locale = (of = language()): Locale => locales[of]

/** What the addresses of the pages in a language begin with. */
const prefixOf = (of: Language) => (of === DEFAULT_LANGUAGE ? '' : `/${of}`)

/** What `Intl` calls the language of the page. */
export const formatTags = (): Tags => tags[language()]

/** A path of the public site in a language, that of the page unless given: `/mobiles`, `/ur/mobiles`. */
export function localPath(path: string, of = language()): string {
  const prefix = prefixOf(of)
  return prefix === '' ? path : prefix + path.replace(/^\/(?=\?|$)/, '')
}

/** The language of a path or URL, and the path of the same page in English: `/ur/mobiles?page=2` → Urdu, `/mobiles?page=2`. */
export function readLanguage(url: string): { language: Language; path: string } {
  for (const each of languages) {
    const prefix = prefixOf(each)
    if (prefix === '' || !url.startsWith(prefix)) continue
    const rest = url.slice(prefix.length)
    if (rest === '' || rest.startsWith('/')) return { language: each, path: rest === '' ? '/' : rest }
    // The home page with a query, and the data of it.
    if (rest.startsWith('?')) return { language: each, path: `/${rest}` }
    if (/^\.data(\?|$)/.test(rest)) return { language: each, path: `/_root${rest}` }
  }
  return { language: DEFAULT_LANGUAGE, path: url }
}

/** For an element with a text of a source, which is in English on every page. */
export const inEnglish = (): { lang?: Language; dir?: 'ltr' } =>
  language() === DEFAULT_LANGUAGE ? {} : { lang: DEFAULT_LANGUAGE, dir: 'ltr' }

/** All texts of a language, by the name of their module. */
type Translation = Record<string, unknown>

const translations: Partial<Record<Language, Translation>> = {}

/** Makes the texts of another language known: what pages of it need, before the first of them is made. */
export const provideTranslation = (of: Language, texts: Translation): void => {
  translations[of] = { ...translations[of], ...texts }
}

/**
 * The texts of a room or a page, asked for while a page is made: never when a module is loaded, or the language of the
 * first visitor would be everybody's. A language has its own under the same name in app/languages.
 */
export const inLanguage =
  <Texts>(name: string, en: Texts): (() => Texts) =>
  () =>
    (translations[language()]?.[name] as Texts | undefined) ?? en
