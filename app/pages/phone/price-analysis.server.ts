/** What can be said of a phone's price (PHONE-5). */
import type { Phone } from '#app/entities/phone.ts'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { dayInPakistan } from '#app/platform/pakistan-day.ts'
import { COMPARABLE_DAYS } from '#app/prices/age.ts'
import { type PricePlace, placeOfPrice } from '#app/prices/distribution.server.ts'
import { statedDate } from '#app/prices/sources.ts'
import { prepared } from '#db/client.server.ts'
import { type PricePeers, pricePeers } from './price-peers.server.ts'

export type PriceAnalysisData = {
  place: PricePlace
  /** Of a phone with keys: how many of these have a price, how many of them cost less, and how many prices are of the last year. */
  keypads?: { all: number; cheaper: number; fresh: number }
  peers: PricePeers | null
  /** Null where it is not known, is the price itself, or not named as that of the same version. */
  launch: { pricePkr: number; year: string } | null
}

const keypads = prepared(({ $client }) =>
  $client.prepare<{ pricePkr: number; since: number }, { all: number; cheaper: number; fresh: number }>(
    `SELECT count(*) AS "all", count(*) FILTER (WHERE price_pkr < @pricePkr) AS cheaper,
       count(*) FILTER (WHERE price_day >= @since) AS fresh
     FROM phone_facts JOIN mobiles ON mobiles.id = mobile_id WHERE kind = 'keypad' AND price_pkr > 0`,
  ),
)

/** Null for a phone without price. @param history with one launch price at most */
export function analysePrice(
  { id, pricePkr, priceGrade, priceOrigin }: Phone,
  history: PricePoint[],
  isKeypad = false,
): PriceAnalysisData | null {
  if (pricePkr === null || priceGrade === null) return null
  const launch = history.find(({ kind }) => kind === 'launch')
  return {
    place: placeOfPrice(pricePkr),
    ...(isKeypad ? { keypads: keypads().get({ pricePkr, since: dayInPakistan(Date.now()) - COMPARABLE_DAYS }) } : {}),
    // The list of them has no phones with keys.
    peers: isKeypad ? null : pricePeers(id, pricePkr),
    launch:
      launch && priceGrade !== 'launch' && launch.pricePkr !== pricePkr && isOfOneVersion(launch, priceOrigin)
        ? { pricePkr: launch.pricePkr, year: statedDate(launch) }
        : null,
  }
}

type Memory = Pick<PricePoint, 'ram' | 'storage'>

/** Whether both prices name the same memory. */
const isOfOneVersion = (a: Memory, b: Memory | null) =>
  Boolean(b?.storage) && a.storage === b?.storage && a.ram === b?.ram
