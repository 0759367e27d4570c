/** Shapes of what sources give, as they are stored (SOURCE-1). */
import type { SourceKind } from './enums.ts'

/** What one entry of a shop's feed or page says, before anything is concluded from it. */
export type SourceItem = {
  /** The same for the same thing in every run of the source: its id in a feed, or the address of its page and its name. */
  key: string
  /** Its own address at the shop; null where the feed gives none. */
  url: string | null
  title: string
  description: string
  /** As a person would read it: `Rs 157999`, `USD 449`, `85999 - 99999`; empty where there is none. */
  priceText: string
  oldPriceText: string
  availability: string
  brandField: string
  condition: string
  /** The day or month of the price, where its row names one. */
  date?: string
  /** The kind of price, where its row names one. */
  priceKind?: SourceKind
  /** Who sells it, where its row names a shop. */
  seller?: string
  /** Why a person has to look, whatever the listing is; null where nothing speaks against it. */
  doubt: string | null
  /** Why it cannot be a listing, in words; null where it may be one. */
  fault: string | null
  /** Where it begins in its feed: a line, or in JSON the position in its list; from 1. Missing where the reader counts none. */
  line?: number
}

/** What an address of a source held when it was last read. */
export type TargetContent = {
  items: SourceItem[]
  /** Pages that it leads to. */
  pages: string[]
  /** Further sitemaps or list pages. */
  lists: string[]
}

/** What could not be read in a run, and why. */
export type RunFault = { target: string; reason: string }
