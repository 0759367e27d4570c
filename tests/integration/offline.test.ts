/** The service worker over HTTP: what it costs, what it may do, and how it is switched off (OFFLINE-1, OFFLINE-7, HTTP-3). */
import { expect, test } from 'vitest'
import { compareFor, priceReportFor, ptaTaxPath, slipFor, workerPath } from '#app/platform/paths.ts'
import { a55, iphone15 } from '#tests/support/phones.ts'
import { sharedSite } from '#tests/support/shared-site.ts'
import { startSite } from '#tests/support/site.ts'

const site = sharedSite()
const MAX_BYTES = 5000
const kept = [slipFor([a55.id]), compareFor([a55.id, iphone15.id]), ptaTaxPath(), priceReportFor(a55.id)]
const others = ['/', a55.path, '/mobiles', '/compare', '/contact', '/admin/login']

const load = (path: string, origin = site.origin) => fetch(origin + path)
const isRegistered = async (path: string, origin?: string) =>
  (await (await load(path, origin)).text()).includes(`data-worker="${workerPath}"`)

test('the worker is at most 5 kB with its code, and loads only files and pages of the site', async () => {
  const response = await load(workerPath)
  expect(response.headers.get('Content-Type')).toMatch(/^text\/javascript/)
  expect(response.headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'",
  )
  const script = await response.text()
  const [, code = ''] = /importScripts\("(\/assets\/[^"]+)"\)/.exec(script) ?? []
  const text = await (await load(code)).text()
  expect(text).toContain('addEventListener')
  expect(script.length + text.length).toBeLessThanOrEqual(MAX_BYTES)
})

test('pages allow workers of the site alone', async () => {
  for (const path of [...kept, ...others]) {
    const policy = (await load(path)).headers.get('Content-Security-Policy') ?? ''
    // Workers fall under the rule of scripts.
    expect(policy, path).not.toMatch(/worker-src|child-src/)
    expect(/script-src ([^;]*)/.exec(policy)?.[1], path).toMatch(/^'self'( 'sha256-[\w+/=]+')*$/)
  }
})

test('pages that are kept register it, and no others', async () => {
  for (const path of kept) expect(await isRegistered(path), path).toBe(true)
  for (const path of others) expect(await isRegistered(path), path).toBe(false)
})

test('where it is switched off no page registers it, and slips still work', async () => {
  await using off = await startSite({ env: { OFFLINE_READING: 'off' } })
  for (const path of kept) expect(await isRegistered(path, off.origin), path).toBe(false)
  expect(await (await load(slipFor([a55.id]), off.origin)).text()).toContain('data-tool="/assets/slip-tool-')
  expect(await (await load(workerPath, off.origin)).text()).toContain('"isOff":true')
})
