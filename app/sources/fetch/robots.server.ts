/** The rules of a site for crawlers, RFC 9309 (SOURCE-2). */

import robotsParser from 'robots-parser'
import { pagePath } from '#app/platform/paths.ts'
import { settings } from '#app/platform/settings.server.ts'
import { SITE_NAME } from '#app/platform/site-name.ts'
import { sitePages } from '#app/platform/site-pages.ts'
import { withoutByteOrderMark } from '#app/platform/text/text.ts'

/** Our product token in robots.txt. */
const PRODUCT = `${SITE_NAME}Bot`

/** Product, version, and where a shop reaches us. */
export const userAgent = () => `${PRODUCT}/1.0 (+${settings().SITE_ORIGIN}${pagePath(sitePages.shops)})`

/** Longer delays than this are not waited for between two requests. */
const MAX_CRAWL_DELAY_MS = 60_000

export type Robots = {
  allows(url: URL): boolean
  /** Milliseconds between two requests; 0 where the site asks for none. */
  delayMs: number
  sitemaps: string[]
}

export const allowAll: Robots = { allows: () => true, delayMs: 0, sitemaps: [] }

/** Bytes that are read of a larger file, by the RFC at least 500 KiB. */
const MAX_LENGTH = 512 * 1024

/** @param url the address of robots.txt itself */
export function readRobots(url: string, text: string): Robots {
  const rules = robotsParser(url, withoutByteOrderMark(text.slice(0, MAX_LENGTH)))
  const delay = rules.getCrawlDelay(PRODUCT) ?? 0
  return {
    allows: ({ href, pathname }) => pathname === '/robots.txt' || rules.isAllowed(href, PRODUCT) !== false,
    delayMs: Math.min(Math.max(0, delay * 1000 || 0), MAX_CRAWL_DELAY_MS),
    sitemaps: rules.getSitemaps(),
  }
}
