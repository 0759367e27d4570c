/** The phones of about the same price (PHONE-5). */
import type { PriceGrade } from '#app/entities/enums.ts'
import { wishQuery } from '#app/finder/address.ts'
import type { NeedId } from '#app/finder/needs.ts'
import type { WishValue } from '#app/finder/wishes.ts'
import { phonesPath } from '#app/platform/paths.ts'
import { grades } from '#app/prices/grades.ts'
import { prepared } from '#db/client.server.ts'

/** Prices that differ by no more than this are about the same. */
const NEAR = 0.1

/** @property phones other phones with a price of this grade within 10 percent @property path their list */
export type PricePeers = { phones: number; path: string }

/** Without keypad phones, as lists by price are. SQLite would take the index of ids alone, and read each long row. */
const statement = prepared(({ $client }) =>
  $client.prepare<{ id: string; rank: number; from: number; to: number }, { phones: number }>(
    `SELECT count(*) AS phones
     FROM mobiles JOIN phone_facts INDEXED BY phone_facts_memory ON mobile_id = mobiles.id
     WHERE price_rank = @rank AND price_pkr BETWEEN @from AND @to AND mobiles.id <> @id AND kind IS NOT 'keypad'`,
  ),
)

/** Null for launch prices, which no shop asks. @param pricePkr rupees */
export function pricePeers(id: string, pricePkr: number, grade: PriceGrade): PricePeers | null {
  if (grade === 'launch') return null
  const [from, to] = [Math.ceil(pricePkr * (1 - NEAR)), Math.floor(pricePkr * (1 + NEAR))]
  const must = new Map<NeedId, WishValue>([
    ['priceMin', from],
    ['price', to],
    ['grade', [grade]],
  ])
  const { phones } = statement().get({ id, rank: grades[grade].rank, from, to }) ?? { phones: 0 }
  return { phones, path: phonesPath(wishQuery({ must, nice: new Map() })) }
}
