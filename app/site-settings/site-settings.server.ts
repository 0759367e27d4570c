/** Reads, changes and puts back the settings of the site; the activity has their history (SITE-10, SITE-14). */
import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { recordActivity } from '#app/activity/activity.server.ts'
import { fieldChanges } from '#app/activity/field-change.ts'
import { CHANGED_MEANWHILE, type Result, refused } from '#app/platform/result.ts'
import { db } from '#db/client.server.ts'
import { cachePerVersion, invalidateContent } from '#db/content-version.server.ts'
import { activity } from '#db/schema/index.ts'
import { readState, storeState } from '#db/site-state.server.ts'
import { type SiteSettings, siteSettingsSchema, specifiedSettings } from './site-settings.ts'

const STATE_KEY = 'site-settings'

/** A choice that this release does not know, as of a later one, is the specified one. */
const stored = z.object({
  version: z.number().int().catch(0),
  priceUpdates: siteSettingsSchema.shape.priceUpdates.catch(specifiedSettings.priceUpdates),
  userReviews: siteSettingsSchema.shape.userReviews.catch(specifiedSettings.userReviews),
  rating: siteSettingsSchema.shape.rating.catch(specifiedSettings.rating),
  ratingData: siteSettingsSchema.shape.ratingData.catch(specifiedSettings.ratingData),
  titleYear: siteSettingsSchema.shape.titleYear.catch(specifiedSettings.titleYear),
})

/** The settings with the number of their changes so far, for optimistic locking. */
export type StoredSiteSettings = { version: number; settings: SiteSettings }

/** As they are stored now. */
export function readSiteSettings(): StoredSiteSettings {
  const { version, ...settings } = stored.parse(JSON.parse(readState(STATE_KEY) ?? '{}'))
  return { version, settings }
}

const cached = cachePerVersion('site settings', () => readSiteSettings().settings)

/** The settings for public pages, which a change invalidates in every process. */
export const siteSettings = (): SiteSettings => cached()

type Change = { version: number; username: string }

/** Stores the chosen settings, in the caller's transaction; refused where another administrator changed them since that version. */
export const changeSiteSettings = (chosen: SiteSettings, change: Change): Result<{ isChanged: boolean }> =>
  store(() => chosen, change, 'update')

/**
 * Puts back what the settings were before this change of the history, in the caller's transaction; what other changes
 * did to other settings stays.
 */
export function putBackSiteSettings(entryId: number, change: Change): Result<{ isChanged: boolean }> {
  const before = findChange(entryId)?.before
  if (!before) return refused('not-found', 'This change is not in the history any more.')
  return store(settings => ({ ...settings, ...before }), change, 'restore')
}

function store(
  chosenFrom: (settings: SiteSettings) => SiteSettings,
  { version, username }: Change,
  action: 'update' | 'restore',
): Result<{ isChanged: boolean }> {
  const current = readSiteSettings()
  if (version !== current.version) return refused('conflict', CHANGED_MEANWHILE)
  const chosen = chosenFrom(current.settings)
  const changes = fieldChanges(current.settings, chosen)
  if (changes.length === 0) return { ok: true, value: { isChanged: false } }
  storeState(STATE_KEY, JSON.stringify({ version: version + 1, ...chosen }))
  recordActivity({ username, action, subject: 'site', subjectName: 'site settings', changes })
  invalidateContent()
  return { ok: true, value: { isChanged: true } }
}

/** One change of the history: what the changed settings were before and after it. */
export type SiteSettingsChange = {
  id: number
  at: number
  username: string
  before: Partial<SiteSettings>
  after: Partial<SiteSettings>
}

const partial = siteSettingsSchema.partial()

/** Null where this release does not know the settings. */
function toChange({ id, at, username, changes }: typeof activity.$inferSelect): SiteSettingsChange | null {
  const of = (side: 'before' | 'after') =>
    partial.safeParse(Object.fromEntries((changes ?? []).map(change => [change.field, change[side]])))
  const [before, after] = [of('before'), of('after')]
  if (!before.success || !after.success || Object.keys(before.data).length === 0) return null
  return { id, at, username, before: before.data, after: after.data }
}

const isOfSite = eq(activity.subject, 'site')

function findChange(id: number): SiteSettingsChange | null {
  const entry = db()
    .select()
    .from(activity)
    .where(and(eq(activity.id, id), isOfSite))
    .get()
  return entry ? toChange(entry) : null
}

/** The latest changes, newest first. */
export const listSiteSettingsChanges = (limit: number): SiteSettingsChange[] =>
  db()
    .select()
    .from(activity)
    .where(isOfSite)
    .orderBy(desc(activity.at), desc(activity.id))
    .limit(limit)
    .all()
    .flatMap(entry => toChange(entry) ?? [])
