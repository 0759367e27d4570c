/** Tries a source before it is stored: reads a few of its listings, and says what would become of each (SOURCE-1). */

import { countsAsPrice } from '#app/phones/offers.server.ts'
import { findPhone } from '#app/phones/phones.server.ts'
import { logError } from '#app/platform/process/log.server.ts'
import { semaphore } from '#app/platform/process/semaphore.ts'
import { type Collected, collect } from './collect.server.ts'
import { ShopFault, shopAddress } from './fetch/request.server.ts'
import { systemClock, Visit, VisitStopped } from './fetch/visit.server.ts'
import type { Planned } from './plan.ts'
import { countOutcomes } from './plan.ts'
import { FeedFault } from './read/xml.ts'
import { planItems } from './run.server.ts'
import type { SourceForm } from './schema.ts'
import { fetchSettings } from './sources.server.ts'

/** Listings that are read of pages, each of which is a request. */
const TRIED_ITEMS = 6
/** Listings that are shown of a feed, which is read whole. */
const SHOWN_ITEMS = 30
const LONGEST_MS = 60_000

export type TriedItem = {
  title: string
  priceText: string
  outcome: Planned['outcome']
  phone: string | null
  ramGb: number | null
  storageGb: number | null
  pricePkr: number | null
  kind: string
  isPrice: boolean
  why: string
}

export type Tried =
  | { ok: false; message: string; foreign: string[] }
  | {
      ok: true
      feed: Collected['kind']
      read: number
      requests: number
      items: TriedItem[]
      /** How many of all that were read would have each outcome. */
      counts: Record<Planned['outcome'], number>
      table: Collected['table']
      faults: Collected['faults']
      /** Other sites that it leads to, and which were not asked. */
      foreign: string[]
    }

const slots = semaphore(1, 0)

/** Nothing is stored. One at a time: each asks a shop. @param reader aborted once nobody waits for the result */
export async function trySource(form: SourceForm, reader: AbortSignal): Promise<Tried> {
  const release = await slots.enter()
  if (!release) return { ok: false, message: 'Another source is being tried. Try again in a minute.', foreign: [] }
  const timeout = AbortSignal.timeout(LONGEST_MS)
  let visit: Visit | undefined
  try {
    const { origin } = shopAddress(form.address)
    visit = new Visit({
      origin,
      confirmed: form.confirmed,
      signal: AbortSignal.any([timeout, reader]),
      clock: systemClock,
      ...fetchSettings(),
    })
    const about = { address: form.address, mapping: form.mapping, now: Date.now(), limit: TRIED_ITEMS }
    const found = await collect(visit, about, new Map())
    const planned = await planItems(found, form)
    return {
      ok: true,
      feed: found.kind,
      read: planned.length,
      requests: visit.requests,
      items: planned.slice(0, SHOWN_ITEMS).map(shown),
      counts: countOutcomes(planned),
      table: found.table,
      faults: found.faults.slice(0, SHOWN_ITEMS),
      foreign: [...visit.foreign],
    }
  } catch (error) {
    return { ok: false, message: messageOf(error, timeout), foreign: [...(visit?.foreign ?? [])] }
  } finally {
    release()
  }
}

function messageOf(error: unknown, timeout: AbortSignal): string {
  if (error instanceof FeedFault || error instanceof VisitStopped || error instanceof ShopFault) return error.message
  if (timeout.aborted || (error instanceof Error && error.name === 'AbortError'))
    return `The site gave too little within ${LONGEST_MS / 1000} seconds.`
  logError(error)
  return 'Something went wrong on our side.'
}

const shown = ({ item, outcome, slug, ramGb, storageGb, pricePkr, kind, why }: Planned): TriedItem => ({
  title: item.title,
  priceText: item.priceText,
  ...{ outcome, ramGb, storageGb, pricePkr, kind, why },
  phone: slug === null ? null : (findPhone(slug)?.name ?? slug),
  isPrice: countsAsPrice(kind),
})
