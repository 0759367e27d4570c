/** The items of a text that is a feed by itself, whatever its format (SOURCE-3). */
import type { SourceItem } from '#app/entities/source.ts'
import type { Mapping } from '#app/import/read/mapping.ts'
import { readMerchantXml } from './merchant.ts'
import type { Content } from './recognise.ts'
import { readShopify } from './shopify.ts'
import { readPriceTable } from './table.ts'

type FeedContent = Exclude<Content, { kind: 'sitemap' | 'page' | 'unknown' }> | { kind: 'merchant' | 'table' }

export type Feed = {
  items: SourceItem[]
  /** Columns of a price list with what they are taken for; null for product feeds, which name theirs. */
  table: { columns: string[]; mapping: Mapping } | null
}

/**
 * @param content what the text was recognised as
 * @param about `mapping`: as an editor corrected it, null: guessed
 * @throws FeedFault where the text is no such feed
 */
export async function readFeed(
  content: FeedContent,
  text: string,
  { url, mapping, now }: { url: string; mapping: Mapping | null; now: number },
): Promise<Feed> {
  if (content.kind === 'shopify') return { items: readShopify(content.value, url), table: null }
  if (content.kind === 'merchant') return { items: await readMerchantXml(text, now), table: null }
  const { items, isMerchant, columns, mapping: used } = await readPriceTable(text, mapping, now)
  return { items, table: isMerchant ? null : { columns, mapping: used } }
}
