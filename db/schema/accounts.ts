/** Accounts, sessions and failed sign-ins. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from './columns.ts'

export const users = sqliteTable('users', {
  id: text('id').primaryKey(),
  username: text('username').notNull().unique(),
  /** An argon2id hash in PHC form. */
  password: text('password').notNull(),
  createdAt: moment('created_at'),
})

/** Sessions of administrators. The id is a hash of the cookie's value, so that reading the table reveals no session. */
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

/** Recent failed sign-ins by account and address, for limiting password guessing. */
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
