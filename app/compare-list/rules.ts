/** Limits, outcomes and messages of the compare list (COMPARE-1, COMPARE-2, COMPARE-3). Pure; used by server and browser. */
import { COMPARE_LIMIT } from '#app/platform/compare-limit.ts'
import { COMPARE_COOKIE, readCookie } from '#app/platform/request/cookies.ts'
import { compareListTexts } from './texts.ts'

/** Key in localStorage. */
export const STORAGE_KEY = 'compare-list'
/** Key in localStorage of what the phones of the list are called, by their ids. */
export const NAMES_KEY = 'compare-names'
/** Delay between 'Added to comparison' and 'Ready to compare'. */
export const READY_AFTER_MS = 1500
/** Minimum number of phones for a comparison. */
export const READY_FROM = 2

export type AddOutcome = 'added' | 'exists' | 'full'

/** The list with the phone added, or unchanged with the reason as outcome. */
export function withPhone(ids: string[], id: string): { ids: string[]; outcome: AddOutcome } {
  if (ids.includes(id)) return { ids, outcome: 'exists' }
  if (ids.length >= COMPARE_LIMIT) return { ids, outcome: 'full' }
  return { ids: [...ids, id], outcome: 'added' }
}

/** Parses a stored list: anything but an array is empty (COMPARE-1); invalid, duplicate and excess ids are dropped. */
export function readList(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '')
    return Array.isArray(value) ? tidyIds(value.filter(item => typeof item === 'string')) : []
  } catch {
    return []
  }
}

/** The stored names, as far as there are any: a phone that was added without script or on another device has none. */
export function readNames(stored: string | null): Record<string, string | undefined> {
  try {
    return Object(JSON.parse(stored ?? ''))
  } catch {
    return {}
  }
}

/** Whether a text has the format of a phone id; nothing else may be written to a cookie or URL. */
const isId = (text: string) => /^[\w-]{1,64}$/.test(text)

/** The distinct valid ids, at most `COMPARE_LIMIT`. */
export const tidyIds = (texts: string[]) => [...new Set(texts.filter(isId))].slice(0, COMPARE_LIMIT)

/** The ids in a `Cookie` header; null without the cookie of the list. */
export function listInCookies(cookies: string | null | undefined): string[] | null {
  const value = readCookie(cookies ?? null, COMPARE_COOKIE)
  return value === null ? null : tidyIds(value.split('.'))
}

export type Notice = { title: string; text?: string; isProblem?: true; isShort?: true }

/** The toast after adding a phone. */
export function addNotice(outcome: AddOutcome, name: string): Notice {
  if (outcome === 'exists') {
    return { title: compareListTexts().exists, text: compareListTexts().existsText(name), isShort: true }
  }
  if (outcome === 'full') {
    return {
      title: compareListTexts().full,
      text: compareListTexts().fullText(COMPARE_LIMIT),
      isProblem: true,
    }
  }
  return { title: compareListTexts().added, text: name, isShort: true }
}

/** The toast when there are enough phones to compare. */
export const readyNotice = (): Notice => ({
  title: compareListTexts().ready,
  text: compareListTexts().readyText,
  isShort: true,
})
