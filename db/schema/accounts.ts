/** Who may sign in, who has, and who failed to. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from './columns.ts'

export const users = sqliteTable('users', {
  id: text('id').primaryKey(),
  username: text('username').notNull().unique(),
  /** An argon2id hash in PHC form. */
  password: text('password').notNull(),
  createdAt: moment('created_at'),
})

/** Signed-in administrators. A row's id is a hash of what the cookie holds: reading the table gives nobody a session. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at'),
    lastSeenAt: moment('last_seen_at'),
  },
  table => [index('sessions_last_seen').on(table.lastSeenAt)],
)

/** Failed sign-ins of late, by account and address: what slows guessing down. */
export const failedSignIns = sqliteTable(
  'failed_sign_ins',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    username: text('username').notNull(),
    address: text('address').notNull(),
    at: moment('at'),
  },
  table => [
    index('failed_sign_ins_username').on(table.username, table.at),
    index('failed_sign_ins_address').on(table.address, table.at),
  ],
)
