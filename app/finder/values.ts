/** What the finder reads of a phone for each need. Pure. */
import type { FactColumns } from '#app/facts/columns.ts'
import { yearsUntil } from '#app/facts/updates-left.ts'
import { type NeedId, type NeedOfColumn, needIds, needRule } from './needs.ts'
import type { NeedValue } from './table.ts'

/** What is not derived from its specifications. */
export type ListedPhone = {
  brand: string
  /** Whole rupees; null without a price. */
  pricePkr: number | null
  grade: string | null
  series: string
  /** Null where unknown. */
  releaseYear: number | null
}

type Read = (facts: FactColumns, phone: ListedPhone, today: Date) => NeedValue

/** Of the needs that are not simply a column. */
const readings: Record<Exclude<NeedId, NeedOfColumn>, Read> = {
  price: (_, { pricePkr }) => pricePkr,
  priceMin: (_, { pricePkr }) => pricePkr,
  brand: (_, { brand }) => brand,
  updates: ({ securityUntil }, _, today) => yearsLeft(securityUntil, today),
  year: (_, { releaseYear }) => (releaseYear === null ? null : String(releaseYear)),
  grade: (_, { grade }) => grade,
  series: (_, { series }) => series,
}

const plain = (value: FactColumns[keyof FactColumns]): NeedValue => (typeof value === 'boolean' ? Number(value) : value)

/** The values of all needs; null where a fact is not known. */
export const needValues = (facts: FactColumns, phone: ListedPhone, today: Date): Record<NeedId, NeedValue> =>
  Object.fromEntries(
    needIds.map(need => {
      const { column } = needRule(need)
      const read = readings[need as keyof typeof readings]
      return [need, column ? plain(facts[column]) : read(facts, phone, today)]
    }),
  ) as Record<NeedId, NeedValue>

/** Whole years of security updates that are left; 0 where they have ended. */
const yearsLeft = (until: string | null, today: Date): number | null =>
  until === null ? null : Math.max(0, Math.floor(yearsUntil(until, today.getTime())))
