/** What browsers reported against the content security policy. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from './columns.ts'

/** Each different violation once, with how often it was reported; kept for a limited time. */
export const policyViolations = sqliteTable(
  'policy_violations',
  {
    /** The rule that was broken, such as `script-src-elem`. */
    directive: text('directive').notNull(),
    /** What was not loaded: an address without its query, or a word such as `inline`. */
    blocked: text('blocked').notNull(),
    /** The pattern of the page's address. */
    route: text('route').notNull(),
    /** The script or sheet that asked for it; empty where unknown. */
    source: text('source').notNull(),
    count: integer('count').notNull(),
    firstAt: moment('first_at'),
    lastAt: moment('last_at'),
  },
  table => [
    primaryKey({ columns: [table.directive, table.blocked, table.route, table.source] }),
    index('policy_violations_last').on(table.lastAt),
  ],
)
