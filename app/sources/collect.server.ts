/** Collects the items of a source: from a feed, or from the pages that a sitemap or a list leads to (SOURCE-3). */

import type { RunFault, SourceItem, TargetContent } from '#app/entities/source.ts'
import { decodeText } from '#app/import/read/decode.ts'
import type { Mapping } from '#app/import/read/mapping.ts'
import { yieldToEventLoop } from '#app/platform/slices.server.ts'
import { withoutByteOrderMark } from '#app/platform/text/text.ts'
import type { Known, Visit, Visited } from './fetch/visit.server.ts'
import { readFeed } from './read/feed.ts'
import { readPage } from './read/page.ts'
import { readProduct } from './read/product.ts'
import { type FeedKind, recognise } from './read/recognise.ts'
import { exportAddress } from './read/sheet.ts'
import { readSitemap } from './read/sitemap.ts'
import { FeedFault } from './read/xml.ts'

/** An address of a source as it is kept from run to run. */
export type Target = Known & {
  address: string
  /** Before this the site does not want to be asked again, in milliseconds since 1970. */
  notBefore: number | null
  content: TargetContent
}

export type Collected = {
  /** Each thing once, in the order in which it was found. */
  items: SourceItem[]
  faults: RunFault[]
  /** Addresses that were read or are unchanged. */
  targets: Target[]
  /** Addresses that are gone. */
  gone: string[]
  kind: FeedKind | null
  /** Columns of a price list with what they are taken for; product feeds name theirs. */
  table: { columns: string[]; mapping: Mapping } | null
}

type About = {
  address: string
  /** Corrected by an editor; null: recognised and guessed. */
  mapping: Mapping | null
  now: number
  /** Stops after so many items, where it is only tried. */
  limit?: number
  onItem?: (count: number) => void
}

const MAX_PAGES = 20_000
const MAX_LISTS = 1000
const MAX_FAULTS = 500
/** Products on a page of Shopify's list. */
const SHOPIFY_LIMIT = 250

/** The address of the source, one where pages are found, or one of a thing. */
type Role = 'entry' | 'list' | 'page'

const nothing: TargetContent = { items: [], pages: [], lists: [] }

/**
 * Visits what the source has.
 * @param known what was kept of its addresses
 * @throws FeedFault where the address is no feed and leads to no pages, VisitStopped where the site wants no visit
 */
