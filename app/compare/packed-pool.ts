/** The phones that can be judged by value, in parts that can be stored. Pure. */
import { emptyPool, type Judged, sortedPool, type ValuePool } from './meaning/value.ts'

/** The pool, and what was judged of each phone by id. */
export type JudgedPhones = { pool: ValuePool; byId: Map<string, Judged> }

/** Phones of a part, of about 300 kilobytes. */
const PHONES = 3000

const texts = ['slug', 'name', 'date'] as const
const numbers = ['pkr', 'speed', 'mah', 'ramGb', 'storageGb'] as const
const flags = ['isIos', 'folds'] as const

/** A column for each property: objects take much longer to store and to read. */
export type PoolPart = { ids: string[] } & Record<(typeof texts)[number], string[]> &
  Record<(typeof numbers)[number], Float64Array> &
  Record<(typeof flags)[number], Uint8Array>

/** What the parts consist of: others cannot be unpacked. */
export const poolForm = { texts, numbers, flags }

export function* packPool({ pool, byId }: JudgedPhones): Generator<PoolPart> {
  const idOf = new Map(Array.from(byId, ([id, judged]) => [judged, id]))
  // A phone whose slug another one took since is in no pool.
  const phones = sortedPool(pool)
  for (let from = 0; from < phones.length; from += PHONES) {
    const some = phones.slice(from, from + PHONES)
    const columns = <Key extends keyof Judged, Column>(keys: readonly Key[], column: (key: Key) => Column) =>
      Object.fromEntries(keys.map(key => [key, column(key)])) as Record<Key, Column>
    yield {
      ids: some.map(judged => idOf.get(judged) ?? ''),
      ...columns(texts, key => some.map(judged => judged[key])),
      ...columns(numbers, key => Float64Array.from(some, judged => judged[key])),
      ...columns(flags, key => Uint8Array.from(some, judged => Number(judged[key]))),
    }
  }
}

export function unpackPool(parts: PoolPart[]): JudgedPhones {
  const pool = emptyPool()
  const byId = new Map<string, Judged>()
  const sorted: Judged[] = []
  for (const part of parts) {
    for (let index = 0; index < part.ids.length; index += 1) {
      const judged: Judged = {
        slug: part.slug[index] as string,
        name: part.name[index] as string,
        date: part.date[index] as string,
        pkr: part.pkr[index] as number,
        speed: part.speed[index] as number,
        mah: part.mah[index] as number,
        ramGb: part.ramGb[index] as number,
        storageGb: part.storageGb[index] as number,
        isIos: part.isIos[index] === 1,
        folds: part.folds[index] === 1,
      }
      sorted.push(judged)
      byId.set(part.ids[index] as string, judged)
      pool.bySlug.set(judged.slug, judged)
    }
  }
  pool.sorted = sorted
  return { pool, byId }
}
