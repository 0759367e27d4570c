/**
 * What native readers did with the translated texts (LANG-6): which modules they marked as reviewed, and what they would
 * say otherwise. Nothing of it changes a page: texts with values are functions, so corrections are part of the next release.
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { recordActivity } from '#app/activity/activity.server.ts'
import { fieldChanges } from '#app/activity/field-change.ts'
import { withLanguage } from '#app/platform/request/request-context.server.ts'
import { CHANGED_MEANWHILE, type Result, refused } from '#app/platform/result.ts'
import { DEFAULT_LANGUAGE } from '#app/platform/text/language.ts'
import { cachePerVersion, invalidateContent } from '#db/content-version.server.ts'
import { readState, storeState } from '#db/site-state.server.ts'
import { type OtherLanguage, otherLanguages, translations } from './all.server.ts'
import { type TextEntry, textEntries } from './text-entries.ts'
import { type TextModule, textModules } from './text-modules.ts'

export const moduleNames = Object.keys(textModules) as TextModule[]

/** Longest correction, in characters: the longest paragraph of the site has a third of it. */
export const MAX_CORRECTION = 6000

const stored = z.object({
  version: z.number().int(),
  /** `at` in milliseconds since 1970; `texts` a digest of what was read. */
  review: z.object({ by: z.string(), at: z.number(), texts: z.string() }).nullable(),
  /** By the path of the text. */
  corrections: z.record(z.string(), z.string()),
})
type Stored = z.infer<typeof stored>

const keyOf = (language: OtherLanguage, name: TextModule) => `texts:${language}:${name}`

function readStored(language: OtherLanguage, name: TextModule): Stored {
  const text = readState(keyOf(language, name))
  return text === undefined ? { version: 0, review: null, corrections: {} } : stored.parse(JSON.parse(text))
}

export const englishEntries = (name: TextModule): TextEntry[] =>
  withLanguage(DEFAULT_LANGUAGE, () => textEntries(textModules[name]()))

export const translatedEntries = (language: OtherLanguage, name: TextModule): TextEntry[] =>
  withLanguage(language, () => textEntries(translations[language][name]))

/** A digest of a module in both languages: another release may say something else. */
const digestOf = (language: OtherLanguage, name: TextModule) =>
  createHash('sha256')
    .update(JSON.stringify([englishEntries(name), translatedEntries(language, name)]))
    .digest('base64url')

export type ModuleReview = {
  version: number
  /** Null until somebody marked it. @property isOfNow whether it still says what was read */
  review: { by: string; at: number; isOfNow: boolean } | null
  corrections: Record<string, string>
}

export function readReview(language: OtherLanguage, name: TextModule): ModuleReview {
  const { version, review, corrections } = readStored(language, name)
  return {
    version,
    review: review && { by: review.by, at: review.at, isOfNow: review.texts === digestOf(language, name) },
    corrections,
  }
}

const reviewed = cachePerVersion('reviewed languages', () => ({
  languages: otherLanguages.filter(language =>
    moduleNames.every(name => readReview(language, name).review?.isOfNow ?? false),
  ),
}))

/** Whether native readers have read all texts of this language as they are now. */
export const isReviewed = (language: OtherLanguage): boolean => reviewed().languages.includes(language)

type Change = { language: OtherLanguage; name: TextModule; version: number; username: string }

/**
 * Keeps the corrections of a module, and whether it is reviewed, in the caller's transaction; refused where somebody changed
 * them since that version.
 * @param isReviewed undefined where the mark stays as it is
 */
export function changeReview(
  { corrections, isReviewed }: { corrections: Record<string, string>; isReviewed?: boolean | undefined },
  { language, name, version, username }: Change,
  now = Date.now(),
): Result<{ isChanged: boolean }> {
  const former = readStored(language, name)
  if (former.version !== version) return refused('conflict', CHANGED_MEANWHILE)
  const mark = isReviewed ? { by: username, at: now, texts: digestOf(language, name) } : null
  const next = { ...former, corrections, review: isReviewed === undefined ? former.review : mark }
  const [before, after] = [fieldsOf(former), fieldsOf(next)]
  const blank = Object.fromEntries(Object.keys({ ...before, ...after }).map(field => [field, null]))
  const changes = fieldChanges({ ...blank, ...before }, { ...blank, ...after })
  if (changes.length === 0) return { ok: true, value: { isChanged: false } }
  storeState(keyOf(language, name), JSON.stringify({ ...next, version: version + 1 }))
  recordActivity({ username, action: 'update', subject: 'text', subjectName: `${language}/${name}`, changes })
  // Pages show the mark alone.
  if (isReviewed !== undefined) invalidateContent()
  return { ok: true, value: { isChanged: true } }
}

const fieldsOf = ({ review, corrections }: Stored): Record<string, string | null> => ({
  reviewed: review && `${review.by}, ${new Date(review.at).toISOString()}`,
  ...corrections,
})

/** All corrections as a list for the next release: file, text, what it says, what it should say. */
export function correctionsPatch(language: OtherLanguage): string {
  const parts = moduleNames.flatMap(name => {
    const { corrections } = readStored(language, name)
    const paths = Object.keys(corrections)
    if (paths.length === 0) return []
    const now = new Map(translatedEntries(language, name).map(({ path, text }) => [path, text]))
    const file = name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
    return [
      `--- app/languages/${language}/${file}.ts`,
      ...paths.flatMap(path => [
        `@@ ${path}`,
        ...lines('-', now.get(path) ?? ''),
        ...lines('+', corrections[path] ?? ''),
      ]),
    ]
  })
  return `${parts.join('\n')}\n`
}

const lines = (sign: string, text: string) => text.split('\n').map(line => sign + line)
