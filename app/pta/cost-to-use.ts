/** What a phone has cost once it works on a Pakistani SIM: the least of three kinds of price (PTA-7). Pure. */
import type { PricePoint } from '#app/entities/phone-parts.ts'

/** `ptaRetail`: a registered set at a shop; `nonPta`: one without registration, so tax comes on top. */
const costKinds = ['official', 'ptaRetail', 'nonPta'] as const
export type CostKind = (typeof costKinds)[number]

const kindOf: Partial<Record<PricePoint['kind'], CostKind>> = {
  official: 'official',
  retail: 'ptaRetail',
  list: 'ptaRetail',
  'non-pta': 'nonPta',
}

type KindPrice = Pick<PricePoint, 'pricePkr' | 'date' | 'source' | 'seller'> & { kind: CostKind }

export type VariantCost = {
  storage: string
  /** One of each kind, of its newest reading. */
  prices: KindPrice[]
  /** The tax of a set without registration, at least; null where not known. */
  taxPkr: number | null
  /** Null where only a price without registration and no tax is known. */
  least: Cost | null
  /** Whether a lower price without registration has no known tax, so that it may cost less or more. */
  isOpen: boolean
}

type Cost = { kind: CostKind; pkr: number }

/** `8 GB + 256 GB` and `256GB` → `256gb`: the storage, which rulings write after the memory. */
export const storageKey = (text: string): string => (text.split('+').at(-1) ?? '').replaceAll(/\s/g, '').toLowerCase()

/**
 * Variants of which prices of two kinds are known, smallest price first.
 * @param isRecent whether a price of this date counts
 * @param taxOf the least tax of a set from abroad with this storage, null where not known
 */
export function costsToUse(
  points: PricePoint[],
  isRecent: (date: string) => boolean,
  taxOf: (storage: string) => number | null,
): VariantCost[] {
  const variants = Map.groupBy(
    points.filter(({ storage, date, pricePkr }) => storage && pricePkr > 0 && isRecent(date)),
    ({ storage = '' }) => storage,
  )
  return [...variants]
    .map(([storage, rows]) => costOf(storage, rows, taxOf(storage)))
    .filter(({ prices }) => prices.length > 1)
    .sort((a, b) => lowest(a) - lowest(b))
}

const lowest = ({ prices }: VariantCost) => Math.min(...prices.map(({ pricePkr }) => pricePkr))

function costOf(storage: string, rows: PricePoint[], taxPkr: number | null): VariantCost {
  const prices = costKinds.flatMap(kind => newestOf(rows, kind) ?? [])
  const costs = prices.flatMap(({ kind, pricePkr }): Cost[] => {
    if (kind !== 'nonPta') return [{ kind, pkr: pricePkr }]
    return taxPkr === null ? [] : [{ kind, pkr: pricePkr + taxPkr }]
  })
  const least = costs.reduce<Cost | null>((a, b) => (a && a.pkr <= b.pkr ? a : b), null)
  const isOpen = prices.some(({ kind, pricePkr }) => kind === 'nonPta' && least !== null && pricePkr < least.pkr)
  return { storage, prices, taxPkr, least, isOpen: taxPkr === null && isOpen }
}

/** The newest price of a kind, of several the lowest. */
function newestOf(rows: PricePoint[], kind: CostKind): KindPrice | null {
  const [newest] = rows
    .filter(row => kindOf[row.kind] === kind)
    .sort((a, b) => b.date.localeCompare(a.date) || a.pricePkr - b.pricePkr)
  if (!newest) return null
  const { pricePkr, date, source, seller } = newest
  return { kind, pricePkr, date, source, ...(seller ? { seller } : {}) }
}
