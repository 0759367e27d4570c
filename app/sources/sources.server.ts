/** Stored sources: shops and publishers of prices that are read regularly (SOURCE-1). */
import { randomUUID } from 'node:crypto'
import { and, asc, eq, lte, ne, sql } from 'drizzle-orm'
import { recordActivity } from '#app/activity/activity.server.ts'
import { fieldChanges } from '#app/activity/field-change.ts'
import type { Mapping } from '#app/import/read/mapping.ts'
import { CHANGED_MEANWHILE, type Result, refused } from '#app/platform/result.ts'
import { settings } from '#app/platform/settings.server.ts'
import { db } from '#db/client.server.ts'
import { sources, sourceTargets } from '#db/schema/index.ts'
import type { Target } from './collect.server.ts'
import { ShopFault, shopAddress } from './fetch/request.server.ts'
import type { SourceForm } from './schema.ts'

/** Its mapping holds what a person chose of the targets of a column. */
export type Source = Omit<typeof sources.$inferSelect, 'mapping'> & { mapping: Mapping | null }

export const SOURCE_GONE = 'This source is not there any more.'
const HOUR_MS = 3_600_000

export const findSource = (id: string): Source | null =>
  (db().select().from(sources).where(eq(sources.id, id)).get() as Source | undefined) ?? null

export const listSources = (): Source[] =>
  db()
    .select()
    .from(sources)
    .orderBy(asc(sql`${sources.name} COLLATE NOCASE`))
    .all() as Source[]

/** Sources whose next run is due, the one that waits longest first. */
export const dueSources = (now: number): Source[] =>
  db()
    .select()
    .from(sources)
    .where(and(eq(sources.isActive, true), lte(sources.nextRunAt, now)))
    .orderBy(asc(sources.nextRunAt))
    .all() as Source[]

const isNameTaken = (name: string, id: string) =>
  db()
    .select({ id: sources.id })
    .from(sources)
    .where(and(sql`${sources.name} = ${name} COLLATE NOCASE`, ne(sources.id, id)))
    .get() !== undefined

/** What is wrong with a form beyond its shape; null where nothing is. */
function problemOf(form: SourceForm, id: string) {
  try {
    shopAddress(form.address)
  } catch (error) {
    if (error instanceof ShopFault) return refused('invalid', error.message, 'address')
    throw error
  }
  return isNameTaken(form.name, id) ? refused('conflict', 'A source with this name is there already.', 'name') : null
}

/** In the caller's transaction, as the two below. @param now milliseconds since 1970 */
export function createSource(form: SourceForm, username: string, now: number): Result<Source> {
  const problem = problemOf(form, '')
  if (problem) return problem
  const source = {
    id: randomUUID(),
    ...form,
    nextRunAt: now + form.everyHours * HOUR_MS,
    createdAt: now,
    updatedAt: now,
  }
  const stored = db().insert(sources).values(source).returning().get() as Source
  note('create', stored, username)
  return { ok: true, value: stored }
}

/** @param version the one that the editor saw; null: whatever is stored */
export function updateSource(
  id: string,
  form: SourceForm,
  version: number | null,
  username: string,
  now: number,
): Result<Source> {
  const before = findSource(id)
  if (!before) return refused('not-found', SOURCE_GONE)
  if (version !== null && before.version !== version) return refused('conflict', CHANGED_MEANWHILE)
  const problem = problemOf(form, id)
  if (problem) return problem
  const isMoved = before.address !== form.address
  const nextRunAt = Math.min(before.nextRunAt, now + form.everyHours * HOUR_MS)
  const stored = db()
    .update(sources)
    .set({ ...form, nextRunAt, version: before.version + 1, updatedAt: now })
    .where(eq(sources.id, id))
    .returning()
    .get() as Source
  if (isMoved) db().delete(sourceTargets).where(eq(sourceTargets.sourceId, id)).run()
  note('update', stored, username, before)
  return { ok: true, value: stored }
}

/** Its offers stay, with the seller's name and the time of their last check. */
export function deleteSource(id: string, username: string): Result<Source> {
  const before = findSource(id)
  if (!before) return refused('not-found', SOURCE_GONE)
  db().delete(sources).where(eq(sources.id, id)).run()
  note('delete', before, username)
  return { ok: true, value: before }
}

/** When the next run begins: after a failure sooner than planned, and later the more there were. */
export function planNextRun(source: Source, isFailed: boolean, now: number): void {
  const failures = isFailed ? source.failures + 1 : 0
  const waitHours = isFailed ? Math.min(source.everyHours, 2 ** Math.min(failures - 1, 6)) : source.everyHours
  db()
    .update(sources)
    .set({ failures, nextRunAt: now + waitHours * HOUR_MS })
    .where(eq(sources.id, source.id))
    .run()
}

/** What is kept of the addresses of a source. */
export const targetsOf = (sourceId: string): Map<string, Target> =>
  new Map(
    db()
      .select()
      .from(sourceTargets)
      .where(eq(sourceTargets.sourceId, sourceId))
      .all()
      .map(({ sourceId: _, ...target }) => [target.address, target]),
  )

/** In the caller's transaction. */
export function storeTarget(sourceId: string, target: Target): void {
  db()
    .insert(sourceTargets)
    .values({ sourceId, ...target })
    .onConflictDoUpdate({ target: [sourceTargets.sourceId, sourceTargets.address], set: target })
    .run()
}

export const removeTarget = (sourceId: string, address: string): void => {
  db()
    .delete(sourceTargets)
    .where(and(eq(sourceTargets.sourceId, sourceId), eq(sourceTargets.address, address)))
    .run()
}

const shown = ({ name, address, kind, everyHours, city, contact, isActive, confirmed }: Source) => ({
  name,
  address,
  'kind of price': kind,
  'every hours': String(everyHours),
  city: city ?? '',
  contact: contact ?? '',
  active: isActive ? 'yes' : 'no',
  'confirmed sites': confirmed.join(', '),
})

function note(action: 'create' | 'update' | 'delete', source: Source, username: string, before?: Source): void {
  recordActivity({
    username,
    action,
    subject: 'source',
    subjectId: source.id,
    subjectName: source.name,
    changes: before ? fieldChanges(shown(before), shown(source)) : [],
  })
}

/** How requests to shops are made by this site. */
export const fetchSettings = () => ({ hosts: settings().SOURCE_HOSTS, delayMs: settings().SOURCE_DELAY_MS })
