/**
 * Value for money without weights or points: what the cheapest phone saves that gives at least as much (FIND-4). Anyone can
 * check it with two rows. Pure.
 */

/** Older prices say nothing of what a phone costs today. */
const EARLIEST_PRICE = '2025'
/** Speed and battery count as equal from this share on. */
const EQUAL_SHARE = 0.95
/** Smaller savings are not named. */
const LEAST_SAVING = 0.1

/** What is judged of a phone. */
export type Judged = {
  slug: string
  name: string
  pkr: number
  /** As precise as its source. */
  date: string
  /** Points in Geekbench 6. */
  speed: number
  mah: number
  ramGb: number
  storageGb: number
  isIos: boolean
  folds: boolean
}

type Known = Pick<Judged, 'slug' | 'name' | 'isIos' | 'folds'> & {
  /** Asked in a shop; null where there is none that may be compared. */
  price: Pick<Judged, 'pkr' | 'date'> | null
  /** Null where it is not known for certain. */
  speed: number | null
  mah: number | null
  /** Of the version that the price is for, else of the smallest. */
  ramGb: number | null
  storageGb: number | null
}

/** What is judged of the phone; null where too little is known of it. */
export function judgedPhone({ price, speed, mah, ramGb, storageGb, ...phone }: Known): Judged | null {
  if (!price || price.date < EARLIEST_PRICE || !speed || !mah || !ramGb || !storageGb) return null
  return { ...phone, ...price, speed, mah, ramGb, storageGb }
}

/** The phones that can be judged, cheapest first, then by slug. */
export type ValuePool = {
  phones: readonly Judged[]
  /** By slug. */
  places: ReadonlyMap<string, number>
  /** Whether the phone at one place gives at least as much as that at another one. */
  givesAsMuch: (place: number, other: number) => boolean
}

export function poolOf(judged: Judged[]): ValuePool {
  const phones = judged.toSorted((a, b) => a.pkr - b.pkr || (a.slug < b.slug ? -1 : 1))
  return { phones, places: new Map(phones.map(({ slug }, place) => [slug, place])), givesAsMuch: comparisonOf(phones) }
}

/** Compares columns of numbers: millions of pairs are compared, and objects would take several times as long. */
function comparisonOf(phones: readonly Judged[]): ValuePool['givesAsMuch'] {
  const column = (read: (phone: Judged) => number) => Float64Array.from(phones, read)
  const dates = [...new Set(phones.map(({ date }) => date))].sort()
  const numbers = new Map(dates.map((date, number) => [date, number]))
  const date = column(phone => numbers.get(phone.date) as number)
  const system = column(({ isIos, folds }) => Number(isIos) * 2 + Number(folds))
  const speed = column(phone => phone.speed)
  const mah = column(phone => phone.mah)
  const ramGb = column(phone => phone.ramGb)
  const storageGb = column(phone => phone.storageGb)
  return (a, b) =>
    (speed[a] as number) >= (speed[b] as number) * EQUAL_SHARE &&
    (mah[a] as number) >= (mah[b] as number) * EQUAL_SHARE &&
    (ramGb[a] as number) >= (ramGb[b] as number) &&
    (storageGb[a] as number) >= (storageGb[b] as number) &&
    (date[a] as number) >= (date[b] as number) &&
    system[a] === system[b]
}

/** The judged phones of a table by row, and what was made of all of them since the last change; null where it was not asked for. */
export type JudgedRows = {
  rows: (Judged | null)[]
  pool: ValuePool | null
  savings: ReadonlyMap<string, number> | null
}

export const emptyJudgedRows = (): JudgedRows => ({ rows: [], pool: null, savings: null })

/** Sets what is judged of the phone in a row. */
export function setJudged(judged: JudgedRows, row: number, phone: Judged | null): void {
  const former = judged.rows[row] ?? null
  judged.rows[row] = phone
  if (!areSame(former, phone)) Object.assign(judged, { pool: null, savings: null })
}

const areSame = (a: Judged | null, b: Judged | null) =>
  a === b || (a !== null && b !== null && (Object.keys(a) as (keyof Judged)[]).every(key => a[key] === b[key]))

export const poolOfRows = (judged: JudgedRows): ValuePool =>
  (judged.pool ??= poolOf(judged.rows.filter(phone => phone !== null)))

/** What `savingsOf` says of the judged phones. */
export const savingsOfRows = (judged: JudgedRows): ReadonlyMap<string, number> =>
  (judged.savings ??= savingsOf(poolOfRows(judged)))

/** The number of cheaper phones that are of the kind of the one at this place, and whose price is not older. */
export function cheaperComparable({ phones }: ValuePool, place: number): number {
  const own = phones[place]
  return phones
    .slice(0, place)
    .filter(
      ({ date, isIos, folds, pkr }) =>
        own && pkr < own.pkr && date >= own.date && isIos === own.isIos && folds === own.folds,
    ).length
}

/** @property saving the share of the price, to the hundredth */
type Cheaper = { phone: Judged; saving: number }

/** The cheapest phone that gives at least as much as the one at this place, for clearly less; null where none does. */
export function cheaperEqual({ phones, givesAsMuch }: ValuePool, place: number): Cheaper | null {
  const own = phones[place] as Judged
  for (let other = 0; other < place; other += 1) {
    if (!givesAsMuch(other, place)) continue
    const phone = phones[other] as Judged
    const saving = 1 - phone.pkr / own.pkr
    return saving < LEAST_SAVING ? null : { phone, saving: Math.round(saving * 100) / 100 }
  }
  return null
}

/** Phones that give the same: the place of one of them, and the prices of all, lowest first. */
type Kind = { place: number; prices: number[] }

/** Among many phones most are of one of a few kinds. */
function kindsOf(phones: readonly Judged[]): Kind[] {
  const kinds = new Map<string, Kind>()
  for (const [place, { pkr, date, speed, mah, ramGb, storageGb, isIos, folds }] of phones.entries()) {
    const key = [date, speed, mah, ramGb, storageGb, isIos, folds].join()
    const kind = kinds.get(key)
    if (kind) kind.prices.push(pkr)
    else kinds.set(key, { place, prices: [pkr] })
  }
  return [...kinds.values()]
}

/** The number of dearer phones that give no more than the one at this place. */
function dearerEquals({ phones, givesAsMuch }: ValuePool, kinds: Kind[], place: number): number {
  const { pkr } = phones[place] as Judged
  let count = 0
  for (const kind of kinds) if (givesAsMuch(place, kind.place)) count += countAbove(kind.prices, pkr)
  return count
}

/** By halving. @param sorted lowest first */
function countAbove(sorted: number[], limit: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as number) > limit) high = middle
    else low = middle + 1
  }
  return sorted.length - low
}

/**
 * By slug the share of its price that the cheapest phone saves which gives at least as much. Where none saves anything, the
 * number of dearer phones than which it gives at least as much, negated: the least is the most for the money (FIND-4).
 */
export function savingsOf(pool: ValuePool): Map<string, number> {
  const kinds = kindsOf(pool.phones)
  return new Map(
    pool.phones.map(({ slug }, place) => [
      slug,
      cheaperEqual(pool, place)?.saving ?? 0 - dearerEquals(pool, kinds, place),
    ]),
  )
}
