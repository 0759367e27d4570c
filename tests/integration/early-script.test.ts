import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sharedSite } from '#tests/support/shared-site.ts'

const site = sharedSite()

const MAX_BYTES = 6 * 1024
const bundles = () => readdirSync('build/client/assets').filter(file => /^early-[\w-]+\.js$/.test(file))
const page = async (path: string) => (await fetch(site.origin + path)).text()
const activeScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*type="application\/)([^>]*)>/g)].map(([tag]) => tag)

test.each(['/', '/mobiles', '/samsung', '/samsung/samsung-galaxy-a55', '/compare', '/nowhere/at/all'])(
  'of the scripts of %s only the theme and the early script run',
  async path => {
    const html = await page(path)
    expect(activeScripts(html)).toEqual([
      '<script>',
      expect.stringMatching(/^<script type="module" src="\/assets\/early-[\w-]+\.js">$/),
    ])
    expect(html).not.toMatch(/rel="modulepreload"/)
    expect(html).toMatch(/<link data-deferred="modulepreload" href="\/assets\/entry\.client-/)
  },
)

test('the early script is one file of at most 6 kB with its headers, and the same on every page', async () => {
  const [path = ''] = /\/assets\/early-[\w-]+\.js/.exec(await page('/')) ?? []
  expect(await page('/admin/login')).toContain(path)
  const response = await fetch(site.origin + path, { headers: { 'Accept-Encoding': 'identity' } })
  expect(response.headers.get('Cache-Control')).toContain('immutable')
  const code = await response.text()
  expect(code).not.toMatch(/\bimport\s*["{]|from\s*["']/)
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  expect(brotliCompressSync(code).length + headers.length).toBeLessThanOrEqual(MAX_BYTES)
})

test('the panel starts its application at once', async () => {
  const html = await page('/admin/login')
  expect(html).toMatch(/rel="modulepreload"/)
  expect(html).not.toContain('application/x-deferred')
})

test('no bundle of the early script contains React', () => {
  for (const file of bundles())
    expect(readFileSync(`build/client/assets/${file}`, 'utf8')).not.toContain('__reactFiber')
})
