/** The phones of about the same price (PHONE-5). */
import { wishQuery } from '#app/finder/address.ts'
import type { NeedId } from '#app/finder/needs.ts'
import type { WishValue } from '#app/finder/wishes.ts'
import { phonesPath } from '#app/platform/paths.ts'
import { ageOfRank, ranksOfAge } from '#app/prices/grades.ts'
import { nearPrices } from '#app/prices/near-price.ts'
import { prepared } from '#db/client.server.ts'

/** @property phones other phones with a price of this age within 10 percent @property path their list */
export type PricePeers = { phones: number; path: string }

/** Without keypad phones, as lists by price are. SQLite would take the index of ids alone, and read each long row. */
const statement = prepared(({ $client }) =>
  $client.prepare<{ id: string; ranks: string; from: number; to: number }, { phones: number }>(
    `SELECT count(*) AS phones
     FROM mobiles JOIN phone_facts INDEXED BY phone_facts_memory ON mobile_id = mobiles.id
     WHERE price_rank IN (SELECT value FROM json_each(@ranks)) AND price_pkr BETWEEN @from AND @to AND mobiles.id <> @id AND kind IS NOT 'keypad'`,
  ),
)

const rankOfPhone = prepared(({ $client }) =>
  $client.prepare<[string], number>('SELECT price_rank FROM mobiles WHERE id = ?').pluck(),
)

/** Null for launch prices, which no shop asks. @param pricePkr rupees */
export function pricePeers(id: string, pricePkr: number): PricePeers | null {
  const age = ageOfRank(rankOfPhone().get(id) ?? 0)
  if (age === null || age === 'launch') return null
  const { from, to } = nearPrices(pricePkr)
  const must = new Map<NeedId, WishValue>([
    ['priceMin', from],
    ['price', to],
    ['grade', [age]],
  ])
  const { phones } = statement().get({ id, ranks: JSON.stringify(ranksOfAge(age)), from, to }) ?? { phones: 0 }
  return { phones, path: phonesPath(wishQuery({ must, nice: new Map() })) }
}
