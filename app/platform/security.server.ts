/** What every answer says to protect its reader. The one place that sets security headers. */
import { createHash } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { closeUnread } from './body.server.ts'
import { isSecure } from './https.server.ts'

const everyAnswer: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
}

const HSTS = 'max-age=31536000; includeSubDomains'

/**
 * Longest time for a client to send its whole request: above what the largest file of an import may take. Whoever reads a
 * body bounds it by its size (body.server.ts).
 */
const REQUEST_TIMEOUT_MS = 20 * 60_000
const HEADERS_TIMEOUT_MS = 20_000
/** An idle connection stays longer than proxies keep theirs: closed first by us, their next request would be lost. */
const KEEP_ALIVE_MS = 75_000

/**
 * Sets the headers above on every answer of every HTTP server in this process: files served as they are included,
 * which remix-serve answers before the application sees them. Also bounds how slowly a client may send.
 */
export function protectAnswers(): void {
  subscribe('http.server.request.start', message => {
    const { request, response, server } = message as {
      request: IncomingMessage
      response: ServerResponse
      server: Server
    }
    server.requestTimeout = REQUEST_TIMEOUT_MS
    server.headersTimeout = HEADERS_TIMEOUT_MS
    server.keepAliveTimeout = KEEP_ALIVE_MS
    closeUnread(request, response)
    for (const [name, value] of Object.entries(everyAnswer)) response.setHeader(name, value)
    if (isSecure(request)) response.setHeader('Strict-Transport-Security', HSTS)
  })
}

/** A finished page, with the policy sources of the scripts in it. */
export type RenderedPage = { html: string; scriptSources: string[] }

/**
 * Takes the mark (the `nonce` that the page was rendered with) out of the HTML and hashes the inline scripts that carried it.
 * A script without it comes from data: it stays as it is, and the policy does not allow it.
 */
export function markedScripts(marked: string, mark: string): RenderedPage {
  const sources = new Set<string>()
  const attribute = ` nonce="${mark}"`
  for (const [, attributes = '', script = ''] of marked.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!attributes.includes(attribute) || /\ssrc=/.test(attributes)) continue
    sources.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  return { html: marked.replaceAll(attribute, ''), scriptSources: [...sources] }
}

/**
 * The Content-Security-Policy of an HTML document. Inline scripts are allowed by their hashes, so that the document
 * stays the same for everybody and a cache can hold it (a nonce would make each answer different).
 */
export function documentPolicy(scriptSources: string[]): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scriptSources].join(' '),
    "style-src 'self'",
    // Imported phones show pictures from wherever their provider keeps them.
    "img-src 'self' data: blob: https: http:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The policy of an answer that is no document: nothing in it may load or run. Styles inside a drawing may. */
export const resourcePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
