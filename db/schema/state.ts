/** What the site remembers about itself. */
import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What the site must remember about itself, such as the secret that signs cookies. */
export const siteState = sqliteTable('site_state', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
})
