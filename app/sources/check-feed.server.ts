/** Checks a feed that a shop pastes or uploads: what would become of each entry (SHOPS-2). Stores nothing. */

import type { SourceItem } from '#app/entities/source.ts'
import { logError } from '#app/platform/process/log.server.ts'
import { semaphore } from '#app/platform/process/semaphore.ts'
import { withoutByteOrderMark } from '#app/platform/text/text.ts'
import type { Planned } from './plan.ts'
import { countOutcomes } from './plan.ts'
import { readFeed } from './read/feed.ts'
import { itemDoubts, itemFaults } from './read/item.ts'
import { readPage } from './read/page.ts'
import { readProduct } from './read/product.ts'
import { type FeedKind, recognise } from './read/recognise.ts'
import { FeedFault } from './read/xml.ts'
import { planItems } from './run.server.ts'

/** Largest feed that is checked. */
export const MAX_FEED_BYTES = 200 * 1024
/** Entries of which is said what becomes of them; the mistakes of a feed repeat themselves. */
const MAX_ENTRIES = 500
const MAX_MISTAKES = 100

/** Mistakes with a text of their own; `other`: what the reader of listings says in English. */
export type MistakeCode =
  | 'noTitle'
  | 'fewFields'
  | 'noPrice'
  | 'noCurrency'
  | 'twice'
  | 'noNameColumn'
  | 'noPriceColumn'
  | 'other'

export type Mistake = {
  code: MistakeCode
  /** Of the text, or the position in a list of JSON; null where it is not known. */
  line: number | null
  title: string
  /** In English; empty where the code says it all. */
  why: string
}

export type FeedCheck =
  | { ok: false; why: string; line: number | null }
  | {
      ok: true
      kind: FeedKind
      /** What lines count. */
      unit: 'line' | 'entry'
      read: number
      /** How many of those looked at become prices, are known but no price of a new phone, are looked at by a person, or are left out. */
      counts: Record<Planned['outcome'], number>
      mistakes: Mistake[]
      /** Entries and mistakes that are not shown. */
      notChecked: number
      notShown: number
    }

/** One check at a time: each is work for the processor. */
const slots = semaphore(1, 8)

/** @param text decoded. Null when too many wait. */
export async function checkFeed(text: string, now: number): Promise<FeedCheck | null> {
  const release = await slots.enter()
  if (!release) return null
  try {
    return await check(withoutByteOrderMark(text), now)
  } catch (error) {
    if (!(error instanceof FeedFault)) logError(error)
    const message = error instanceof FeedFault ? error.message : 'Something went wrong on our side.'
    return unreadable(message)
  } finally {
    release()
  }
}

/** The address of a feed that has none: those in it are used as they are written. */
const NO_ADDRESS = 'https://shop.invalid/'

async function check(text: string, now: number): Promise<FeedCheck> {
  const content = recognise(text)
  if (content.kind === 'unknown') return { ...unreadable(content.message), line: jsonLine(text) }
  if (content.kind === 'sitemap')
    return unreadable('It is a sitemap. Propose its address: the pages that it lists are read from there.')
  if (content.kind === 'page') return checked('pages', readProduct(await readPage(text), NO_ADDRESS), [])
  const { items, table } = await readFeed(content, text, { url: NO_ADDRESS, mapping: null, now })
  const targets = new Set(table ? Object.values(table.mapping) : [])
  const columnMistakes: Mistake[] = []
  const missing = (code: MistakeCode) => columnMistakes.push({ code, line: 1, title: '', why: '' })
  if (table && !targets.has('name') && !targets.has('model')) missing('noNameColumn')
  if (table && !targets.has('price')) missing('noPriceColumn')
  return checked(content.kind, items, columnMistakes)
}

async function checked(kind: FeedKind, items: SourceItem[], columnMistakes: Mistake[]): Promise<FeedCheck> {
  if (items.length === 0 && columnMistakes.length === 0)
    return unreadable('It was read, and there is no product with a price in it.')
  const looked = items.slice(0, MAX_ENTRIES)
  const planned = await planItems({ items: looked }, { name: 'shop', kind: 'retail' })
  const mistakes = [...columnMistakes, ...planned.flatMap(each => mistakeOf(each) ?? [])]
  return {
    ok: true,
    kind,
    unit: kind === 'json' || kind === 'shopify' ? 'entry' : 'line',
    read: items.length,
    counts: countOutcomes(planned),
    mistakes: mistakes.slice(0, MAX_MISTAKES),
    notChecked: items.length - looked.length,
    notShown: Math.max(0, mistakes.length - MAX_MISTAKES),
  }
}

/** Null for what becomes a price, or is known for what it is. */
function mistakeOf({ item, outcome, why }: Planned): Mistake | null {
  if (outcome === 'price' || outcome === 'aside') return null
  const about = { line: item.line ?? null, title: item.title }
  const code = codeOf(item)
  return { code, ...about, why: code === 'other' ? why : '' }
}

function codeOf({ fault, doubt, priceText }: SourceItem): MistakeCode {
  if (fault === itemFaults.noTitle) return 'noTitle'
  if (fault === itemFaults.fewFields) return 'fewFields'
  if (priceText === '') return 'noPrice'
  if (doubt === itemDoubts.noCurrency) return 'noCurrency'
  return doubt === itemDoubts.twice ? 'twice' : 'other'
}

/** A message of the XML parser begins with line and column. */
function unreadable(message: string): Extract<FeedCheck, { ok: false }> {
  const [, before, line, after] = /^(.*: )(\d+):\d+: (.*)$/.exec(message) ?? []
  return line === undefined
    ? { ok: false, why: message, line: null }
    : { ok: false, why: `${before}${after}`, line: Number(line) }
}

/** Where a text that begins like JSON ceases to be; null where it does not begin so. */
function jsonLine(text: string): number | null {
  if (!/^\s*[[{]/.test(text)) return null
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    const { message } = error as SyntaxError
    const line = /\(line (\d+) column \d+\)/.exec(message)?.[1]
    // Of a text that ends too early the parser names no place.
    return line === undefined ? text.trimEnd().split('\n').length : Number(line)
  }
}
