/** The grade that MDN's HTTP Observatory gives the site behind https. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canMakeCertificates, type HttpsSite, startHttpsSite } from '#tests/support/https-site.ts'
import { grade, type Scanned } from '#tests/support/observatory.ts'
import { a55 } from '#tests/support/phones.ts'

/** A folder in which the tool itself is installed; its scan needs the ports 80 and 443. */
const { OBSERVATORY } = process.env

let site: HttpsSite

async function send(url: string, method = 'GET', headers = {}): Promise<{ response: IncomingMessage; body: string }> {
  const request = url.startsWith('https:')
    ? httpsRequest(url, { method, headers, ca: site.certificate, agent: false })
    : httpRequest(url, { method, headers, agent: false })
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.on('response', resolve).on('error', reject).end()
  })
  return { response, body: (await buffer(response)).toString() }
}

async function scan(path: string): Promise<Scanned> {
  const page = await send(site.origin + path)
  const plain = await send(site.plainOrigin + path)
  const preflight = await send(site.origin + path, 'OPTIONS', {
    Origin: 'https://other.example',
    'Access-Control-Request-Method': 'GET',
  })
  return {
    headers: page.response.headers,
    html: page.body,
    plain: { status: plain.response.statusCode ?? 0, location: plain.response.headers.location },
    preflight: preflight.response.headers,
    hostname: 'localhost',
  }
}

describe.skipIf(!canMakeCertificates())('behind https', () => {
  beforeAll(async () => {
    site = await startHttpsSite(OBSERVATORY ? { port: 443, plainPort: 80 } : {})
  })
  afterAll(() => site.stop())

  test.each(['/', '/search?q=galaxy', a55.path, '/contact', '/admin/login'])(
    '%s is graded A+, 130 points, without being in the list of preloaded hosts',
    async path => {
      expect(grade(await scan(path))).toEqual({
        score: 130,
        grade: 'A+',
        results: [
          'csp-implemented-with-no-unsafe-default-src-none',
          'cookies-not-found',
          'cross-origin-resource-sharing-not-implemented',
          'redirection-to-https',
          'referrer-policy-private',
          'hsts-implemented-max-age-at-least-six-months',
          'sri-not-implemented-but-all-scripts-loaded-from-secure-origin',
          'x-content-type-options-nosniff',
          'x-frame-options-implemented-via-csp',
          'cross-origin-resource-policy-implemented-with-same-origin',
        ],
      })
    },
  )

  const policy = (change: (text: string) => string) => (scanned: Scanned) => {
    const text = String(scanned.headers['content-security-policy'])
    scanned.headers['content-security-policy'] = change(text)
  }
  const without = (name: string) => (scanned: Scanned) => {
    delete scanned.headers[name]
  }

  test.each<[string, (scanned: Scanned) => void, number, string]>([
    ['no policy', without('content-security-policy'), 75, 'B'],
    ['inline scripts', policy(text => text.replace(/script-src[^;]*/, "script-src 'unsafe-inline'")), 80, 'B+'],
    ['eval', policy(text => text.replace('script-src', "script-src 'unsafe-eval'")), 110, 'A+'],
    ['pictures over http', policy(text => text.replace('img-src', 'img-src http:')), 110, 'A+'],
    ['another default', policy(text => text.replace("default-src 'none'", "default-src 'self'")), 125, 'A+'],
    ['no HSTS', without('strict-transport-security'), 80, 'B+'],
    ['no nosniff', without('x-content-type-options'), 125, 'A+'],
    ['no resource policy', without('cross-origin-resource-policy'), 120, 'A+'],
    [
      'no redirect',
      scanned => {
        scanned.plain = { status: 200, location: undefined }
      },
      80,
      'B+',
    ],
    [
      'a script of another site',
      scanned => {
        scanned.html += '<script src="https://ads.example/spy.js"></script>'
      },
      125,
      'A+',
    ],
  ])('%s would cost points', async (_, change, score, letter) => {
    const scanned = await scan('/')
    change(scanned)
    expect(grade(scanned)).toMatchObject({ score, grade: letter })
  })

  test.skipIf(!OBSERVATORY)('the tool itself gives the same', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'authority-'))
    writeFileSync(join(folder, 'cert.pem'), site.certificate)
    const program = join(OBSERVATORY ?? '', 'node_modules/@mdn/mdn-http-observatory/src/scan.js')
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem') }
    const { stdout } = await promisify(execFile)(process.execPath, [program, 'localhost'], { env })
    rmSync(folder, { recursive: true })
    expect(JSON.parse(stdout).scan).toMatchObject({ grade: 'A+', score: 130, testsPassed: 10, testsFailed: 0 })
  })
})
