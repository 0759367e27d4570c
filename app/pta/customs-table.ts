/** The format of the table of customs values: what a ruling fixes for a model and its storage. Replaceable. */

import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { day } from '#app/tables/dates.ts'
import { type TaxDevice, taxDevices } from './tax-kinds.ts'

/** Only these rows are certain enough to be used without a person's look. */
const EXACT = 'exact'

export const customsTableSchema = z
  .object({
    /** The version; where absent, the date of the newest ruling. */
    compiled: day.optional(),
    rulings: z.record(z.string(), z.object({ date: day, scope: z.string(), href: z.url() })),
    source: z.string().min(1, 'Name the source'),
    new: z.array(
      z.object({
        brand: z.string().min(1),
        model: z.string().min(1),
        /** The memory; null where the ruling names none. */
        variant: z.string().nullable(),
        cnfUsd: z.number().positive(),
        ruling: z.string(),
        device: z.enum(taxDevices),
        /** The slug of our phone; null where the name fits none. */
        slug: z.string().nullable(),
        match: z.string().nullable(),
      }),
    ),
  })
  .superRefine(({ rulings, new: rows }, context) => {
    for (const [index, { ruling }] of rows.entries()) {
      if (!(ruling in rulings)) {
        context.addIssue({
          code: 'custom',
          path: ['new', index, 'ruling'],
          message: `The ruling ${ruling} is not listed`,
        })
      }
    }
  })
  .transform(table => ({ ...table, version: table.compiled ?? newestRuling(table.rulings) }))

const newestRuling = (rulings: Record<string, { date: string }>) =>
  Object.values(rulings)
    .map(({ date }) => date)
    .sort()
    .at(-1) ?? ''

export type CustomsTable = z.output<typeof customsTableSchema>

export type CustomsValue = {
  /** Null where the ruling names no memory. */
  variant: string | null
  cnfUsd: number
  device: TaxDevice
  ruling: { id: string; date: string; href: string }
}

/** Whether the row names this phone with certainty. */
export const isOfPhone = ({ slug, match }: CustomsRow): boolean => slug !== null && match === EXACT

/** The values that rulings fix for a phone, cheapest first; empty where none names it with certainty. */
export const customsValuesOf = (slug: string, table: CustomsTable): CustomsValue[] =>
  valuesOf(
    table.new.filter(row => row.slug === slug && isOfPhone(row)),
    table,
  )

/** What rulings say of a model that is nearly called as the phone: values as above. */
export type NearValues = { model: string; values: CustomsValue[] }

/**
 * The values of the model of nearly this name, such as without 4G or 5G, or with a model number: perhaps they
 * are those of the phone. Null where there is none.
 */
export function nearCustomsValues(
  { slug, name }: { slug: string; name: string },
  table: CustomsTable,
): NearValues | null {
  const own = plainName(name)
  const isNamed = (row: CustomsRow) =>
    row.slug === null && [rulingName(row), withoutCode(rulingName(row))].some(model => plainName(model) === own)
  const rows = table.new.filter(row => (row.slug === slug && !isOfPhone(row)) || isNamed(row))
  const [first] = rows
  return first ? { model: rulingName(first), values: valuesOf(rows, table) } : null
}

/** A model of which rulings fix values, and that is none of our phones with certainty. */
export type RulingModel = NearValues & { device: TaxDevice }

/** Those whose name has all words of the text, in the order of the table. */
export function rulingModels(text: string, table: CustomsTable): RulingModel[] {
  const words = text.split(/\s+/).map(plainName).filter(Boolean)
  if (words.length === 0) return []
  const rows = table.new.filter(row => {
    const name = plainName(rulingName(row))
    return !isOfPhone(row) && words.every(word => name.includes(word))
  })
  return [...Map.groupBy(rows, rulingName)].flatMap(([model, rows]) => {
    const values = valuesOf(rows, table)
    return values[0] ? [{ model, values, device: values[0].device }] : []
  })
}

export type CustomsRow = CustomsTable['new'][number]

const rulingName = ({ brand, model }: CustomsRow) => `${brand} ${model}`

/** `Infinix Hot 10 X682C` without the model number. */
const withoutCode = (model: string) => model.replace(/\s[A-Z]\d{3,4}[A-Z]?$/, '')

/** A name without what is in brackets, spaces, signs and the case of its letters. */
export const plainName = (text: string): string =>
  text
    .replace(/\(.*?\)/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9+]/g, '')

const valuesOf = (rows: CustomsRow[], { rulings }: CustomsTable): CustomsValue[] =>
  rows
    .flatMap(({ variant, cnfUsd, device, ruling: id }) => {
      const ruling = rulings[id]
      return ruling ? [{ variant, cnfUsd, device, ruling: { id, date: ruling.date, href: ruling.href } }] : []
    })
    .filter((value, index, all) => all.findIndex(other => isDeepStrictEqual(other, value)) === index)
    .sort((a, b) => a.cnfUsd - b.cnfUsd)
