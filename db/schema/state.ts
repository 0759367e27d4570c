/** The state of the site itself. */
import { blob, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Key-value pairs, such as the secret that signs cookies. */
export const siteState = sqliteTable('site_state', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
})

/** What a process keeps in memory of all phones, stored so that the next start need not read them. */
export const snapshots = sqliteTable('snapshots', {
  name: text('name').primaryKey(),
  /** Parts of another form cannot be read. */
  form: text('form').notNull(),
  /** The code that made it. */
  release: text('release').notNull(),
  /** Days since 1970 in Pakistan. */
  day: integer('day').notNull(),
  /** The last of `finder_changes` that it has. */
  seen: integer('seen').notNull(),
  /** The number of its phones. */
  size: integer('size').notNull(),
  parts: integer('parts').notNull(),
  /** That of its parts: while it is replaced, some have another one. */
  token: text('token').notNull(),
})

export const snapshotParts = sqliteTable(
  'snapshot_parts',
  {
    name: text('name').notNull(),
    part: integer('part').notNull(),
    token: text('token').notNull(),
    content: blob('content', { mode: 'buffer' }).notNull(),
  },
  table => [primaryKey({ columns: [table.name, table.part] })],
)
