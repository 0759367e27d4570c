/** What kind of feed an address gives, judged by its content and not by its name (SOURCE-1). Pure. */
import { parseJson } from '#app/platform/json.ts'
import { isShopifyList } from './shopify.ts'

export type FeedKind = 'pages' | 'merchant' | 'table' | 'json' | 'shopify'

/** What a text is: a feed, or where pages are found. */
export type Content =
  | { kind: 'sitemap' | 'merchant' | 'table' | 'page' }
  | { kind: 'shopify' | 'json'; value: unknown }
  | { kind: 'unknown'; message: string }

/** `JSON.parse` cannot be split: so many characters take it about 40 milliseconds. */
const MAX_JSON = 4 * 1024 * 1024

/** @param text decoded, without byte order mark */
export function recognise(text: string): Content {
  const start = text.trimStart()
  if (start === '') return { kind: 'unknown', message: 'It is empty.' }
  if (start.startsWith('{') || start.startsWith('[')) {
    if (start.length > MAX_JSON)
      return { kind: 'unknown', message: 'It is a JSON file of over 4 MB; ask for it in pages.' }
    const value = parseJson(start)
    if (value === undefined)
      return { kind: 'unknown', message: 'It begins like JSON but is not valid JSON; it may be cut off.' }
    return { kind: isShopifyList(value) ? 'shopify' : 'json', value }
  }
  if (start.startsWith('<')) {
    const head = start.slice(0, 4000)
    if (/<(urlset|sitemapindex)[\s>]/.test(head)) return { kind: 'sitemap' }
    if (/<(rss|feed|rdf:RDF)[\s>]/.test(head)) return { kind: 'merchant' }
    if (/<(!doctype\s+html|html|head|body)[\s>]/i.test(head)) return { kind: 'page' }
    return { kind: 'unknown', message: 'It is XML, but neither a product feed nor a sitemap.' }
  }
  const lines = start.split('\n', 20)
  if (lines.some(line => /[,;\t|]/.test(line))) return { kind: 'table' }
  return { kind: 'unknown', message: 'It is neither a page, a feed nor a table.' }
}
