/** Calls of the language model and its stored results. */
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type AiPayer, aiPayers } from '#app/entities/enums.ts'
import { mobiles } from './catalogue.ts'
import { moment, oneOf } from './columns.ts'

/** One row for each call of the model: cost and outcome, without its content. Budgets count these rows. */
export const aiCalls = sqliteTable(
  'ai_calls',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    purpose: text('purpose').notNull(),
    /** The budget it counts against: a visitor's, the administrator's, or the site's own. */
    payer: text('payer').$type<AiPayer>().notNull(),
    model: text('model').notNull(),
    outcome: text('outcome').notNull(),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    durationMs: integer('duration_ms'),
    createdAt: moment('created_at'),
  },
  table => [
    index('ai_calls_payer').on(table.payer, table.createdAt),
    index('ai_calls_created').on(table.createdAt),
    check('ai_calls_payer_known', sql`${table.payer} IN ${oneOf(aiPayers)}`),
  ],
)

/** Results of the model, stored so that the same question costs only once. */
export const aiResults = sqliteTable(
  'ai_answers',
  {
    /** A hash of the purpose, the prompt's version and the whole input. */
    key: text('key').primaryKey(),
    purpose: text('purpose').notNull(),
    /** The phone that the result describes. */
    mobileId: text('mobile_id').references(() => mobiles.id, { onDelete: 'cascade' }),
    result: text('answer', { mode: 'json' }).$type<unknown>().notNull(),
    createdAt: moment('created_at'),
  },
  table => [
    index('ai_answers_mobile').on(table.mobileId, table.purpose),
    index('ai_answers_created').on(table.createdAt),
  ],
)
