/** Words of the pages about sources. */
import type { OfferKind, SourceKind, SourceRunState } from '#app/entities/enums.ts'
import type { Planned } from '../plan.ts'
import type { FeedKind } from '../read/recognise.ts'

/** Names of fields that say what a column of a price list is. */
export const COLUMN_PREFIX = 'column:'

export const sourceKindTexts: Record<SourceKind, string> = {
  retail: 'Shop price',
  official: 'Official price',
  list: 'Price list',
}

export const runStateTexts: Record<SourceRunState, string> = {
  running: 'Under way',
  done: 'Done',
  failed: 'Failed',
  'broken-off': 'Broken off by a stop of the server',
}

export const feedTexts: Record<FeedKind, string> = {
  pages: 'pages of products',
  merchant: 'a product feed',
  table: 'a table',
  json: 'a JSON list',
  shopify: "a list of Shopify's",
}

export const outcomeTexts: Record<Planned['outcome'], string> = {
  price: 'Would be published',
  aside: 'Kept beside the price',
  hold: 'A person decides',
  drop: 'Left out',
}

export const offerKindTexts: Record<OfferKind, string> = {
  retail: 'new',
  official: 'new, official store',
  list: 'new, price list',
  'non-pta': 'non-PTA',
  used: 'used',
  refurbished: 'refurbished',
}
