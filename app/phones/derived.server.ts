/** Derived columns: recomputed at start when the derivation rules have changed. */
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { BUDGET_BELOW_PKR, bandOf, MIDRANGE_UP_TO_PKR } from '#app/prices/bands.ts'
import { releaseOrder, releaseYear } from '#app/prices/dates.ts'
import { db } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { mobiles, siteState } from '#db/schema/index.ts'

const STATE_KEY = 'derived-columns'

/** The derived columns of a phone. */
export const derivedColumns = ({ pricePkr, releaseDate }: { pricePkr: number; releaseDate: string }) => ({
  hasPrice: pricePkr > 0,
  band: bandOf(pricePkr),
  releaseOrder: releaseOrder(releaseDate),
  releaseYear: Number(releaseYear(releaseDate)),
})

/** Included as values, because no sample of prices detects every change of the limits. */
const BAND_LIMITS = [BUDGET_BELOW_PKR, MIDRANGE_UP_TO_PKR]
/** Samples around every round price and of every date precision: they detect changes of the rules themselves. */
const PROBED_PRICES = Array.from({ length: 1000 }, (_, index) => index * 500).flatMap(price => [
  price - 1,
  price,
  price + 1,
])
const PROBED_DATES = ['', '2024', '2024-09', '2024-09-13', '1999-12-31']

/** Hash of the derivation rules: changes when the rules produce other values. */
export function derivationFingerprint(derive: typeof derivedColumns = derivedColumns, limits = BAND_LIMITS): string {
  const values = [
    limits,
    ...PROBED_PRICES.map(pricePkr => derive({ pricePkr, releaseDate: '2024' }).band),
    ...PROBED_DATES.map(releaseDate => derive({ pricePkr: 0, releaseDate })),
  ]
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url')
}

/** Call at start: updates columns derived by older rules, in one transaction. */
export function refreshDerivedColumns(derive: typeof derivedColumns = derivedColumns): void {
  const fingerprint = derivationFingerprint(derive)
  const stored = db().select({ value: siteState.value }).from(siteState).where(eq(siteState.key, STATE_KEY)).get()
  if (stored?.value === fingerprint) return
  db().transaction(
    tx => {
      const rows = tx
        .select({
          id: mobiles.id,
          pricePkr: mobiles.pricePkr,
          releaseDate: mobiles.releaseDate,
          band: mobiles.band,
          releaseOrder: mobiles.releaseOrder,
          releaseYear: mobiles.releaseYear,
        })
        .from(mobiles)
        .all()
      for (const row of rows) {
        const derived = derive(row)
        const isSame =
          row.band === derived.band &&
          row.releaseOrder === derived.releaseOrder &&
          row.releaseYear === derived.releaseYear
        if (!isSame) tx.update(mobiles).set(derived).where(eq(mobiles.id, row.id)).run()
      }
      tx.insert(siteState)
        .values({ key: STATE_KEY, value: fingerprint })
        .onConflictDoUpdate({ target: siteState.key, set: { value: fingerprint } })
        .run()
    },
    { behavior: 'immediate' },
  )
  invalidateContent()
}
