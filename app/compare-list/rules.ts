/** The rules of the compare list (COMPARE-1, COMPARE-2, COMPARE-3): limits, outcomes and words. Pure; for server and browser alike. */

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
    return { title: 'Already in comparison', text: `${name} is already in your comparison list.` }
  }
  if (outcome === 'full') {
    return {
      title: 'Comparison limit reached',
      text: `You can compare up to ${COMPARE_LIMIT} phones at once. Remove one to add another.`,
      isProblem: true,
    }
  }
  return { title: 'Added to comparison', text: `${name} is in your comparison list.` }
}

export const READY_NOTICE: Notice = { title: 'Ready to compare', text: 'You can compare your phones side by side now.' }
export const READY_ACTION = 'View Comparison'

/** What a visitor reads where ids of the list or the link belong to no phone; null for none. */
export function leftOutText(count: number): string | null {
  if (count < 1) return null
  return count === 1
    ? '1 phone is not in our catalogue and was left out.'
    : `${count} phones are not in our catalogue and were left out.`
}
