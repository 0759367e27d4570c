/** A run of a source that is killed leaves offers whole, and the next one goes on (SOURCE-5). */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, expect, test } from 'vitest'
import { ADMIN_PASSWORD, signIn } from '#tests/support/admin-client.ts'
import { jsonOf } from '#tests/support/json.ts'
import { pause } from '#tests/support/pause.ts'
import { seeded } from '#tests/support/random.ts'
import { serveShop } from '#tests/support/shops.ts'
import { startSite } from '#tests/support/site.ts'
import { until } from '#tests/support/until.ts'

const folder = mkdtempSync(join(tmpdir(), 'kill-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** More kills: `KILL_ROUNDS=10`. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 4)
const env = { ADMIN_PASSWORD, SOURCE_HOSTS: 'loopback', SOURCE_DELAY_MS: '5', SOURCES: 'off' }

type Site = Awaited<ReturnType<typeof startSite>>

function read<Row>(site: Pick<Site, 'databasePath'>, sql: string): Row[] {
  const database = new Database(site.databasePath)
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(database.pragma('foreign_key_check')).toEqual([])
  const rows = database.prepare(sql).all() as Row[]
  database.close()
  return rows
}

/** Each stored price of an offer stands once in the history of its phone, however often its run was killed. */
function expectWhole(site: Pick<Site, 'databasePath'>): void {
  expect(
    read(
      site,
      `SELECT mobile_id, seller, price_pkr FROM price_history
       WHERE seller = 'Killed' GROUP BY mobile_id, seller, price_pkr, storage, ram HAVING count(*) > 1`,
    ),
  ).toEqual([])
  expect(
    read(site, 'SELECT id FROM offers WHERE price_id IS NOT NULL AND price_id NOT IN (SELECT id FROM price_history)'),
  ).toEqual([])
}

const offersOf = (site: Pick<Site, 'databasePath'>) =>
  read<{ slug: string }>(
    site,
    `SELECT slug, offers.ram_gb, offers.storage_gb, offers.kind, offers.price_pkr FROM offers
     JOIN mobiles ON mobiles.id = mobile_id ORDER BY 1, 2, 3, 4, 5`,
  )

async function readWhole(site: Site, id: string): Promise<void> {
  const admin = await signIn(site)
  const run = await jsonOf<{ id: string }>(admin.post(`/api/admin/sources/${id}/runs`))
  await until(async () => {
    const { state } = await jsonOf<{ state: string }>(admin.get(`/api/admin/sources/${id}/runs/${run.id}`))
    return state === 'done'
  })
}

async function addSource(site: Site, origin: string): Promise<string> {
  const admin = await signIn(site)
  const source = { name: 'Killed', address: `${origin}/phones`, everyHours: 24 }
  return (await jsonOf<{ id: string }>(admin.post('/api/admin/sources', source))).id
}

test('a run killed at random moments leaves whole offers, and the next one gives what one run would', {
  timeout: 400_000,
}, async () => {
  await using shop = await serveShop('b-microdata')
  const random = seeded('the moments of the kills of runs')
  let id = ''
  let broken = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const site = await startSite({ folder, env })
    id ||= await addSource(site, shop.origin)
    broken = read(site, "SELECT id FROM source_runs WHERE state = 'broken-off'").length
    expect(read(site, "SELECT id FROM source_runs WHERE state = 'running'")).toEqual([])
    const admin = await signIn(site)
    await admin.post(`/api/admin/sources/${id}/runs`)
    // A fixed wait: a moment within a run cannot be observed from outside.
    await pause(random.fraction() * 1500)
    site.process.kill('SIGKILL')
    await once(site.process, 'exit')
    expectWhole(site)
  }
  expect(broken).toBeGreaterThan(ROUNDS / 4)
  await using site = await startSite({ folder, env })
  await readWhole(site, id)
  expectWhole(site)
  await using fresh = await startSite({ env })
  await readWhole(fresh, await addSource(fresh, shop.origin))
  expect(offersOf(site)).toEqual(offersOf(fresh))
  expect(offersOf(site).length).toBeGreaterThan(30)
})
