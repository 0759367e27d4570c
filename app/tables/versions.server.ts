/** The stored versions of data tables: uploaded as drafts, put to use, taken back (TABLE-2). */
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { logError } from '#app/platform/process/log.server.ts'
import { db, prepared } from '#db/client.server.ts'
import { factTables } from '#db/schema/index.ts'
import type { DataTableName } from './names.ts'

const { content: _, name: __, ...listed } = getTableColumns(factTables)
/** The version that the content states of itself. */
const stated = sql<string | null>`coalesce(content ->> '$.version', content ->> '$.compiled')`

export type TableVersion = {
  id: number
  /** Milliseconds since 1970. */
  createdAt: number
  createdBy: string | null
  isActive: boolean
  /** Null: never put to use. */
  activatedAt: number | null
}

const activeStatement = prepared(db =>
  db
    .select({ id: factTables.id })
    .from(factTables)
    .where(and(eq(factTables.name, sql.placeholder('name')), eq(factTables.isActive, true)))
    .prepare(),
)

/** The id of the version in use; null for the bundled table. */
export const activeVersion = (name: DataTableName): number | null => activeStatement().get({ name })?.id ?? null

/** All versions of a table, newest first. */
export const listVersions = (name: DataTableName): (TableVersion & { version: string | null })[] =>
  db()
    .select({ ...listed, version: stated })
    .from(factTables)
    .where(eq(factTables.name, name))
    .orderBy(desc(factTables.id))
    .all()

/** A version with its content; null when this table has none with this id. */
export const findVersion = (name: DataTableName, id: number): (TableVersion & { content: unknown }) | null =>
  db()
    .select()
    .from(factTables)
    .where(and(eq(factTables.name, name), eq(factTables.id, id)))
    .get() ?? null

/** The content in use; undefined for the bundled table. */
export function replacedContent(name: DataTableName): unknown {
  const id = activeVersion(name)
  return id === null ? undefined : findVersion(name, id)?.content
}

/** Stores a checked content that is not in use yet, in the caller's transaction; returns its id. */
export const storeDraft = (name: DataTableName, content: unknown, createdBy: string, now: number): number =>
  db().insert(factTables).values({ name, content, createdBy, createdAt: now }).returning({ id: factTables.id }).get().id

/** Puts a version to use, null for the bundled table, in the caller's transaction. */
export function putToUse(name: DataTableName, id: number | null, now: number): void {
  db().update(factTables).set({ isActive: false }).where(eq(factTables.name, name)).run()
  if (id === null) return
  db()
    .update(factTables)
    .set({ isActive: true, activatedAt: now })
    .where(and(eq(factTables.name, name), eq(factTables.id, id)))
    .run()
}

/** Deletes a version that was never in use, in the caller's transaction; others are kept. */
export const deleteDraft = (name: DataTableName, id: number): boolean =>
  db()
    .delete(factTables)
    .where(and(eq(factTables.name, name), eq(factTables.id, id), sql`${factTables.activatedAt} IS NULL`))
    .run().changes > 0

/** The table in use, parsed once per version. A stored version that a newer release cannot read is reported and not used. */
export function tableReader<Schema extends z.ZodType>(name: DataTableName, schema: Schema, bundled: unknown) {
  let cached: { id: number | null; table: z.output<Schema> } | undefined
  return (): z.output<Schema> => {
    const id = activeVersion(name)
    if (cached?.id !== id || cached === undefined) cached = { id, table: read(id) }
    return cached.table
  }

  function read(id: number | null): z.output<Schema> {
    const replaced = id === null ? null : schema.safeParse(findVersion(name, id)?.content)
    if (replaced?.success) return replaced.data
    if (replaced) logError(new Error(`Version ${id} of the table ${name} cannot be read; the bundled one is used.`))
    return schema.parse(bundled)
  }
}
