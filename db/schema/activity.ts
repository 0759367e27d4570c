/** Who changed what. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { FieldChange } from '#app/entities/field-change.ts'
import { moment } from './columns.ts'

/** Who changed what, newest last; a deleted phone is kept here whole for a while, so that it can be restored. */
export const activity = sqliteTable(
  'activity',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: moment('at'),
    username: text('username').notNull(),
    action: text('action').notNull(),
    /** `phone`, `brand`, `session`, `import`. */
    subject: text('subject').notNull(),
    subjectId: text('subject_id'),
    subjectName: text('subject_name').notNull(),
    /** The fields that were changed. */
    fields: text('fields', { mode: 'json' }).$type<string[]>().notNull(),
    /** What each of them was and became, as text that is cut where it is long; null in older entries. */
    changes: text('changes', { mode: 'json' }).$type<FieldChange[]>(),
    /** All that is needed to restore what was deleted. */
    snapshot: text('snapshot', { mode: 'json' }).$type<unknown>(),
  },
  table => [index('activity_at').on(table.at, table.id)],
)
