/** The order of a list of phones, as SQL. */
import { asc, desc, type SQL, sql } from 'drizzle-orm'
import { mobiles } from '#db/schema/index.ts'
import type { PhoneSort, Sorting } from './phone-sorts.ts'

const byName = sql`${mobiles.name} COLLATE NOCASE`

/** What a phone is sorted by, its first direction, and whether it has that at all: those without come last. */
const orders: Record<PhoneSort, { by: SQL; isDescending?: true; isMissing?: SQL }> = {
  changed: { by: sql`${mobiles.updatedAt}`, isDescending: true },
  name: { by: byName },
  price: { by: sql`${mobiles.pricePkr}`, isMissing: sql`${mobiles.pricePkr} = 0` },
  age: { by: sql`${mobiles.priceDay}`, isMissing: sql`${mobiles.priceDay} IS NULL` },
  views: { by: sql`${mobiles.views}`, isDescending: true },
}

/** Equal ones are sorted by views, then the newest. */
export function orderOf({ by, isReversed }: Sorting): SQL[] {
  const { by: value, isDescending = false, isMissing } = orders[by]
  const rest =
    by === 'changed' ? [desc(mobiles.id)] : [desc(mobiles.views), desc(mobiles.releaseOrder), asc(mobiles.id)]
  return [...(isMissing ? [isMissing] : []), (isDescending !== isReversed ? desc : asc)(value), ...rest]
}
