/** The model before a phone whose customs value is fixed: a guide where no ruling names the phone itself (PTA-8). Pure. */

import { lineOf } from '#app/facts/model-line.ts'

export type Model = {
  slug: string
  name: string
  /** Of release; null where unknown. */
  year: number | null
}

/** An older predecessor says little. */
const MAX_YEARS = 3

/**
 * The model of the same name with the next lower number, released before the phone, by at most three years; null where
 * there is none.
 * @param models of the same brand
 */
export function predecessorOf(phone: Model, models: Model[]): Model | null {
  const own = lineOf(phone.name)
  if (!own || phone.year === null) return null
  const year = phone.year
  const [nearest] = models
    .flatMap(model => {
      const other = lineOf(model.name)
      const isBefore =
        other?.line === own.line &&
        other.number < own.number &&
        model.year !== null &&
        model.year <= year &&
        year - model.year <= MAX_YEARS
      return isBefore ? [{ model, number: other.number }] : []
    })
    .sort((a, b) => b.number - a.number)
  return nearest?.model ?? null
}
