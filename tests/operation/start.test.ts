import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import Sqlite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { cookieOf } from '#tests/support/panel.ts'
import { pause } from '#tests/support/pause.ts'
import { freePort, LISTENING, launchSite, type Site, startSite } from '#tests/support/site.ts'
import { until } from '#tests/support/until.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const phonesIn = (path: string) => {
  const database = new Sqlite(path, { readonly: true })
  const { phones } = database.prepare('SELECT count(*) AS phones FROM mobiles').get() as { phones: number }
  database.close()
  return phones
}

test('a start killed while it fills the database is made up by the next one, and the one after changes nothing', async () => {
  const folder = temporaryFolder()
  const first = await launchSite({ folder })
  await first.printed('400 of 1253')
  first.process.kill('SIGKILL')
  await once(first.process, 'exit')
  expect(phonesIn(first.databasePath)).toBe(0)

  const second = await startSite({ folder })
  expect(phonesIn(second.databasePath)).toBe(1253)
  const response = await fetch(`${second.origin}/mobiles`)
  expect(await response.text()).toContain('Showing 1 - 20 of 1253 mobile phones')
  await second.stop()
  expect(second.process.exitCode).toBe(0)

  await using third = await startSite({ folder })
  expect(third.output()).not.toContain('Filling')
  expect(phonesIn(third.databasePath)).toBe(1253)
})

test('with SEED_CATALOG=off the database stays empty and the pages show that; two signals end it orderly', async () => {
  await using site = await startSite({ env: { SEED_CATALOG: 'off' } })
  expect(phonesIn(site.databasePath)).toBe(0)
  const home = await (await fetch(site.origin)).text()
  expect(home).toContain('No mobiles found in the latest category')
  const phones = await fetch(`${site.origin}/mobiles`)
  expect(phones.status).toBe(200)
  expect(await (await fetch(`${site.origin}/api/mobiles`)).json()).toEqual([])

  // A group and npm send a signal each: that is no unclean stop.
  const exit = once(site.process, 'exit')
  site.process.kill('SIGTERM')
  site.process.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  expect(existsSync(`${site.databasePath}.running`)).toBe(false)
})

test.each(['start', 'up'])(
  'with a port in use `npm %s` ends with one line and makes nothing (RUN-6)',
  async command => {
    const taken = createServer().listen(0)
    await once(taken, 'listening')
    onTestFinished(() => void taken.close())
    const { port } = taken.address() as AddressInfo
    const databasePath = join(temporaryFolder(), 'site.sqlite')
    const child = spawn(process.execPath, [`scripts/${command}.mjs`], {
      env: { ...process.env, PORT: String(port), HOST: '', DATABASE_PATH: databasePath },
    })
    const [said] = await Promise.all([text(child.stderr), once(child, 'exit')])
    expect([child.exitCode, said]).toEqual([
      1,
      `Port ${port} is in use: stop the program that uses it, or set another one, such as PORT=${port + 1}.\n`,
    ])
    expect(existsSync(databasePath)).toBe(false)
  },
)

test('a malformed setting aborts the start with one line that names it', async () => {
  const folder = temporaryFolder()
  const site = await launchSite({ folder, env: { USD_PKR_RATE: 'many' } })
  await once(site.process, 'exit')
  expect(site.process.exitCode).toBe(1)
  expect(site.output()).toBe('USD_PKR_RATE is not valid: it accepts rupees for a dollar, such as 280.\n')
  expect(existsSync(site.databasePath)).toBe(false)
})

test('SIGTERM lets requests in flight finish', async () => {
  await using site = await startSite()
  // Long enough to be in flight, and sent within the time of a stop on a busy machine too.
  const response = fetch(`${site.origin}/api/mobiles?limit=300`)
  await response
  const body = (await response).json()
  site.process.kill('SIGTERM')
  expect(await body).toHaveLength(300)
  await once(site.process, 'exit')
  expect(site.process.exitCode).toBe(0)
})

test.each([
  ['after the last response', (site: Site) => fetch(site.origin).then(response => response.text())],
  ['before any request', (site: Site) => site.printed('The site serves.')],
])('%s SIGTERM ends the process without the forced exit', async (_, untilThen) => {
  // Timers of three seconds and more never fire, including the forced exit.
  const patch =
    'const set = setTimeout; globalThis.setTimeout = (run, ms, ...more) => set(run, ms < 3000 ? ms : 2 ** 31 - 1, ...more)'
  await using site = await launchSite({
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(patch)}` },
  })
  await site.printed(LISTENING)
  await untilThen(site)
  const exit = once(site.process, 'exit')
  site.process.kill('SIGTERM')
  const [code] = await exit
  expect(code).toBe(0)
})

test('npm start stops its server when npm is terminated', async () => {
  const port = await freePort()
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_PATH: join(temporaryFolder(), 'site.sqlite'),
  }
  const npm = spawn('npm', ['start'], { env: { ...env, SEED_CATALOG: 'off' }, stdio: 'ignore' })
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    )
  await until(isUp)
  npm.kill('SIGTERM')
  await until(async () => !(await isUp()))
})

test('started by a shell that ends, as a supervisor starts it, the site goes on', async () => {
  const port = await freePort()
  const { npm_lifecycle_event: _, SITE_ENDS_WITH_PARENT: __, ...inherited } = process.env
  const database = join(temporaryFolder(), 'site.sqlite')
  const env = { ...inherited, PORT: String(port), HOST: '127.0.0.1', DATABASE_PATH: database, SEED_CATALOG: 'off' }
  const command = `"${process.execPath}" scripts/start.mjs > "${database}.log" & echo $!; read line`
  const shell = spawn('sh', ['-c', command], { env, stdio: ['pipe', 'pipe', 'ignore'] })
  const [printed] = await once(shell.stdout, 'data')
  const pid = Number(printed)
  onTestFinished(() => void process.kill(pid, 'SIGKILL'))
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until(isUp)
  const end = once(shell, 'exit')
  shell.stdin.end()
  await end
  // A site that follows its parent looks four times a second, and takes up to a second to end.
  await pause(2500)
  expect(await isUp()).toBe(true)
})

test('only a changed ADMIN_PASSWORD ends sessions at start', async () => {
  const folder = temporaryFolder()
  const start = (password: string) => startSite({ folder, env: { ADMIN_PASSWORD: password, SEED_CATALOG: 'off' } })
  const status = async (site: Site, cookie: string) =>
    (await fetch(`${site.origin}/api/auth/status`, { headers: { Cookie: cookie } })).json()
  const first = await start('first-password')
  const response = await fetch(`${first.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'first-password' }),
  })
  const cookie = cookieOf(response)
  await first.stop()
  const second = await start('first-password')
  expect(await status(second, cookie)).toMatchObject({ isAuthenticated: true })
  await second.stop()
  await using third = await start('another-password')
  expect(await status(third, cookie)).toMatchObject({ isAuthenticated: false })
})
