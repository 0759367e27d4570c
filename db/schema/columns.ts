/** Helpers that all tables share. */
import { type SQL, sql } from 'drizzle-orm'
import { integer, text } from 'drizzle-orm/sqlite-core'
import type { PriceKind } from '#app/entities/enums.ts'

/** A column of milliseconds since 1970. */
export const moment = (name: string) => integer(name).notNull()

/** A column of true or false. */
export const yesNo = (name: string) => integer(name, { mode: 'boolean' })

/** The values of an enumeration for a check: `('retail', 'launch')`. Our own constants, so they need no escaping. */
export const oneOf = (values: readonly string[]): SQL => sql.raw(`(${values.map(value => `'${value}'`).join(', ')})`)

/** The columns of a price: whole rupees, where and when it was seen, and of which memory and seller. */
export const pricePoint = () => ({
  pricePkr: integer('price_pkr').notNull(),
  source: text('source').notNull(),
  kind: text('kind').$type<PriceKind>().notNull(),
  date: text('date').notNull(),
  storage: text('storage'),
  ram: text('ram'),
  seller: text('seller'),
})
