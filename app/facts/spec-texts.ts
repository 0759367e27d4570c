/** The texts of a phone that facts are read from. Pure. */
import type { Phone } from '#app/entities/phone.ts'
import { htmlToText } from '#app/platform/text/text.ts'
import { dataSource, type FactSource } from './fact.ts'

/** What facts are derived from. */
export type DescribedPhone = Pick<
  Phone,
  'slug' | 'name' | 'brand' | 'model' | 'releaseDate' | 'shortSpecs' | 'specifications' | 'dimensions' | 'sources'
>

export type SpecTexts = {
  phone: DescribedPhone
  /** The text of a feature; null where the phone has no such row. Case does not matter. */
  text: (category: string, feature: string) => string | null
  /** All features of all categories, with their values. */
  rows: { feature: string; value: string }[]
  /** The leading data set of the specifications. */
  source: FactSource
  /** Whether the leading source names features such as optical stabilization wherever they exist. */
  namesWhatExists: boolean
}

export function specTexts(phone: DescribedPhone): SpecTexts {
  const values = new Map<string, string>()
  const rows: SpecTexts['rows'] = []
  for (const { category, specs } of phone.specifications) {
    for (const { feature, value } of specs) {
      const text = htmlToText(value).replace(endlessNumber, ' ')
      if (text === '') continue
      const key = keyOf(category, feature)
      const former = values.get(key)
      values.set(key, former === undefined ? text : `${former}; ${text}`)
      rows.push({ feature, value: text })
    }
  }
  const leading = phone.sources[0]
  return {
    phone,
    text: (category, feature) => values.get(keyOf(category, feature)) ?? null,
    rows,
    source: leading === undefined ? { id: 'specifications', url: null, date: null } : dataSource(leading),
    namesWhatExists: leading?.startsWith('gsmarena') ?? false,
  }
}

/** Numbers of this length are no facts, and patterns would take quadratic time on them. */
const endlessNumber = /\d{13,}/g

const keyOf = (category: string, feature: string) => `${category.trim().toLowerCase()}/${feature.trim().toLowerCase()}`

/** The first number of a pattern's first group; thousands may be separated by commas. */
export function firstNumber(pattern: RegExp, text: string | null | undefined): number | null {
  const found = pattern.exec(text ?? '')?.[1]
  const value = found === undefined ? Number.NaN : Number(found.replaceAll(',', ''))
  return Number.isFinite(value) ? value : null
}
