/** Two sites on one database: each has its mark of running, and one of them makes the copy (FAULT-2, STORE-3). */
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { healthOf, startSignedIn } from '#tests/support/faults.ts'
import type { Site } from '#tests/support/site.ts'
import { folderStore } from '#tests/support/stores.ts'
import { until } from '#tests/support/until.ts'

const env = { SEED_CATALOG: 'off' }

function givenFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-second-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const marksIn = (folder: string) => readdirSync(folder).filter(name => name.includes('.running'))

async function killed({ process }: Site): Promise<void> {
  process.kill('SIGKILL')
  await once(process, 'exit')
}

const stopped = (site: Site) => site.stop()

test.each([
  ['the second is stopped, then the first killed', stopped, killed, true],
  ['the second is killed, then the first stopped', killed, stopped, true],
  ['both are stopped', stopped, stopped, false],
])('where %s, the next start knows', async (_, endSecond, endFirst, isUnclean) => {
  const folder = givenFolder()
  const { site: first } = await startSignedIn({ folder, env })
  const { site: second, admin } = await startSignedIn({ folder, env })
  // The first one serves, and is no unclean stop.
  expect((await healthOf(admin)).check).toBeNull()
  await endSecond(second)
  expect(marksIn(folder)).toContain('site.sqlite.running')
  await endFirst(first)
  expect(marksIn(folder)).toHaveLength(isUnclean ? 1 : 0)
  const { site: third, admin: later } = await startSignedIn({ folder, env })
  expect((await healthOf(later)).faults.map(({ name }) => name)).toEqual(isUnclean ? ['unclean-stop'] : [])
  await third.stop()
  expect(marksIn(folder)).toEqual([])
})

test.each([
  ['stopped', stopped],
  ['killed', killed],
])('the second site copies continuously only once the first is %s', async (_, end) => {
  await using store = await folderStore()
  const folder = givenFolder()
  const { site: first } = await startSignedIn({ folder, env: { ...env, ...store.env } })
  const copier = () => {
    const path = `${first.databasePath}-litestream.pid`
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { pid: number; site: number }) : null
  }
  await until(copier)
  const before = copier()
  const { site: second, admin } = await startSignedIn({ folder, env: { ...env, ...store.env } })
  const copyOf = async () => (await (await admin.get('/healthz')).json()).continuousCopy
  await expect.poll(copyOf).toEqual({ running: true, problem: null })
  expect(copier()).toEqual(before)
  await end(first)
  await expect.poll(() => copier()?.site).toBe(second.process.pid)
  await expect.poll(copyOf).toEqual({ running: true, problem: null })
  await second.stop()
  expect(copier()).toBeNull()
})
