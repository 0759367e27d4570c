import { expect, test } from 'vitest'
import { listActivity } from '#app/activity/activity.server.ts'
import { CHANGED_MEANWHILE } from '#app/platform/result.ts'
import { db, openDatabase } from '#db/client.server.ts'
import { contentVersion } from '#db/content-version.server.ts'
import { storeState } from '#db/site-state.server.ts'
import {
  changeSiteSettings,
  listSiteSettingsChanges,
  putBackSiteSettings,
  readSiteSettings,
  siteSettings,
} from './site-settings.server.ts'
import { specifiedSettings } from './site-settings.ts'

const username = 'ayesha'
const change = (more: Partial<typeof specifiedSettings>, version = readSiteSettings().version) =>
  changeSiteSettings({ ...readSiteSettings().settings, ...more }, { version, username })
const putBack = (id: number, version = readSiteSettings().version) => putBackSiteSettings(id, { version, username })
const history = () => listSiteSettingsChanges(20).map(({ before, after }) => [before, after])

test('a site that was never changed shows what is specified', () => {
  expect(readSiteSettings()).toEqual({ version: 0, settings: specifiedSettings })
  expect(siteSettings()).toEqual(specifiedSettings)
  expect(history()).toEqual([])
})

test('a change is used at once, and in the activity with who, when, old and new values', () => {
  const before = contentVersion()
  expect(siteSettings().rating).toBe('sample')
  expect(change({ rating: 'off', titleYear: 'current' })).toEqual({ ok: true, value: { isChanged: true } })
  expect(siteSettings()).toEqual({ ...specifiedSettings, rating: 'off', titleYear: 'current' })
  expect(contentVersion()).not.toBe(before)
  expect(listActivity({ limit: 10, offset: 0 })).toMatchObject([
    {
      username,
      action: 'update',
      subject: 'site',
      changes: [
        { field: 'rating', before: 'sample', after: 'off' },
        { field: 'titleYear', before: '2025', after: 'current' },
      ],
    },
  ])
})

test('saving what is there already changes nothing and writes no history', () => {
  expect(change({})).toEqual({ ok: true, value: { isChanged: false } })
  expect(readSiteSettings().version).toBe(0)
  expect(history()).toEqual([])
})

test('of two administrators at once the second is refused', () => {
  const { version } = readSiteSettings()
  expect(change({ rating: 'counted' }, version).ok).toBe(true)
  const [entry] = listSiteSettingsChanges(1)
  const refusal = { ok: false, reason: 'conflict', message: CHANGED_MEANWHILE }
  expect(change({ rating: 'off' }, version)).toMatchObject(refusal)
  expect(putBack(entry?.id ?? 0, version)).toMatchObject(refusal)
  expect(siteSettings().rating).toBe('counted')
})

test('putting a change back leaves what others changed since, and can itself be put back', () => {
  change({ priceUpdates: 'off', userReviews: 'counted' })
  change({ ratingData: 'off' })
  const first = listSiteSettingsChanges(20).at(-1)?.id ?? 0
  expect(putBack(first)).toEqual({ ok: true, value: { isChanged: true } })
  expect(siteSettings()).toEqual({ ...specifiedSettings, ratingData: 'off' })
  expect(putBack(first)).toEqual({ ok: true, value: { isChanged: false } })
  expect(history()).toEqual([
    [
      { priceUpdates: 'off', userReviews: 'counted' },
      { priceUpdates: 'sample', userReviews: 'sample' },
    ],
    [{ ratingData: 'on' }, { ratingData: 'off' }],
    [
      { priceUpdates: 'sample', userReviews: 'sample' },
      { priceUpdates: 'off', userReviews: 'counted' },
    ],
  ])
  putBack(listSiteSettingsChanges(1)[0]?.id ?? 0)
  expect(siteSettings()).toEqual({
    ...specifiedSettings,
    priceUpdates: 'off',
    userReviews: 'counted',
    ratingData: 'off',
  })
})

test('an entry of another subject, or none, is not put back', () => {
  expect(putBack(4711)).toMatchObject({ ok: false, reason: 'not-found' })
})

test('what a later release has stored is left out, and does not break the pages', () => {
  storeState(
    'site-settings',
    JSON.stringify({ version: 3, ...specifiedSettings, rating: 'stars', titleYear: 'current' }),
  )
  expect(readSiteSettings()).toEqual({ version: 3, settings: { ...specifiedSettings, titleYear: 'current' } })
})

test('a change of another process is used', () => {
  expect(siteSettings().rating).toBe('sample')
  const other = openDatabase(db().$client.name)
  other.$client
    .prepare("INSERT INTO site_state (key, value) VALUES ('site-settings', ?)")
    .run(JSON.stringify({ version: 1, ...specifiedSettings, rating: 'off' }))
  other.$client.close()
  expect(siteSettings().rating).toBe('off')
})
