/** Measures the reader of listings on labelled ones (LISTING-8): precision, recall, harm, and by field, trap and form. */
import type { Listing, ListingOutcome, ReadListing } from '#app/listings/listing.ts'

type Labels = Omit<ReadListing, 'id' | 'outcome'> & { expect: ListingOutcome }
export type LabelledListing = Listing & { traps?: string[]; forms?: string[]; labels: Labels }

type Read = { listing: LabelledListing; read: ReadListing }

const isPublished = ({ read }: Read) => read.outcome === 'price'

/** Published rightly; memory counts where both state it. */
function isRight({ read, listing: { labels } }: Read): boolean {
  const isSize = (told: number | null, label: number | null) => told === null || label === null || told === label
  return (
    labels.expect === 'price' &&
    read.slug === labels.slug &&
    read.pricePkr === labels.pricePkr &&
    isSize(read.ramGb, labels.ramGb) &&
    isSize(read.storageGb, labels.storageGb)
  )
}

/** Published, though it is another phone or kind, or a figure off by a factor of two. */
function isHarm({ read, listing: { labels } }: Read): boolean {
  const isNew = labels.kind === 'retail' || labels.kind === 'official'
  const share = labels.pricePkr === null ? Number.POSITIVE_INFINITY : (read.pricePkr ?? 0) / labels.pricePkr
  return !isNew || read.slug !== labels.slug || share >= 2 || share <= 0.5
}

const share = (part: number, all: number) => (all === 0 ? 1 : part / all)

export function scoreOf(reads: Read[]) {
  const published = reads.filter(isPublished)
  const right = published.filter(isRight).length
  const toPublish = reads.filter(({ listing }) => listing.labels.expect === 'price').length
  const held = reads.filter(({ read }) => read.outcome === 'hold')
  const toHold = reads.filter(({ listing }) => listing.labels.expect === 'hold').length
  return {
    all: reads.length,
    published: published.length,
    right,
    precision: share(right, published.length),
    recall: share(right, toPublish),
    harm: published.filter(isHarm).length,
    holdLoad: share(held.length, reads.length),
    rightHolds: share(held.filter(({ listing }) => listing.labels.expect === 'hold').length, toHold),
  }
}

const fields = ['slug', 'ramGb', 'storageGb', 'pricePkr', 'kind', 'inStock'] as const

/** The share of listings of which each field is as labelled; null equals null. */
export const fieldTable = (reads: Read[]): [field: string, share: number][] => [
  ...fields.map((field): [string, number] => [
    field,
    share(reads.filter(({ read, listing }) => read[field] === listing.labels[field]).length, reads.length),
  ]),
  ['outcome', share(reads.filter(({ read, listing }) => read.outcome === listing.labels.expect).length, reads.length)],
]

/** By each tag: how many, published, of these wrong, and to be published but not. */
export function tagTable(reads: Read[], tag: 'traps' | 'forms') {
  const names = [...new Set(reads.flatMap(({ listing }) => listing[tag] ?? []))].sort()
  return names.map(name => {
    const own = reads.filter(({ listing }) => listing[tag]?.includes(name))
    const published = own.filter(isPublished)
    return {
      tag: name,
      all: own.length,
      published: published.length,
      wrong: published.filter(read => !isRight(read)).length,
      missed: own.filter(read => read.listing.labels.expect === 'price' && !(isPublished(read) && isRight(read)))
        .length,
    }
  })
}

/** Listings that are read otherwise than labelled, one a line. */
export const differences = (reads: Read[]): string[] =>
  reads.flatMap(({ listing, read }) => {
    const { labels } = listing
    const wrong = fields
      .filter(field => read[field] !== labels[field])
      .map(field => `${field} ${read[field]} not ${labels[field]}`)
    if (read.outcome !== labels.expect) wrong.unshift(`${read.outcome} not ${labels.expect}`)
    return wrong.length > 0
      ? [`${listing.id} ${listing.title} | ${listing.priceText}: ${wrong.join(', ')} (${read.why})`]
      : []
  })
