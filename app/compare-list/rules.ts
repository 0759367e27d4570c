/** The rules of the compare list (COMPARE-1, COMPARE-2, COMPARE-3): limits, outcomes and words. Pure; for server and browser alike. */
import { compareListTexts } from './texts.ts'
export const COMPARE_LIMIT = 4
/** Where a browser keeps the list. */
export const STORAGE_KEY = 'compare-list'
/** From 'Added to comparison' to 'Ready to compare'. */
export const READY_AFTER_MS = 1500
/** The list is worth a comparison from this many phones on. */
export const READY_FROM = 2

export type AddOutcome = 'added' | 'exists' | 'full'

/** The list with one phone more, or as it was and why. */
export function withPhone(ids: string[], id: string): { ids: string[]; outcome: AddOutcome } {
  if (ids.includes(id)) return { ids, outcome: 'exists' }
  if (ids.length >= COMPARE_LIMIT) return { ids, outcome: 'full' }
  return { ids: [...ids, id], outcome: 'added' }
}

/** A stored list: only an array counts (COMPARE-1); what in it is no id, twice there or too much is left out. */
export function readList(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '')
    return Array.isArray(value) ? tidyIds(value.filter(item => typeof item === 'string')) : []
  } catch {
    return []
  }
}

/** What an id of a phone looks like; nothing else may reach a cookie or an address. */
const isId = (text: string) => /^[\w-]{1,64}$/.test(text)

/** The ids among these texts, without repetitions, at most as many as can be compared. */
export const tidyIds = (texts: string[]) => [...new Set(texts.filter(isId))].slice(0, COMPARE_LIMIT)

export type Notice = { title: string; text?: string; isProblem?: true }

/** What a visitor hears after adding a phone. */
export function addNotice(outcome: AddOutcome, name: string): Notice {
  if (outcome === 'exists') {
    return { title: compareListTexts().exists, text: compareListTexts().existsText(name) }
  }
  if (outcome === 'full') {
    return {
      title: compareListTexts().full,
      text: compareListTexts().fullText(COMPARE_LIMIT),
      isProblem: true,
    }
  }
  return { title: compareListTexts().added, text: compareListTexts().addedText(name) }
}

/** What a visitor hears once there is something to compare. */
export const readyNotice = (): Notice => ({ title: compareListTexts().ready, text: compareListTexts().readyText })

/** What a visitor reads where ids of the list or the link belong to no phone; null for none. */
export function leftOutText(count: number): string | null {
  if (count < 1) return null
  return compareListTexts().leftOut(count)
}
