/** Faults of the process and its machine: clock, handles, memory, a disk that stops taking writes (FAULT-1, FAULT-5 to FAULT-7). */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type AdminClient, signIn } from '#tests/support/admin-client.ts'
import { copyTemplate, healthOf, lastingFaults, panelText, preloaded, startSignedIn } from '#tests/support/faults.ts'
import { a55 } from '#tests/support/phones.ts'
import { until } from '#tests/support/until.ts'

function givenFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-fault-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  copyTemplate(folder)
  return folder
}

test('a clock that jumps by years is reported, and no session, backup or uploaded file is lost by age', async () => {
  // At each signal: three years ahead, then back to where it was.
  const clock = `
    let offset = 0
    const RealDate = Date
    const now = RealDate.now
    globalThis.Date = class extends RealDate {
      constructor(...given) { if (given.length === 0) super(now() + offset); else super(...given) }
      static now() { return now() + offset }
    }
    process.on('SIGUSR2', () => { offset = offset === 0 ? 3 * 365 * 86_400_000 : 0 })`
  const folder = givenFolder()
  const env = { NODE_OPTIONS: preloaded(clock), BACKUP_EVERY: '2s' }
  const { site, admin } = await startSignedIn({ folder, env })
  const yearsOfBackups = () => {
    const path = join(folder, 'backups')
    const names = existsSync(path) ? readdirSync(path).filter(name => name.endsWith('Z.sqlite')) : []
    return [...new Set(names.map(name => name.slice(5, 9)))].sort()
  }
  const upload = async (client: AdminClient, name: string) =>
    (await client.form('/admin/import', { intent: 'upload', file: new File(['Name,Price\nAcme One,45000'], name) }))
      .status
  expect(await upload(admin, 'before.csv')).toBe(303)
  const year = new Date().getUTCFullYear()
  await until(() => yearsOfBackups().length === 1)
  site.process.kill('SIGUSR2')
  await site.printed('"fault":"clock"')
  for (const path of ['/', a55.path, '/healthz']) expect((await fetch(site.origin + path)).status, path).toBe(200)
  const during = await signIn(site)
  expect(await panelText(during)).toContain('The clock of the machine jumped')
  expect(await upload(during, 'during.csv')).toBe(303)
  expect(readdirSync(join(folder, 'uploads')).filter(name => name.endsWith('.json'))).toHaveLength(2)
  await until(() => yearsOfBackups().length === 2)
  expect(yearsOfBackups()).toEqual([String(year), String(year + 3)])
  site.process.kill('SIGUSR2')
  await until(async () => (await lastingFaults(admin)).length === 0)
  expect((await admin.get('/admin')).status).toBe(200)
  expect(await panelText(admin)).toContain('The clock of the machine jumped It is over.')
  await site.stop()
})

const hasHandleLimit = existsSync('/proc/self/limits')
const noLimit = hasHandleLimit ? '' : '(skipped: this system does not tell the limit of open files)'

test.skipIf(!hasHandleLimit)(
  `without free handles new connections are closed and all else goes on ${noLimit}`,
  async () => {
    const { site, admin } = await startSignedIn({ folder: givenFolder(), handles: 128 })
    const { hostname, port } = new URL(site.origin)
    const crowd: Socket[] = []
    let closed = 0
    for (let number = 0; number < 200; number += 1) {
      // One address holds half of the connections.
      const localAddress = `127.0.0.${1 + (number % 4)}`
      const socket = connect({ port: Number(port), host: hostname, localAddress })
      socket.on('error', () => undefined).once('close', () => (closed += 1))
      crowd.push(socket)
    }
    onTestFinished(() => {
      for (const socket of crowd) socket.destroy()
    })
    await site.printed('"fault":"handles"')
    await until(() => closed > 100)
    expect(site.process.exitCode).toBeNull()
    for (const socket of crowd) socket.destroy()
    await until(() =>
      fetch(site.origin).then(
        ({ status }) => status === 200,
        () => false,
      ),
    )
    // Files can be opened: a new connection to the database, and a file that is not in memory.
    expect((await fetch(`${site.origin}/images/og-default.jpg`)).status).toBe(200)
    expect((await fetch(`${site.origin}/api/mobiles`)).status).toBe(200)
    expect(await panelText(admin)).toContain('There are too many connections or open files')
    await site.stop()
  },
)

test('a heap that is used up ends the site in order, with one line, and the next start tells', async () => {
  // Keeps what it allocates until no more requests come, as a leak does.
  const leak = `
    const kept = []
    let timer
    process.on('SIGUSR2', () => { timer = setInterval(() => {
      for (let i = 0; i < 3000; i += 1) kept.push({ i, text: 'kept' + i })
    }, 5) })
    process.on('SIGTERM', () => clearInterval(timer))`
  const folder = givenFolder()
  const { site, admin } = await startSignedIn({
    folder,
    heapMb: 160,
    env: { NODE_OPTIONS: preloaded(leak) },
  })
  expect((await admin.post('/api/admin/brands', { name: 'Before', slug: 'before' })).status).toBe(201)
  const ended = once(site.process, 'close')
  site.process.kill('SIGUSR2')
  await ended
  expect(site.process.exitCode, site.output()).toBe(1)
  expect(site.output()).toMatch(/^The memory of the process is used up: \d+ of \d+ MB of its heap\. The site ends .*$/m)
  expect(site.output()).not.toContain('FATAL ERROR')

  const { site: next, admin: later } = await startSignedIn({ folder })
  expect((await healthOf(later)).faults).toEqual([expect.objectContaining({ name: 'memory' })])
  expect(await panelText(later)).toContain('The former process ended because its memory was used up')
  expect((await later.get('/api/brands/before')).status).toBe(200)
  await next.stop()
})

const hasPrlimit = (() => {
  try {
    execFileSync('prlimit', ['--version'], { stdio: 'pipe' })
    return true
  } catch {
    return false
  }
})()

test.skipIf(!hasPrlimit)(
  `a disk that refuses each write stops no reading ${hasPrlimit ? '' : '(skipped: there is no prlimit)'}`,
  async () => {
    const { site, admin } = await startSignedIn({ folder: givenFolder() })
    const allow = (size: string) =>
      execFileSync('prlimit', [`--pid=${site.process.pid}`, `--fsize=${size}:unlimited`], { stdio: 'pipe' })
    allow('0')
    const refused = await admin.post('/api/admin/brands', { name: 'Never', slug: 'never' })
    expect([refused.status, (await refused.json()).message]).toEqual([
      503,
      expect.stringContaining('nothing was saved'),
    ])
    for (const path of ['/', a55.path, '/healthz']) expect((await fetch(site.origin + path)).status, path).toBe(200)
    expect(await lastingFaults(admin)).toEqual(['failed'])
    expect(await panelText(admin, '/admin')).toContain('The disk refuses to be written')
    allow('unlimited')
    expect((await admin.post('/api/admin/brands', { name: 'Again', slug: 'again' })).status).toBe(201)
    expect(await lastingFaults(admin)).toEqual([])
    await site.stop()
  },
)
