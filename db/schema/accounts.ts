/** Accounts, sessions, invitations, failed sign-ins and the security log. */

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Role } from '#app/entities/role.ts'
import type { SecurityEventName } from '#app/entities/security-events.ts'
import { moment, yesNo } from './columns.ts'

export const users = sqliteTable('users', {
  id: text('id').primaryKey(),
  username: text('username').notNull().unique(),
  /** An argon2id hash in PHC form. */
  password: text('password').notNull(),
  createdAt: moment('created_at'),
  role: text('role').$type<Role>().notNull().default('administrator'),
  /** Whether the password is one that the rules would refuse now. */
  hasWeakPassword: yesNo('has_weak_password').notNull().default(false),
  /** The shared secret of the second factor, in base32; null where none is set up. */
  totpSecret: text('totp_secret'),
  /** One that waits for its first code. */
  pendingTotpSecret: text('pending_totp_secret'),
  /** The time step of the last code used, so that no code works twice. */
  lastTotpStep: integer('last_totp_step'),
})

/** Codes that replace the device, each once. The id is a hash of the code. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  table => [index('recovery_codes_user').on(table.userId)],
)

/** Links that create an account, each once. The id is a hash of what the link holds. */
export const invitations = sqliteTable('invitations', {
  id: text('id').primaryKey(),
  role: text('role').$type<Role>().notNull(),
  invitedBy: text('invited_by').notNull(),
  expiresAt: moment('expires_at'),
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
    /** When the password was last given. */
    confirmedAt: moment('confirmed_at').default(0),
    /** The shortened address and the browser that began it. */
    address: text('address').notNull().default(''),
    browser: text('browser').notNull().default(''),
  },
  table => [index('sessions_last_seen').on(table.lastSeenAt)],
)

/** Whose a session was that has ended; a trigger writes it where the session is deleted. The id is that of the session. */
export const endedSessions = sqliteTable(
  'ended_sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endedAt: moment('ended_at'),
  },
  table => [index('ended_sessions_at').on(table.endedAt)],
)

/** Forms that were sent after their session had ended, until their account signs in again (AUTH-14). */
export const keptForms = sqliteTable(
  'kept_forms',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address that it was sent to. */
    path: text('path').notNull(),
    /** Its fields as pairs of name and value; without files and secrets. */
    fields: text('fields', { mode: 'json' }).$type<[string, string][]>().notNull(),
    keptAt: moment('kept_at'),
  },
  table => [index('kept_forms_user').on(table.userId, table.keptAt)],
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

/** Who did what at the door, newest last; kept for a limited time. */
export const securityEvents = sqliteTable(
  'security_events',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: moment('at'),
    event: text('event').$type<SecurityEventName>().notNull(),
    /** As typed where there is no such account; null where nobody is signed in. */
    username: text('username'),
    /** Shortened: it names a network, not a machine. */
    address: text('address').notNull(),
    requestId: text('request_id').notNull(),
    detail: text('detail').notNull().default(''),
  },
  table => [index('security_events_at').on(table.at)],
)
