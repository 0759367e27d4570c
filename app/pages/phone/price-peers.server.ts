/** The phones of about the same price, and what some of them have more of (PHONE-5). */
import type { PriceGrade } from '#app/entities/enums.ts'
import { wishQuery } from '#app/finder/address.ts'
import type { NeedId } from '#app/finder/needs.ts'
import type { Wishes, WishValue } from '#app/finder/wishes.ts'
import { phonesPath } from '#app/platform/paths.ts'
import { grades } from '#app/prices/grades.ts'
import { prepared } from '#db/client.server.ts'

/** Prices that differ by no more than this are about the same. */
const NEAR = 0.1

export type PricePeers = {
  /** Other phones with a price of this grade within 10 percent. */
  phones: number
  /** Those of them that have more memory; null where there are none, or the phone's own memory is not known. */
  moreRam: number | null
  /** Their list, of those with more memory where there are some. */
  path: string
}

type Counted = { phones: number; moreRam: number; leastRam: number | null }

/** Without keypad phones, as lists by price are. SQLite would take the index of ids alone, and read each long row. */
const statement = prepared(({ $client }) =>
  $client.prepare<{ id: string; rank: number; from: number; to: number }, Counted>(
    `WITH own AS (SELECT ram_gb FROM phone_facts WHERE mobile_id = @id)
     SELECT count(*) AS phones, count(*) FILTER (WHERE ram_gb > (SELECT ram_gb FROM own)) AS moreRam,
       min(ram_gb) FILTER (WHERE ram_gb > (SELECT ram_gb FROM own)) AS leastRam
     FROM mobiles JOIN phone_facts INDEXED BY phone_facts_memory ON mobile_id = mobiles.id
     WHERE price_rank = @rank AND price_pkr BETWEEN @from AND @to AND mobiles.id <> @id AND kind IS NOT 'keypad'`,
  ),
)

/** Null for launch prices, which no shop asks. @param pricePkr rupees */
export function pricePeers(id: string, pricePkr: number, grade: PriceGrade): PricePeers | null {
  if (grade === 'launch') return null
  const [from, to] = [Math.ceil(pricePkr * (1 - NEAR)), Math.floor(pricePkr * (1 + NEAR))]
  const counted = statement().get({ id, rank: grades[grade].rank, from, to })
  const { phones, moreRam, leastRam } = counted ?? { phones: 0, moreRam: 0, leastRam: null }
  const must: Wishes = new Map<NeedId, WishValue>([
    ['priceMin', from],
    ['price', to],
    ['grade', [grade]],
    ...(leastRam === null ? [] : [['ram', leastRam] as const]),
  ])
  return {
    phones,
    moreRam: moreRam > 0 ? moreRam : null,
    path: phonesPath(wishQuery({ must, nice: new Map() })),
  }
}
