/** What the tables' columns have in common. */
import { type SQL, sql } from 'drizzle-orm'
import { integer } from 'drizzle-orm/sqlite-core'

/** Milliseconds since 1970. */
export const moment = (name: string) => integer(name).notNull()

/** The values of an enumeration for a check: `('retail', 'launch')`. They are our own constants, so they need no escape. */
export const oneOf = (values: readonly string[]): SQL => sql.raw(`(${values.map(value => `'${value}'`).join(', ')})`)
