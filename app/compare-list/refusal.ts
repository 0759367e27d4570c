import { COMPARE_LIMIT } from '#app/platform/compare-limit.ts'
import { refusalTexts } from './refusal-texts.ts'

/** Why the phone cannot join these; null when it can (COMPARE-6). */
export function refusalOf(id: string, ids: string[]): string | null {
  if (ids.includes(id)) return refusalTexts().chosen
  return ids.length >= COMPARE_LIMIT ? refusalTexts().limitReached : null
}
