/** One sentence for each compared phone on what it is better at (COMPARE-8). Pure. */

import type { ShownPhone } from '#app/entities/phone.ts'
import type { Measures } from '#app/phones/measures.ts'
import { formatList, formatNumber } from '#app/platform/text/format.ts'
import { formatPrice } from '#app/prices/price.ts'
import { comparedMeasures } from './compared-measures.ts'
import { bestOf, type Preference } from './differences.ts'
import { type CompareTableTexts, compareTableTexts } from './table-texts.ts'

type Merit = {
  measure: keyof Measures & keyof CompareTableTexts['merits']
  prefer: Preference
  tolerance: number
  figure: (value: number) => string
}

const gigabytes = (value: number) =>
  value >= 1024 ? `${value / 1024} TB` : value < 1 ? `${value * 1024} MB` : `${value} GB`

/** Most important for shoppers first. */
const merits: Merit[] = [
  {
    measure: 'pricePkr',
    prefer: 'less',
    tolerance: 0.02,
    figure: formatPrice,
  },
  {
    measure: 'batteryMah',
    prefer: 'more',
    tolerance: 0.03,
    figure: value => `${formatNumber(value)} mAh`,
  },
  {
    measure: 'chargingW',
    prefer: 'more',
    tolerance: 0.1,
    figure: value => `${value} W`,
  },
  {
    measure: 'mainCameraMp',
    prefer: 'more',
    tolerance: 0.1,
    figure: value => `${value} MP`,
  },
  {
    measure: 'refreshHz',
    prefer: 'more',
    tolerance: 0.05,
    figure: value => `${value} Hz`,
  },
  {
    measure: 'ramGb',
    prefer: 'more',
    tolerance: 0,
    figure: gigabytes,
  },
  {
    measure: 'storageGb',
    prefer: 'more',
    tolerance: 0,
    figure: gigabytes,
  },
  {
    measure: 'weightG',
    prefer: 'less',
    tolerance: 0.03,
    figure: value => `${value} g`,
  },
  {
    measure: 'thicknessMm',
    prefer: 'less',
    tolerance: 0.05,
    figure: value => `${value} mm`,
  },
]

export type Verdict = { id: string; name: string; text: string }

/** A sentence for each phone; empty for fewer than two phones. */
export function verdicts(phones: ShownPhone[]): Verdict[] {
  if (phones.length < 2) return []
  const text = compareTableTexts()
  const measures = phones.map(comparedMeasures)
  const wins = phones.map((): string[] => [])
  for (const { measure, prefer, tolerance, figure } of merits) {
    const values = measures.map(each => each[measure])
    const marks = bestOf(values, prefer, tolerance)
    // A tie has no winner.
    if (marks.filter(Boolean).length !== 1) continue
    const winner = marks.indexOf(true)
    const known = values.filter(value => value !== null).length
    const { ofTwo, ofMany } = text.merits[measure]
    wins[winner]?.push(text.merit(known === 2 ? ofTwo : ofMany, figure(values[winner] ?? 0)))
  }
  return phones.map(({ id, name, pricePkr }, index) => {
    const own = wins[index] ?? []
    const sentence = own.length > 0 ? text.leads(name, formatList(own)) : text.leadsInNone(name)
    return { id, name, text: pricePkr === null ? text.withoutPrice(sentence) : sentence }
  })
}
