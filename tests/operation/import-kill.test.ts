import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, expect, test } from 'vitest'
import { ADMIN_PASSWORD, signIn } from '#tests/support/admin-client.ts'
import { type ImportResult, jsonOf } from '#tests/support/json.ts'
import { pause } from '#tests/support/pause.ts'
import { seeded } from '#tests/support/random.ts'
import { startSite } from '#tests/support/site.ts'

const folder = mkdtempSync(join(tmpdir(), 'kill-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Invariants after any kill. */
function check() {
  const database = new Database(join(folder, 'site.sqlite'))
  const count = (sql: string) => database.prepare(`SELECT count(*) FROM ${sql}`).pluck().get() as number
  const phones = count('mobiles')
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(database.pragma('foreign_key_check')).toEqual([])
  // FTS5 checks its own consistency.
  database.exec("INSERT INTO phone_search(phone_search) VALUES('integrity-check')")
  expect(count('search_entries')).toBe(phones)
  expect(count('phone_search')).toBe(phones)
  expect(count("mobiles WHERE search_name = '' OR specifications = '[]' OR carousel_images = '[]'")).toBe(0)
  expect(count('mobiles WHERE has_price AND id NOT IN (SELECT mobile_id FROM price_history)')).toBe(0)
  const runs = database.prepare('SELECT state, success, processed FROM import_runs ORDER BY started_at').all() as {
    state: string
    success: number
    processed: number
  }[]
  database.close()
  return { phones, runs }
}

/** More kills: `KILL_ROUNDS=20`. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 6)

test('an import killed at random moments leaves complete phones, and the next one completes', {
  timeout: 400_000,
}, async () => {
  const env = { ADMIN_PASSWORD, SEED_CATALOG: 'off' }
  const random = seeded('the moments of the kills')
  let interrupted = 0
  for (let round = 0; round < ROUNDS; round++) {
    const site = await startSite({ folder, env })
    const admin = await signIn(site)
    const { phones, runs } = check()
    // The counts of every run match the stored phones.
    expect(runs.filter(run => run.state === 'running')).toEqual([])
    interrupted = runs.filter(run => run.state === 'interrupted').length
    if (phones > 60) {
      const database = new Database(site.databasePath)
      database.pragma('foreign_keys = ON')
      database.exec('DELETE FROM mobiles')
      database.close()
    }
    await admin.form('/admin/import', { intent: 'import-latest', limit: '100' })
    // A fixed wait: a moment within a transaction cannot be observed from outside.
    await pause(random.fraction() * 250)
    site.process.kill('SIGKILL')
    await once(site.process, 'exit')
    check()
  }
  expect(interrupted).toBeGreaterThan(ROUNDS / 4)
  await using site = await startSite({ folder, env })
  const admin = await signIn(site)
  const result = await jsonOf<ImportResult>(admin.post('/api/admin/import/latest?limit=100'))
  expect([result.success + result.existing, result.errors]).toEqual([100, []])
  expect(check().phones).toBe(100)
  expect(await (await admin.get('/admin/import')).text()).toContain('Interrupted by a stop of the server')
})
