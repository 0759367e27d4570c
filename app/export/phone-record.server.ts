/** A phone with all that belongs to it as a record of the JSON export, and back. */
import type { z } from 'zod'
import type { FactOverride } from '#app/facts/overrides.ts'
import { offerOf } from '#app/phones/phone-row.server.ts'
import type { GivenWholePhone, WholePhone } from '#app/phones/whole-phone.server.ts'
import type { PriceDoubt } from '#app/prices/doubt.ts'
import { pricePkrOf } from '#app/prices/rupees.ts'
import type { ExportedPhone, exportedPhone } from './format.ts'

export const iso = (ms: number) => new Date(ms).toISOString()

/** Undefined for an empty list: absent in the file. */
const listed = <Item>(items: Item[]) => (items.length > 0 ? items : undefined)

export function toExported(whole: WholePhone): z.input<typeof exportedPhone> {
  const {
    pricePkr: _,
    hasPrice,
    priceRank,
    priceDay,
    band,
    releaseOrder,
    releaseYear,
    searchName,
    searchEndings,
    searchSpecs,
    ...phone
  } = whole.phone
  const [stated] = whole.factOverrides
  return {
    ...phone,
    releaseDate: phone.releaseDate || null,
    createdAt: iso(phone.createdAt),
    updatedAt: iso(phone.updatedAt),
    priceHistory: whole.priceHistory.map(({ isPlotted, recordedAt, ...point }) => ({
      ...pointOf(point),
      ...(isPlotted ? {} : { isPlotted }),
      recordedAt: iso(recordedAt),
    })),
    factOverrides: stated?.overrides as FactOverride[] | undefined,
    factsStatedAt: stated && iso(stated.updatedAt),
    formerSlugs: listed(whole.formerSlugs),
    heldPrices: listed(
      whole.heldPrices.map(({ doubts, isRejected, rejectedAt, heldAt, ...point }) => ({
        ...pointOf(point),
        doubts: doubts as PriceDoubt[],
        isRejected,
        ...(rejectedAt === null ? {} : { rejectedAt: iso(rejectedAt) }),
        heldAt: iso(heldAt),
      })),
    ),
    soldOut: listed(
      whole.soldOut.map(({ source, date, recordedAt }) => ({ source, date, recordedAt: iso(recordedAt) })),
    ),
    providerRecords: listed(
      whole.providerRecords.map(({ fetchedAt, ...record }) => ({ ...record, fetchedAt: iso(fetchedAt) })),
    ),
    modelResults: listed(whole.aiResults.map(({ createdAt, ...row }) => ({ ...row, createdAt: iso(createdAt) }))),
  }
}

type Point = Pick<
  WholePhone['heldPrices'][number],
  'pricePkr' | 'source' | 'kind' | 'date' | 'storage' | 'ram' | 'seller'
>

const pointOf = ({ pricePkr, source, kind, date, storage, ram, seller }: Point) => ({
  pricePkr,
  source,
  kind,
  date,
  ...offerOf({ storage, ram, seller }),
})

/** Messages and imports are not in an export, so nothing of it belongs to one. */
export function fromExported({
  priceHistory,
  factOverrides: overrides = [],
  factsStatedAt: updatedAt,
  formerSlugs = [],
  heldPrices = [],
  soldOut = [],
  providerRecords = [],
  modelResults = [],
  ...phone
}: ExportedPhone): GivenWholePhone {
  return {
    phone: { ...phone, releaseDate: phone.releaseDate ?? '', pricePkr: pricePkrOf(phone.price) },
    priceHistory,
    factOverrides: overrides.length > 0 ? [{ overrides, updatedAt: updatedAt ?? phone.updatedAt }] : [],
    formerSlugs,
    heldPrices,
    soldOut,
    providerRecords,
    aiResults: modelResults,
    messageIds: [],
  }
}