export async function collect(visit: Visit, about: About, known: ReadonlyMap<string, Target>): Promise<Collected> {
  const found: Collected = { items: [], faults: [], targets: [], gone: [], kind: null, table: null }
  const items = new Map<string, SourceItem>()
  const seen = new Set<string>()
  const limit = about.limit ?? Number.POSITIVE_INFINITY
  const entry = entryAddress(about.address)

  async function read(address: string, role: Role): Promise<TargetContent> {
    seen.add(address)
    const before = known.get(address)
    if (before?.notBefore && before.notBefore > about.now) {
      note(found, address, 'The site asked not to be asked again yet.')
      keep(before)
      return nothing
    }
    const isFeed = role !== 'page'
    const visited = await visit.get(address, before ?? null, isFeed ? 'feed' : 'page')
    await yieldToEventLoop()
    const content = await contentOf(visited, address, role)
    if (visited.kind === 'body') keep({ address, ...visited.known, notBefore: null, content })
    else if (visited.kind === 'same' && before) keep({ ...before, notBefore: null })
    else if (visited.kind === 'gone') found.gone.push(address)
    else if (visited.kind === 'fault') {
      note(found, address, visited.reason)
      keep({ address, etag: null, modified: null, content: nothing, ...before, notBefore: visited.notBefore })
    }
    return content
  }

  function keep(target: Target): void {
    found.targets.push(target)
    for (const item of target.content.items) if (!items.has(item.key)) items.set(item.key, item)
    about.onItem?.(items.size)
  }

  async function contentOf(visited: Visited, address: string, role: Role): Promise<TargetContent> {
    if (visited.kind === 'same') return known.get(address)?.content ?? nothing
    if (visited.kind === 'gone' && role === 'entry') throw new FeedFault('The address is not there (404).')
    if (visited.kind === 'fault' && role === 'entry') throw new FeedFault(visited.reason)
    if (visited.kind !== 'body') return nothing
    // A redirect may lead to a page that has been read, or will be.
    if (visited.url !== address && seen.has(visited.url)) return nothing
    seen.add(visited.url)
    try {
      return await readBody(visited.body, visited.url, role)
    } catch (error) {
      if (!(error instanceof FeedFault) || role === 'entry') throw error
      note(found, visited.url, error.message)
      return nothing
    }
  }

  async function readBody(body: Buffer, url: string, role: Role): Promise<TargetContent> {
    const text = withoutByteOrderMark(decodeText(body).text)
    const content = recognise(text)
    if (content.kind === 'page') return pageContent(text, url, role)
    if (role === 'page') return nothing
    if (content.kind === 'unknown') throw new FeedFault(content.message)
    if (content.kind === 'sitemap') {
      found.kind ??= 'pages'
      const { maps, pages } = await readSitemap(text)
      return { items: [], lists: maps, pages }
    }
    found.kind ??= content.kind
    const { items: read, table } = await readFeed(content, text, { url, mapping: about.mapping, now: about.now })
    if (table) found.table = table
    const hasMore = content.kind === 'shopify' && read.length > 0
    return { items: read, pages: [], lists: hasMore ? [nextShopifyPage(url)] : [] }
  }

  async function pageContent(text: string, url: string, role: Role): Promise<TargetContent> {
    const page = await readPage(text)
    const products = readProduct(page, url)
    if (role === 'page' || products.length > 0) {
      if (role !== 'page') found.kind ??= 'pages'
      return { ...nothing, items: products }
    }
    found.kind ??= 'pages'
    const absolute = (href: string) => (URL.canParse(href, url) ? withoutHash(new URL(href, url)) : null)
    const pages = page.links.map(absolute).filter(address => address !== null)
    const next = page.next === null ? null : absolute(page.next)
    return { items: [], pages, lists: next === null ? [] : [next] }
  }

  const first = await read(entry, 'entry')
  const lists = [...first.lists]
  const pages = [...first.pages]
  // The front page of a shop links to everything but its products; its sitemap has those.
  if (found.kind === 'pages' && new URL(entry).pathname === '/' && first.items.length === 0) {
    const maps = await visit.sitemaps()
    if (maps.length > 0) {
      lists.splice(0, lists.length, ...maps)
      pages.length = 0
    }
  }
  for (let count = 0; lists.length > 0 && count < MAX_LISTS && items.size < limit; count += 1) {
    const address = lists.shift() ?? ''
    if (seen.has(address) || !isSameSite(visit, address)) continue
    const content = await read(address, 'list')
    lists.push(...content.lists)
    for (const page of content.pages) pages.push(page)
  }
  for (const address of pages.slice(0, MAX_PAGES)) {
    if (items.size >= limit) break
    if (seen.has(address) || !isSameSite(visit, address)) continue
    await read(address, 'page')
  }
  found.items = [...items.values()]
  return found
}

const withoutHash = (url: URL) => {
  url.hash = ''
  return url.href
}

const isSameSite = (visit: Visit, address: string) => URL.canParse(address) && visit.isOwn(new URL(address))

function note({ faults }: Collected, target: string, reason: string): void {
  if (faults.length < MAX_FAULTS) faults.push({ target, reason })
}

/** Spreadsheets as CSV; a list of Shopify from its first page, as long as it may be. */
function entryAddress(given: string): string {
  const url = new URL(exportAddress(given))
  if (/\/products\.json$/.test(url.pathname) && !url.searchParams.has('page')) {
    if (!url.searchParams.has('limit')) url.searchParams.set('limit', String(SHOPIFY_LIMIT))
    url.searchParams.set('page', '1')
  }
  return withoutHash(url)
}

function nextShopifyPage(address: string): string {
  const url = new URL(address)
  url.searchParams.set('page', String(Number(url.searchParams.get('page') ?? 1) + 1))
  return url.href
}
