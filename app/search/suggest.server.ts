/** Search suggestions. */
import type { PhoneCard } from '#app/entities/phone.ts'
import { MAX_SUGGESTIONS, SUGGEST_FROM_LENGTH } from './limits.ts'
import { foundCards, search } from './search.server.ts'

/** The best phones for the text typed so far; none up to two characters (SEARCH-10). */
export function suggest(text: string): PhoneCard[] {
  const typed = text.trim()
  if (typed.length < SUGGEST_FROM_LENGTH) return []
  return foundCards(search(typed), { limit: MAX_SUGGESTIONS, offset: 0 })
}
