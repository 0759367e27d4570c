import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { forgetInstall, isInstalled, rememberInstall } from './installed.mjs'

/** A project with one package, just installed. */
function project() {
  const folder = mkdtempSync(join(tmpdir(), 'installed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const write = (path: string, content: unknown) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), JSON.stringify(content))
  }
  write('package.json', { dependencies: { one: '1' } })
  write('package-lock.json', { packages: {} })
  write('node_modules/.package-lock.json', { packages: { 'node_modules/one': { version: '1.0.0' } } })
  write('node_modules/one/package.json', { version: '1.0.0' })
  rememberInstall(folder)
  return { folder, write }
}

test('the packages of an unchanged lock file are not installed again (RUN-6)', () => {
  expect(isInstalled(project().folder)).toBe(true)
})

test.each([
  ['the lock file', 'package-lock.json', { packages: { other: {} } }],
  ['the dependencies alone', 'package.json', { dependencies: { one: '2' } }],
  ['what npm put there', 'node_modules/.package-lock.json', { packages: {} }],
  ['the version of a package', 'node_modules/one/package.json', { version: '1.0.1' }],
])('they are when %s changed (RUN-6)', (_, path, content) => {
  const { folder, write } = project()
  write(path, content)
  expect(isInstalled(folder)).toBe(false)
})

test('they are with another Node, when a package or all are gone, and after a broken-off install (RUN-6)', () => {
  const { folder } = project()
  vi.stubEnv('npm_config_user_agent', 'npm/11 node/v99')
  expect(isInstalled(folder)).toBe(false)
  vi.unstubAllEnvs()
  expect(isInstalled(folder)).toBe(true)
  rmSync(join(folder, 'node_modules/one'), { recursive: true })
  expect(isInstalled(folder)).toBe(false)

  const other = project().folder
  forgetInstall(other)
  expect(isInstalled(other)).toBe(false)
  rmSync(join(other, 'node_modules'), { recursive: true })
  expect(isInstalled(other)).toBe(false)
})
