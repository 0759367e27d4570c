/** Browser requests to the helper endpoints. The promises never reject: a failure is a result with a message. */

import { withQuery } from '#app/platform/paths.ts'
import { DEFAULT_LANGUAGE, language } from '#app/platform/text/language.ts'
import { helperTexts } from './texts.ts'

export type AskResult<Value> = { ok: true; value: Value } | { ok: false; status: number; message: string }

/** The address of an endpoint that answers in the language of the page. */
export const inOwnLanguage = (path: string, query: Record<string, string> = {}): string =>
  withQuery(path, { ...query, lang: language() === DEFAULT_LANGUAGE ? undefined : language() })

/** @param endpoint last path segment, below /api/ai */
export async function ask<Value>(endpoint: string, body: unknown, signal?: AbortSignal): Promise<AskResult<Value>> {
  return readResult<Value>(
    fetch(inOwnLanguage(`/api/ai/${endpoint}`), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    }),
  )
}

/** Converts a JSON response to a result. */
export async function readResult<Value>(request: Promise<Response>): Promise<AskResult<Value>> {
  try {
    const response = await request
    const body = await response.json()
    if (response.ok) return { ok: true, value: body }
    return { ok: false, status: response.status, message: body.message ?? helperTexts().unreachable }
  } catch {
    return { ok: false, status: 0, message: helperTexts().unreachable }
  }
}
