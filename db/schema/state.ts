/** The state of the site itself. */
import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Key-value pairs, such as the secret that signs cookies. */
export const siteState = sqliteTable('site_state', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
})
