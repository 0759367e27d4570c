/** How the customs values of rulings compare with our prices: the ground of a guess for a phone without one (PTA-8). */

import { prepared } from '#db/client.server.ts'
import { cachePerVersion } from '#db/content-version.server.ts'
import { isOfPhone } from './customs-table.ts'
import { customsTable, taxTable } from './tables.server.ts'
import { shareOf, type ValueShare } from './value-share.ts'

const pricesOf = prepared(db =>
  db.$client.prepare<[string], { slug: string; pricePkr: number }>(
    `SELECT slug, price_pkr AS pricePkr FROM mobiles
     WHERE price_pkr > 0 AND slug IN (SELECT value FROM json_each(?))`,
  ),
)

/** By the starting rate of the table. */
export const valueShare = cachePerVersion('customs values and prices', (): { share: ValueShare | null } => {
  const { usdPkr } = taxTable().defaults
  const values = new Map<string, number>()
  for (const row of customsTable().new)
    if (isOfPhone(row) && row.slug !== null)
      values.set(row.slug, Math.min(row.cnfUsd, values.get(row.slug) ?? row.cnfUsd))
  const shares = pricesOf()
    .all(JSON.stringify([...values.keys()]))
    .map(({ slug, pricePkr }) => ((values.get(slug) ?? 0) * usdPkr) / pricePkr)
  return { share: shareOf(shares) }
})
