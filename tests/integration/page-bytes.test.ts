/** What a first visit to a page costs before a touch, in bytes over HTTP/1.1 with headers. */
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { stableId } from '#app/platform/ids.server.ts'
import { localPath } from '#app/platform/text/language.ts'
import { sharedSite } from '#tests/support/shared-site.ts'

const ids = ['samsung-galaxy-a55', 'xiaomi-redmi-note-14-pro-4g'].map(slug => stableId(`phone/${slug}`)).join()

/** Budgets of everything; of the four longest kinds of pages 4,000 bytes less than they may cost, for what is added later. */
const budgets: [string, number][] = [
  ['/', 36_000],
  ['/mobiles', 34_000],
  ['/samsung', 40_000],
  ['/samsung/samsung-galaxy-s24-ultra', 38_000],
  [`/compare?phones=${ids}`, 36_000],
  ['/search?q=galaxy+a5', 38_000],
  ['/guide', 34_000],
]
const site = sharedSite()

type Loaded = { headerBytes: number; body: Buffer }

async function load(path: string, encoding: string): Promise<Loaded> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(site.origin + path, { headers: { 'Accept-Encoding': encoding } }, resolve).on('error', reject)
  })
  const lines = response.rawHeaders.reduce((bytes, text) => bytes + text.length + 2, 0)
  return { headerBytes: 'HTTP/1.1 200 OK\r\n\r\n'.length + lines, body: await buffer(response) }
}

const sizeOf = ({ headerBytes, body }: Loaded) => headerBytes + body.length

/** What a first visitor loads of a page, in bytes. */
async function costOf(path: string) {
  const html = (await load(path, 'identity')).body.toString()
  const font = /<link rel="preload" href="([^"]+\.woff2)"/.exec(html)?.[1] ?? ''
  const script = /<script [^>]*src="(\/assets\/early-[^"]+)"/.exec(html)?.[1] ?? ''
  const parts = {
    // As the first visitor gets it: later the server has had the time for a better compression.
    document: sizeOf(await load(path, 'br')),
    script: sizeOf(await load(script, 'br')),
    font: sizeOf(await load(font, 'br')),
    rules: sizeOf(await load('/speculation-rules', 'br')),
  }
  return { parts, total: Object.values(parts).reduce((sum, bytes) => sum + bytes) }
}

/** Letters of Urdu take two bytes each, and their font has more forms. */
const MORE_IN_URDU = 10_000

describe.each(budgets)('%s', (path, budget) => {
  test('costs no more than its budget', async () => {
    const { total, parts } = await costOf(path)
    expect(total, JSON.stringify(parts)).toBeLessThanOrEqual(budget)
  })

  test('costs little more in Urdu', async () => {
    const [english, urdu] = [await costOf(path), await costOf(localPath(path, 'ur'))]
    expect(urdu.parts.font).toBeGreaterThan(english.parts.font)
    expect(urdu.total - english.total, JSON.stringify([english, urdu])).toBeLessThanOrEqual(MORE_IN_URDU)
  })

  test('needs no request for styles or drawings', async () => {
    const html = (await load(path, 'identity')).body.toString()
    expect(html).not.toMatch(/<link[^>]* rel="stylesheet"/)
    expect(html).not.toMatch(/<(img|image)\b[^>]* (src|href)="\/images\/phones\//)
    expect(html).toMatch(/<style>.{1000}/)
  })
})
