/** Helpers that all tables share. */
import { type SQL, sql } from 'drizzle-orm'
import { integer } from 'drizzle-orm/sqlite-core'

/** A column of milliseconds since 1970. */
export const moment = (name: string) => integer(name).notNull()

/** The values of an enumeration for a check: `('retail', 'launch')`. Our own constants, so they need no escaping. */
export const oneOf = (values: readonly string[]): SQL => sql.raw(`(${values.map(value => `'${value}'`).join(', ')})`)
