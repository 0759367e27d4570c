/** Whether the tax table still holds (PTA-4). Pure. */

import { DAY_MS } from '#app/platform/retention.ts'
import { regimeOn } from './tax.ts'
import type { TaxRegime, TaxTable } from './tax-table.ts'

/** Thirteen months: rates change with each budget, in July. */
const OLD_AFTER_DAYS = 396

export type RatesToday = {
  regime: TaxRegime
  /** The day to calculate for: today, or the last day of the newest period. */
  date: string
  /** `ended`: no period of the table covers today; `old`: the table is older than 13 months. */
  stale: 'ended' | 'old' | null
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** The period that counts today; the newest one that can be calculated where none covers today. */
export function ratesToday({ regimes, compiled }: TaxTable, today: string): RatesToday | null {
  const usable = regimes.filter(({ use }) => use !== 'display-only').sort((a, b) => a.from.localeCompare(b.from))
  const current = regimeOn(today, { regimes: usable })
  const regime = current ?? usable.findLast(({ from }) => from <= today) ?? usable[0]
  if (!regime) return null
  const stale = current ? (daysBetween(compiled, today) > OLD_AFTER_DAYS ? 'old' : null) : 'ended'
  return { regime, date: current ? today : (regime.to ?? regime.from), stale }
}
