/** The forms of the translated texts: keep corrections, mark a module as read (LANG-6). */
import { refusalStatuses } from '#app/admin/api-responses.server.ts'
import { makeChange } from '#app/admin/write.server.ts'
import type { User } from '#app/auth/users.server.ts'
import { privateData } from '#app/http/caching.server.ts'
import { type Flash, redirectWith } from '#app/http/flash.server.ts'
import { intentOf, textField } from '#app/http/page-action.server.ts'
import { changeReview, MAX_CORRECTION, translatedEntries } from '#app/languages/reviews.server.ts'
import { textModulePath } from '#app/platform/paths.ts'
import { languageNamed, moduleNamed } from './texts-page.server.ts'

export const textIntents = ['save', 'reviewed', 'not-reviewed'] as const

/** What the field of a correction is called. */
const FIELD = 'text.'

/** A form that was not saved: what was typed by the path of the text. */
export type TextsProblem = { message: string; typed: Record<string, string>; tooLong: string[] }

type Args = { form: FormData; user: User; request: Request }

export async function handleTextsForm({ form, user: { username }, request }: Args) {
  const { searchParams } = new URL(request.url)
  const name = moduleNamed(searchParams.get('module'))
  if (!name) throw new Response(null, { status: 404 })
  const language = languageNamed(searchParams.get('language'))
  const opened = textField(form, 'version') ?? ''
  const change = { language, name, version: opened === '' ? Number.NaN : Number(opened), username }
  const intent = intentOf(form, textIntents)
  const typed = Object.fromEntries(
    translatedEntries(language, name).flatMap(({ path }) => {
      const text = textField(form, FIELD + path)?.trim() ?? ''
      return text === '' ? [] : [[path, text]]
    }),
  )
  const tooLong = Object.keys(typed).filter(path => (typed[path]?.length ?? 0) > MAX_CORRECTION)
  if (tooLong.length > 0) {
    return again(
      { message: `A correction has at most ${MAX_CORRECTION} characters. Nothing was saved.`, typed, tooLong },
      422,
    )
  }
  // What was typed is kept with the mark too.
  const isReviewed = intent === 'save' ? undefined : intent === 'reviewed'
  const result = await makeChange(() => changeReview({ corrections: typed, isReviewed }, change))
  if (!result.ok) return again({ message: result.message, typed, tooLong }, refusalStatuses[result.reason])
  const done = intent === 'save' ? 'Corrections saved' : intent === 'reviewed' ? 'Marked as reviewed' : 'Mark removed'
  return leave({ title: result.value.isChanged ? done : 'Nothing was changed' }, textModulePath(language, name))
}

function leave(message: Flash, path: string): never {
  throw redirectWith(path, message)
}

const again = (problem: TextsProblem, status: number) => privateData<TextsProblem>(problem, status)
