import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { problemOfVersion } from '#db/node-version.mjs'
import { problemOfBinary } from './node-binary.mjs'

test.each([
  ['20.20.2', false],
  ['22.13.1', false],
  ['22.14.0', true],
  ['24.21.0', true],
  ['26.0.0', true],
])('Node %s can run the site: %s', (version, isSupported) => {
  const problem = problemOfVersion(version)
  expect(problem === null).toBe(isSupported)
  if (problem) expect(problem).toMatch(/^[^\n]*Node 22\.14[^\n]*$/)
})

const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

test('a binary is compared with the checksum of its platform', () => {
  const folder = mkdtempSync(join(tmpdir(), 'binary-'))
  const binary = join(folder, 'node')
  writeFileSync(binary, 'abc')
  const expected = { version: '24.0.0', sha256: { 'linux-x64': abc, 'win32-x64': abc.replace('b', 'c') } }
  expect(problemOfBinary(binary, 'linux-x64', expected)).toBeNull()
  expect(problemOfBinary(binary, 'win32-x64', expected)).toContain(`its SHA-256 is ${abc}`)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(problemOfBinary(binary, 'sunos-x64', expected)).toBeNull()
  expect(warn).toHaveBeenCalledOnce()
  rmSync(folder, { recursive: true })
})

test('the checksums are for the version in package.json', async () => {
  const { default: checksums } = await import('./node-checksums.json')
  const { default: project } = await import('../package.json')
  expect(project.devDependencies.node).toBe(checksums.version)
})

test('package.json asks npm for the Node that the README promises (RUN-1)', async () => {
  const { default: project } = await import('../package.json')
  const [, promised] = /npm runs on Node (\d+) or newer/.exec(readFileSync('README.md', 'utf8')) ?? []
  expect(project.engines.node).toBe(`>=${promised}`)
})
