/** Sitemaps and their indexes, https://www.sitemaps.org/protocol.html. */
import { elementsOf } from './xml.ts'

export type Sitemap = {
  /** Further sitemaps. */
  maps: string[]
  pages: string[]
}

/** Entries of one file, by the protocol. */
const MAX_ENTRIES = 50_000

/** @throws FeedFault where it is not well-formed XML */
export async function readSitemap(text: string): Promise<Sitemap> {
  const found: Sitemap = { maps: [], pages: [] }
  for (const { name, fields } of await elementsOf(text, new Set(['sitemap', 'url']))) {
    const address = fields.get('loc')?.trim()
    const list = name === 'sitemap' ? found.maps : found.pages
    if (address && list.length < MAX_ENTRIES) list.push(address)
  }
  return found
}
