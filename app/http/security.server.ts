/** Security headers of all responses, set here only (HTTP-3). */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSecure } from '#app/platform/request/https.server.ts'

const everyResponse: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

const HSTS = 'max-age=31536000; includeSubDomains'

/** Names and values of the headers above in turn, as `writeHead` takes them. */
export const securityHeaders = (request: IncomingMessage): readonly string[] =>
  isSecure(request) ? withTransportSecurity : plainHeaders

const plainHeaders = Object.entries(everyResponse).flat()
const withTransportSecurity = [...plainHeaders, 'Strict-Transport-Security', HSTS]

/** Sets the headers above. The content security policy is set where the response is built. */
export function setSecurityHeaders(request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(everyResponse)) response.setHeader(name, value)
  if (isSecure(request)) response.setHeader('Strict-Transport-Security', HSTS)
}

/** A rendered page with the CSP sources of its inline scripts and styles. */
export type RenderedPage = {
  html: string
  scriptSources: string[]
  styleSources?: string[]
  /** Whether what it shows beside its data is still the same. */
  isCurrent?: () => boolean
}

/**
 * Removes the mark (the `nonce` used for rendering) from the HTML and hashes the inline scripts that had it. A script
 * without the mark comes from data: it stays in the page, but the policy does not allow it.
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
 * The Content-Security-Policy of an HTML document. Inline scripts and styles are allowed by hash, because a nonce would
 * make each response different and caching impossible.
 */
export function documentPolicy({
  scriptSources,
  styleSources = [],
}: Pick<RenderedPage, 'scriptSources' | 'styleSources'>): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scriptSources].join(' '),
    ['style-src', "'self'", ...styleSources].join(' '),
    // Imported phones use image URLs of any host.
    "img-src 'self' data: blob: https: http:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The policy of resource responses: nothing loads or runs, except for inline styles in drawings. */
export const resourcePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
