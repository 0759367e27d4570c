/** What every response says to protect its reader (HTTP-3). The one place that sets security headers. */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSecure } from '#app/platform/request/https.server.ts'

const everyResponse: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
}

const HSTS = 'max-age=31536000; includeSubDomains'

/** Sets the headers above; the policy of a document is set by whoever renders it. */
export function setSecurityHeaders(request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(everyResponse)) response.setHeader(name, value)
  if (isSecure(request)) response.setHeader('Strict-Transport-Security', HSTS)
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
