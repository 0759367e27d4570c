/** Pictures that editors uploaded. */
import { blob, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Both sizes of a picture as WebP without metadata. Phones name them by address, so that no row refers to them (IMAGE-5). */
export const pictures = sqliteTable('pictures', {
  /** Of the content: 32 hexadecimal digits. */
  hash: text('hash').primaryKey(),
  /** Since when nothing is known to show it; null while something does. */
  unusedSince: integer('unused_since'),
  small: blob('small', { mode: 'buffer' }).notNull(),
  large: blob('large', { mode: 'buffer' }).notNull(),
})
