/** The phones of the site as a comparison by meaning reads them, and the pool in which value for money is judged. */
import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { PriceGrade } from '#app/entities/enums.ts'
import type { Phone, PriceOrigin } from '#app/entities/phone.ts'
import { gigabytes } from '#app/facts/memory.ts'
import { factsOfPhones } from '#app/facts/store.server.ts'
import type { PhoneFacts } from '#app/facts/values.ts'
import { chosen, keepPhones, place } from '#app/finder/kept-phones.server.ts'
import { originOfRow, priceColumns } from '#app/phones/phone-row.server.ts'
import { hasComparablePrice } from '#app/prices/age.ts'
import { gradeOfRank, grades } from '#app/prices/grades.ts'
import { type Db, prepared } from '#db/client.server.ts'
import { cachePerVersion } from '#db/content-version.server.ts'
import { mobiles, phoneFacts } from '#db/schema/index.ts'
import type { ComparedPhone, ComparedPrice, ValuedPhone } from './meaning/compared.ts'
import { type Meaning, meaningOf } from './meaning/meaning.ts'
import { emptyPool, forget, judge, savingsOf, sortedPool, type ValuePool } from './meaning/value.ts'
import { type JudgedPhones, type PoolPart, packPool, poolForm, unpackPool } from './packed-pool.ts'

/** The phones with their facts; a phone without facts is left out. */
export function comparedPhones(phones: Phone[]): (Phone & ComparedPhone)[] {
  const facts = factsOfPhones(phones.map(({ id }) => id))
  return phones.flatMap(phone => {
    const own = facts.get(phone.id)
    const { pricePkr, priceOrigin } = phone
    const shown = pricePkr && priceOrigin ? { pkr: pricePkr, version: versionIn(priceOrigin) } : null
    return own ? [{ ...phone, facts: own, price: comparedPrice(phone), shown }] : []
  })
}

/** Null where there is none that may be compared: a launch price, or one of over a year ago (PRICE-8). */
function comparedPrice({
  pricePkr,
  priceOrigin,
  priceGrade,
}: {
  pricePkr: number | null
  priceOrigin: PriceOrigin | null
  priceGrade: PriceGrade | null
}): ComparedPrice | null {
  if (!pricePkr || !priceOrigin || !hasComparablePrice({ priceGrade, priceNote: priceOrigin }, Date.now())) return null
  const { kind, date } = priceOrigin
  return {
    pkr: pricePkr,
    kind,
    date,
    grade: priceGrade,
    version: versionIn(priceOrigin),
  }
}

/** The version that a price is for, as far as its source names it. */
const versionIn = ({ ram, storage }: PriceOrigin) => ({ ramGb: gigabytes(ram), storageGb: gigabytes(storage) })

const stored = <Value>(path: string): SQL<Value | null> =>
  sql`${phoneFacts.facts} -> ${path}`.mapWith((text: string) => JSON.parse(text)) as SQL<Value | null>

const selected = (db: Db) =>
  db
    .select({
      place,
      id: mobiles.id,
      slug: mobiles.slug,
      name: mobiles.name,
      ...priceColumns,
      speed: stored<PhoneFacts['speed']>('$.speed'),
      ratedMah: stored<PhoneFacts['battery']['ratedMah']>('$.battery.ratedMah'),
      versions: stored<PhoneFacts['memory']['versions']>('$.memory.versions'),
      os: stored<PhoneFacts['os']>('$.os'),
      kind: stored<PhoneFacts['kind']>('$.kind'),
    })
    .from(mobiles)
    .innerJoin(phoneFacts, eq(phoneFacts.mobileId, mobiles.id))
    .$dynamic()
const isJudged = gte(mobiles.priceRank, grades.older.rank)
const byId = prepared(db => selected(db).where(and(isJudged, chosen.byId)).prepare())
const inSequence = prepared(db =>
  selected(db).where(and(isJudged, chosen.after)).orderBy(place).limit(chosen.limit).prepare(),
)

type ValuedRow = ReturnType<ReturnType<typeof byId>['all']>[number]

function valuedPhone({ slug, name, speed, ratedMah, versions, os, kind, ...row }: ValuedRow): ValuedPhone {
  return {
    slug,
    name,
    facts: { speed, battery: { ratedMah }, memory: { versions }, os, kind },
    price: comparedPrice({ ...row, priceOrigin: originOfRow(row), priceGrade: gradeOfRank(row.priceRank) }),
  }
}

/** The phones of the site that can be judged by value, kept for this process. */
export const keptPool = keepPhones<ValuedRow, JudgedPhones>({
  byId,
  inSequence,
  empty: () => ({ pool: emptyPool(), byId: new Map() }),
  put(state, row) {
    remove(state, row.id)
    const judged = judge(state.pool, valuedPhone(row))
    if (judged) state.byId.set(row.id, judged)
    return true
  },
  remove,
  finish: ({ pool }) => [() => sortedPool(pool)],
  snapshot: {
    name: 'pool',
    form: poolForm,
    pack: packPool,
    size: ({ byId }) => byId.size,
    unpack: parts => unpackPool(parts as PoolPart[]),
  },
})

function remove({ pool, byId }: JudgedPhones, id: string): void {
  const judged = byId.get(id)
  if (judged) forget(pool, judged)
  byId.delete(id)
}

/** What a comparison of these phones says, with the pool that their value was judged in. */
export function compareByMeaning(phones: ComparedPhone[]): { meaning: Meaning; pool: ValuePool } {
  const { pool } = keptPool.current()
  return { meaning: meaningOf(phones, pool), pool }
}

/** By slug the share of its price that the cheapest phone saves which gives at least as much; 0 where none does. */
export const savingsBySlug = cachePerVersion((): ReadonlyMap<string, number> => savingsOf(keptPool.current().pool))
