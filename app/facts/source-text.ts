/** Where a fact comes from, in words. Pure. */
import { formatDate } from '#app/platform/text/format.ts'
import type { FactSource } from './fact.ts'
import { factTexts } from './texts.ts'

/** A source as pages name it: who published it, its address, its date as the source gives it. */
export type NamedSource = { name: string; url: string | null; date: string | null }

export function namedSource({ id, url, date }: FactSource): NamedSource {
  const { publishers, makersPromise } = factTexts()
  const known = publishers[/^[a-z]+/.exec(id)?.[0] ?? '']
  // A promise for a product line has the line as its id; its address is the maker's.
  return { name: known ?? (id.includes('.') ? id : url === null ? id : makersPromise), url, date }
}

/** `GSMArena, June 2026`. */
export function describeSource(source: FactSource): string {
  const { name, date } = namedSource(source)
  return date === null ? name : factTexts().dated(name, formatDate(date.slice(0, 7)))
}
