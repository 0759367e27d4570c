/** What each compared phone is better at, in one plain sentence (COMPARE-8). Pure. */

import type { ShownPhone } from '#app/entities/phone.ts'
import { type Measures, measuresOf } from '#app/phones/measures.ts'
import { formatNumber, formatPrice } from '#app/prices/price.ts'
import { bestOf, type Preference } from './differences.ts'

type Merit = {
  measure: keyof Measures
  prefer: Preference
  tolerance: number
  /** Words for one of two phones, and for one of more. */
  ofTwo: string
  ofMany: string
  figure: (value: number) => string
}

const gigabytes = (value: number) =>
  value >= 1024 ? `${value / 1024} TB` : value < 1 ? `${value * 1024} MB` : `${value} GB`

/** What a shopper asks for, most important first. */
const merits: Merit[] = [
  {
    measure: 'pricePkr',
    prefer: 'less',
    tolerance: 0.02,
    ofTwo: 'costs less',
    ofMany: 'costs least',
    figure: formatPrice,
  },
  {
    measure: 'batteryMah',
    prefer: 'more',
    tolerance: 0.03,
    ofTwo: 'has the larger battery',
    ofMany: 'has the largest battery',
    figure: value => `${formatNumber(value)} mAh`,
  },
  {
    measure: 'chargingW',
    prefer: 'more',
    tolerance: 0.1,
    ofTwo: 'charges with more power',
    ofMany: 'charges with the most power',
    figure: value => `${value} W`,
  },
  {
    measure: 'mainCameraMp',
    prefer: 'more',
    tolerance: 0.1,
    ofTwo: 'has more megapixels in the main camera',
    ofMany: 'has the most megapixels in the main camera',
    figure: value => `${value} MP`,
  },
  {
    measure: 'refreshHz',
    prefer: 'more',
    tolerance: 0.05,
    ofTwo: 'has the smoother screen',
    ofMany: 'has the smoothest screen',
    figure: value => `${value} Hz`,
  },
  {
    measure: 'ramGb',
    prefer: 'more',
    tolerance: 0,
    ofTwo: 'comes with more memory',
    ofMany: 'comes with the most memory',
    figure: gigabytes,
  },
  {
    measure: 'storageGb',
    prefer: 'more',
    tolerance: 0,
    ofTwo: 'comes with more storage',
    ofMany: 'comes with the most storage',
    figure: gigabytes,
  },
  {
    measure: 'weightG',
    prefer: 'less',
    tolerance: 0.03,
    ofTwo: 'is lighter',
    ofMany: 'is the lightest',
    figure: value => `${value} g`,
  },
  {
    measure: 'thicknessMm',
    prefer: 'less',
    tolerance: 0.05,
    ofTwo: 'is thinner',
    ofMany: 'is the thinnest',
    figure: value => `${value} mm`,
  },
]

export type Verdict = { id: string; name: string; text: string }

/** A sentence for each phone; none for fewer than two. */
export function verdicts(phones: ShownPhone[]): Verdict[] {
  if (phones.length < 2) return []
  const measures = phones.map(measuresOf)
  const wins = phones.map((): string[] => [])
  for (const { measure, prefer, tolerance, ofTwo, ofMany, figure } of merits) {
    const values = measures.map(each => each[measure])
    const marks = bestOf(values, prefer, tolerance)
    // Only a phone that is alone at the top is better than the others.
    if (marks.filter(Boolean).length !== 1) continue
    const winner = marks.indexOf(true)
    const known = values.filter(value => value !== null).length
    wins[winner]?.push(`${known === 2 ? ofTwo : ofMany} (${figure(values[winner] ?? 0)})`)
  }
  const list = new Intl.ListFormat('en', { type: 'conjunction' })
  return phones.map(({ id, name, pricePkr }, index) => {
    const own = wins[index] ?? []
    const text = own.length > 0 ? `${name} ${list.format(own)}.` : `${name} leads in none of the figures compared here.`
    return { id, name, text: pricePkr === null ? `${text} Its price is not known.` : text }
  })
}
