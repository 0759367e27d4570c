/** The activity log. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ActivityAction, ActivitySubject } from '#app/entities/enums.ts'
import type { FieldChange } from '#app/entities/field-change.ts'
import { moment } from './columns.ts'

/** Who changed what, newest last. A snapshot of a deleted record is stored for a while, so that it can be restored. */
export const activity = sqliteTable(
  'activity',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: moment('at'),
    username: text('username').notNull(),
    action: text('action').$type<ActivityAction>().notNull(),
    subject: text('subject').$type<ActivitySubject>().notNull(),
    subjectId: text('subject_id'),
    subjectName: text('subject_name').notNull(),
    /** The names of the changed fields. */
    fields: text('fields', { mode: 'json' }).$type<string[]>().notNull(),
    /** Old and new value of each, as shortened text; null in older entries. */
    changes: text('changes', { mode: 'json' }).$type<FieldChange[]>(),
    /** Everything needed to restore a deleted record. */
    snapshot: text('snapshot', { mode: 'json' }).$type<unknown>(),
  },
  table => [index('activity_at').on(table.at, table.id)],
)
