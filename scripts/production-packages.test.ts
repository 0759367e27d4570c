import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listProductionPackages } from './production-packages.mjs'

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

/** None of them asks for more than naming its authors; that of libvips also for letting others replace it. */
const ALLOWED =
  /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|LGPL-3\.0-or-later)$/

test('each production package has a licence that allows its use', () => {
  const others = listProductionPackages().filter(({ license }) =>
    license.split(/ OR | AND |[()]/).every((part: string) => !ALLOWED.test(part)),
  )
  expect(others).toEqual([])
})

test('the bill of materials has all packages that run, with hash and licence, and no others', () => {
  const bom = JSON.parse(execFileSync(process.execPath, ['scripts/sbom.mjs'], { encoding: 'utf8' }))
  expect([bom.bomFormat, bom.specVersion]).toEqual(['CycloneDX', '1.6'])
  const names = bom.components.map(({ name }: { name: string }) => name)
  expect(names).toEqual(expect.arrayContaining([...Object.keys(dependencies), '@remix-run/server-runtime', 'express']))
  for (const name of ['vitest', 'vite', '@playwright/test']) {
    expect(name in devDependencies).toBe(true)
    expect(names).not.toContain(name)
  }
  const zod = bom.components.find(({ name }: { name: string }) => name === 'zod')
  expect(zod).toMatchObject({
    purl: expect.stringMatching(/^pkg:npm\/zod@\d/),
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) }],
  })
  const refs = bom.components.map((component: { 'bom-ref': string }) => component['bom-ref'])
  expect(new Set(refs).size).toBe(refs.length)
})
