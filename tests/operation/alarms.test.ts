/** What deploy/alarms.yaml asks Prometheus to watch (WATCH-1). */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Site, startSite } from '#tests/support/site.ts'
import { folderStore } from '#tests/support/stores.ts'

const METRICS_TOKEN = 'for-prometheus-only'

const metricsOf = async ({ origin }: Site) =>
  (await fetch(`${origin}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })).text()

test('each metric of the alarms is there, and counts from 0', async () => {
  await using site = await startSite({ env: { METRICS_TOKEN, SEED_CATALOG: 'off' } })
  const text = await metricsOf(site)
  const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  const expressions = readFileSync('deploy/alarms.yaml', 'utf8').replaceAll(/^ *(#|- alert:|- name:).*$/gm, '')
  const watched = [...expressions.matchAll(/\b(?:site|process|nodejs)_\w+/g)].map(([name]) =>
    name.replace(/_(bucket|count|sum)$/, ''),
  )
  expect(watched.length).toBeGreaterThan(0)
  expect(watched.filter(name => !known.has(name))).toEqual([])
  for (const series of [
    'site_faults_total{fault="full"}',
    'site_fault{fault="full"}',
    'site_security_events_total{event="refused"}',
    'site_imports{state="failed"}',
  ])
    expect(text).toContain(`${series} 0\n`)
})

test('the age of the backups and the state of the continuous copy', async () => {
  await using store = await folderStore()
  await using site = await startSite({
    env: { METRICS_TOKEN, SEED_CATALOG: 'off', ...store.env },
  })
  await expect.poll(() => metricsOf(site)).toMatch(/^site_continuous_copy 1$/m)
  const text = await metricsOf(site)
  expect(text).toMatch(/^site_backup_age_seconds \d+$/m)
  expect(text).toMatch(/^site_backup_interval_seconds 86400$/m)
  expect(text).not.toMatch(/^site_followed_age_seconds /m)
})
