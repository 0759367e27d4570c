/** The built command-line tools with production packages only, as in the container. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { startSite } from '#tests/support/site.ts'

const { scripts, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Runs the tool of `npm run NAME` with these arguments on this database. */
async function run(name: string, databasePath: string, ...given: string[]) {
  return runOn([], name, databasePath, ...given)
}

/** The same with options for Node itself. */
async function runOn(options: string[], name: string, databasePath: string, ...given: string[]) {
  const [program, ...words] = String(scripts[name]).split(' ')
  expect(program).toBe('node')
  const env = { NODE_ENV: 'production' as const, PATH: process.env.PATH, DATABASE_PATH: databasePath }
  const { stdout } = await promisify(execFile)(process.execPath, [...options, ...words, ...given], { env })
  return stdout
}

test('a password can be set and a file imported while the site runs', async () => {
  await using site = await startSite()
  await run('admin:password', site.databasePath, 'a-new-password')
  const response = await fetch(`${site.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'a-new-password' }),
  })
  expect(response.status).toBe(200)

  const folder = mkdtempSync(join(tmpdir(), 'site-tools-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'shop-prices.csv')
  writeFileSync(file, 'Name;Price\nSamsung Galaxy A55;Rs 1,49,999\n')
  const output = await run('import', site.databasePath, file, '--date', '2026-11-20')
  expect(output).toContain('Stored: 0 new, 1 prices.')
  expect(await (await fetch(`${site.origin}/samsung/samsung-galaxy-a55`)).text()).toContain('149,999')
})

const OLD_NODE =
  'data:text/javascript,Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.11.0" } })'

test.each([
  ['admin:password', 'a-new-password'],
  ['import', 'shop-prices.csv'],
])('%s reports in one line why it cannot open the database', async (name, argument) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-tools-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, argument)
  writeFileSync(file, 'Name;Price\nSamsung Galaxy A55;Rs 1,49,999\n')
  const given = name === 'import' ? file : argument
  const line = (reason: string) => ({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(new RegExp(`^The database .* cannot be opened: .*${reason}.*\\n$`)),
  })
  await expect(runOn(['--import', OLD_NODE], name, join(folder, 'a.sqlite'), given)).rejects.toMatchObject(
    line('needs Node'),
  )
  // A directory instead of a database.
  await expect(run(name, folder, given)).rejects.toMatchObject(line('unable to open'))
  writeFileSync(join(folder, 'text.sqlite'), 'This is no database. '.repeat(100))
  await expect(run(name, join(folder, 'text.sqlite'), given)).rejects.toMatchObject(line('not a database'))
})

test('the tools need no development packages', () => {
  const files = readdirSync('build/tools', { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.js'))
  const sources = files.map(file => readFileSync(join('build/tools', file), 'utf8')).join('\n')
  const named = [...sources.matchAll(/^(?:import|export)\b[^'"]*["']([^'"./][^'"]*)["']/gm)].map(
    ([, name = '']) => name,
  )
  const packages = named.filter(name => !name.startsWith('node:') && !builtinModules.includes(name))
  const roots = packages.map(name => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
  expect([...new Set(roots)].filter(name => !(name in dependencies))).toEqual([])
})
