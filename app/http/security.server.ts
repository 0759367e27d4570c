/** Security headers of all responses, set here only (HTTP-3). */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { policyReportPath, speculationRulesPath } from '#app/platform/paths.ts'
import { isSecure } from '#app/platform/request/https.server.ts'
import { settings } from '#app/platform/settings.server.ts'

type Headers = readonly string[]

const HSTS = 'max-age=31536000; includeSubDomains'

/** Names and values in turn, as `writeHead` takes them. */
function listed(headers: Record<string, string>): { http: Headers; https: Headers } {
  const http = Object.entries(headers).flat()
  return { http, https: [...http, 'Strict-Transport-Security', HSTS] }
}

const noSniffing = { 'X-Content-Type-Options': 'nosniff' }

/** @param embedding which sites may load the response into theirs */
const headersFor = (embedding: 'same-origin' | 'cross-origin') =>
  listed({
    ...noSniffing,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Resource-Policy': embedding,
  })

const ofOthers = headersFor('same-origin')
/**
 * Drawings, uploaded pictures and share images: a chat or a feed reader in the browser shows them beside our links. Feeds and sitemaps are read
 * by programs, which do not ask for this header.
 */
const ofImages = headersFor('cross-origin')
/**
 * Scripts, styles, fonts and rules for loading ahead: the same for everybody, without a word about a visitor, and no pages. The
 * other headers would have no effect on them, and cost every first visit.
 */
const ofAssets = listed(noSniffing)
export const isAsset = (url: string) => url.startsWith('/assets/') || url === speculationRulesPath

const isImage = (url: string) => url.startsWith('/images/') || url.startsWith('/pictures/')

/** The headers of the response to this request. */
export function securityHeaders(request: IncomingMessage): Headers {
  const { url = '' } = request
  const headers = isImage(url) ? ofImages : isAsset(url) ? ofAssets : ofOthers
  return headers[isSecure(request) ? 'https' : 'http']
}

/** Sets the headers above. The content security policy is set where the response is built. */
export function setSecurityHeaders(request: IncomingMessage, response: ServerResponse): void {
  const headers = securityHeaders(request)
  for (let index = 0; index < headers.length; index += 2)
    response.setHeader(headers[index] as string, headers[index + 1] as string)
}

/** A rendered page with the CSP sources of its inline scripts and styles. */
export type RenderedPage = {
  html: string
  scriptSources: string[]
  styleSources?: string[]
  /** Whether what it shows beside its data is still the same. */
  isCurrent?: () => boolean
}

/** The source of inline content in the content security policy. */
export const sourceOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/** The style element that documents without rules of their own have for those that do. */
const EMPTY_STYLE = sourceOf('')

/**
 * Removes the mark (the `nonce` used for rendering) from the HTML and hashes the inline scripts that had it. A script
 * without the mark comes from data: it stays in the page, but the policy does not allow it.
 */
export function markedScripts(marked: string, mark: string): RenderedPage {
  const sources = new Set<string>()
  const attribute = ` nonce="${mark}"`
  for (const [, attributes = '', script = ''] of marked.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!attributes.includes(attribute) || /\ssrc=/.test(attributes)) continue
    sources.add(sourceOf(script))
  }
  return { html: marked.replaceAll(attribute, ''), scriptSources: [...sources], styleSources: [EMPTY_STYLE] }
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
    // Imported phones use image URLs of any host. Browsers load those of http by https where the page came by https.
    `img-src 'self' data: blob: https:${settings().SITE_ORIGIN.startsWith('https:') ? '' : ' http:'}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // The older of two ways: the newer one needs a second header, and not every browser knows it.
    `report-uri ${policyReportPath}`,
  ].join('; ')
}

/** The policy of the service worker: it loads its code, and requests pages of the site. */
export const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'"

/** The policy of resource responses: nothing loads or runs, except for inline styles in drawings. */
export const resourcePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
