/** Lists phones near a phone in price and specs, brand, or shape. Reads a bounded number of rows. */
import { and, asc, desc, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Phone, PhoneCard } from '#app/entities/phone.ts'
import { factsOfPhones } from '#app/facts/store.server.ts'
import { listCards } from '#app/phones/listing.server.ts'
import { listCardsByIds, listPhonesByIds } from '#app/phones/phones.server.ts'
import { dayInPakistan } from '#app/platform/pakistan-day.ts'
import { COMPARABLE_DAYS } from '#app/prices/age.ts'
import { releaseOrder } from '#app/prices/dates.ts'
import { grades, RECENT_RANK } from '#app/prices/grades.ts'
import { prepared } from '#db/client.server.ts'
import { mobiles, phoneFacts, searchEntries } from '#db/schema/index.ts'
import { advantageText, differenceText } from './difference.ts'
import { classApart, distanceFrom, isSister, OTHER_KIND, weights } from './distance.ts'
import { designMatches } from './shapes.ts'

/** Candidates on either side. */
const MAX_PER_SIDE = 40

/** Beside a phone without a price, one with a price may be as much further: two without one leave the question open. */
const WITHOUT_PRICE = 3

/** Up to this distance in what is known of them phones are so alike that one tells what another without a price may cost. */
const ALIKE = 0.75

/** So many of the nearest are told apart by their networks, which are read from the stored facts of each. */
const MAX_CLASSED = 40

/** Phones of a rare kind that are measured. */
const MAX_OF_KIND = 100

const near = (where: SQL | undefined, ...order: SQL[]) =>
  prepared(db =>
    db
      .select({ id: searchEntries.mobileId })
      .from(searchEntries)
      .where(where)
      .orderBy(...order)
      .limit(MAX_PER_SIDE)
      .prepare(),
  )

const { id, pricePkr } = searchEntries
const price = sql.placeholder('pricePkr')
const cheaper = near(and(gt(pricePkr, 0), lt(pricePkr, price)), desc(pricePkr), desc(id))
const pricier = near(sql`${pricePkr} >= ${price}`, asc(pricePkr), asc(id))

// Entry ids are in the order of release: see the migration `search-index`.
const entry = sql`(SELECT id FROM search_entries WHERE mobile_id = ${sql.placeholder('mobileId')})`
const newer = near(sql`${id} < ${entry}`, desc(id))
const older = near(sql`${id} > ${entry}`, asc(id))

const nearInPrice = (phone: Phone) =>
  phone.pricePkr === null
    ? []
    : [...cheaper().all({ pricePkr: phone.pricePkr }), ...pricier().all({ pricePkr: phone.pricePkr })]
const nearInTime = (phone: Phone) => [...newer().all({ mobileId: phone.id }), ...older().all({ mobileId: phone.id })]

// Those without a price have their entries after all others.
const pricedNear = (isNewer: boolean) =>
  prepared(({ $client }) =>
    $client.prepare<{ rank: number; release: number }, { id: string }>(
      `SELECT id FROM mobiles WHERE price_rank = :rank AND release_order ${isNewer ? '>' : '<='} :release
         ORDER BY release_order ${isNewer ? 'ASC' : 'DESC'} LIMIT ${MAX_PER_SIDE}`,
    ),
  )
const pricedNewer = pricedNear(true)
const pricedOlder = pricedNear(false)

/** After every release. */
const UNKNOWN_RELEASE = 99_999_999

/** Phones with a price of a shop, near in time; the newest, where the release is not known. */
const pricedInTime = ({ releaseDate }: Phone) => {
  const release = releaseOrder(releaseDate) || UNKNOWN_RELEASE
  return [RECENT_RANK, grades.shop.rank, grades.older.rank].flatMap(rank =>
    [pricedNewer(), pricedOlder()].flatMap(side => side.all({ rank, release })),
  )
}

/** Of a kind that few phones are of, so that others may be nearer in price and time. */
const ofKind = prepared(db =>
  db
    .select({ id: phoneFacts.mobileId })
    .from(phoneFacts)
    .where(eq(phoneFacts.kind, sql.placeholder('kind')))
    .limit(MAX_OF_KIND)
    .prepare(),
)
const rareKind = prepared(db =>
  db
    .select({ kind: phoneFacts.kind })
    .from(phoneFacts)
    .where(and(eq(phoneFacts.mobileId, sql.placeholder('mobileId')), ne(phoneFacts.kind, 'smart')))
    .prepare(),
)
const ofRareKind = ({ id }: Phone) => {
  const kind = rareKind().get({ mobileId: id })?.kind
  return kind ? ofKind().all({ kind }) : []
}

const otherIds = (phone: Phone, rows: { id: string }[]) =>
  [...new Set(rows.map(row => row.id))].filter(other => other !== phone.id)

/** 1 where a source says that a phone has it, 0 that it has not. */
const stated = (fact: string, value: string) =>
  sql<number | null>`CASE json_extract(${phoneFacts.facts}, ${`${fact}.confidence`}) WHEN 'low' THEN NULL
    ELSE json_extract(${phoneFacts.facts}, ${fact + value}) END`

const measured = prepared(db =>
  db
    .select({
      id: mobiles.id,
      releaseDate: mobiles.releaseDate,
      pricePkr: mobiles.pricePkr,
      priceRam: mobiles.priceRam,
      priceStorage: mobiles.priceStorage,
      priceRank: mobiles.priceRank,
      priceDay: mobiles.priceDay,
      kind: phoneFacts.kind,
      screenInches: phoneFacts.screenInches,
      speed: phoneFacts.speed,
      speedPoints: phoneFacts.speedPoints,
      ramGb: phoneFacts.ramGb,
      storageGb: phoneFacts.storageGb,
      batteryMah: phoneFacts.batteryMah,
      sensorInch: phoneFacts.sensorInch,
      refreshHz: phoneFacts.refreshHz,
      chargingWatts: phoneFacts.chargingWatts,
      weightG: phoneFacts.weightG,
      hasNfc: phoneFacts.hasNfc,
      hasCard: phoneFacts.hasCard,
      hasJack: phoneFacts.hasJack,
      name: mobiles.name,
      brand: mobiles.brand,
      dataConfidence: mobiles.dataConfidence,
    })
    .from(mobiles)
    .innerJoin(phoneFacts, eq(phoneFacts.mobileId, mobiles.id))
    .where(sql`${mobiles.id} IN (SELECT value FROM json_each(${sql.placeholder('ids')}))`)
    .prepare(),
)

const networks = prepared(db =>
  db
    .select({
      id: phoneFacts.mobileId,
      fiveG: stated('$.fiveG', '.value'),
      fourG: stated('$.network', '.value.has4g'),
    })
    .from(phoneFacts)
    .where(sql`${phoneFacts.mobileId} IN (SELECT value FROM json_each(${sql.placeholder('ids')}))`)
    .prepare(),
)

const isStated = (value: number | null | undefined) => (value === null || value === undefined ? null : value === 1)

/** The first of them, the last of which makes way for the nearest of another maker where all are of one. */
function nearestOf<Near extends { brand: string; distance: number }>(sorted: Near[], count: number): Near[] {
  const nearest = sorted.slice(0, count)
  const other = sorted.find(({ brand, distance }) => brand !== nearest[0]?.brand && distance < OTHER_KIND)
  return other && !nearest.includes(other) && nearest.every(({ brand }) => brand === nearest[0]?.brand)
    ? [...nearest.slice(0, -1), other]
    : nearest
}

/** The rows with whether a source says that each has 5G and 4G. */
function withNetworks<Row extends { id: string }>(rows: Row[]) {
  const byId = new Map(
    networks()
      .all({ ids: JSON.stringify(rows.map(({ id }) => id)) })
      .map(row => [row.id, row]),
  )
  return rows.map(row => ({
    ...row,
    fiveG: isStated(byId.get(row.id)?.fiveG),
    fourG: isStated(byId.get(row.id)?.fourG),
  }))
}

/**
 * The model for another network, then the phones nearest in price, release and key specs, of any brand, with what each has
 * otherwise (PHONE-10); nearest first.
 */
export const listSimilar = (phone: Phone, count: number): PhoneCard[] => similarTo(phone)(count)

/** The same for several counts, ranked once. */
export function similarTo(phone: Phone): (count: number) => PhoneCard[] {
  const ids = otherIds(phone, [
    ...(phone.pricePkr === null ? [...nearInTime(phone), ...pricedInTime(phone)] : nearInPrice(phone)),
    ...ofRareKind(phone),
  ])
  const today = dayInPakistan(Date.now())
  const rows = measured()
    .all({ ids: JSON.stringify([phone.id, ...ids]) })
    .map(({ dataConfidence, priceRank, priceDay, ...row }) => ({
      ...row,
      pricePkr: row.pricePkr > 0 ? row.pricePkr : null,
      fiveG: null as boolean | null,
      fourG: null as boolean | null,
      isDescribed: dataConfidence !== 'name-only',
      isTimely: priceRank > grades.launch.rank && priceDay !== null && today - priceDay <= COMPARABLE_DAYS,
    }))
  const measuredOwn = rows.find(row => row.id === phone.id)
  if (!measuredOwn) return () => []
  // Without a price it is taken to cost what the model for another network does.
  const sisterPkr = rows.find(row => row.pricePkr !== null && isSister(measuredOwn.name, row.name))?.pricePkr ?? null
  const pricePkr = measuredOwn.pricePkr ?? sisterPkr
  const distance = distanceFrom({ ...measuredOwn, pricePkr })
  // What a price is guessed from counts as it does beside a phone with a price.
  const unlikeness = distanceFrom({ ...measuredOwn, pricePkr: null }, weights.ramGb)
  type Row = (typeof rows)[number]
  const byDistance = (from: Row, others: Row[]) =>
    others
      .map(row => ({
        ...row,
        distance: isSister(from.name, row.name)
          ? 0
          : distance(row) + classApart({ ...from, pricePkr }, row) + (row.pricePkr === null ? WITHOUT_PRICE : 0),
      }))
      // Of equally near phones, the one nearer in price or time leads.
      .sort((a, b) => a.distance - b.distance || ids.indexOf(a.id) - ids.indexOf(b.id))
  const others = rows.filter(row => row !== measuredOwn)
  const [own = measuredOwn, ...classed] = withNetworks([
    measuredOwn,
    ...byDistance(measuredOwn, others).slice(0, MAX_CLASSED),
  ])
  const sorted = byDistance(own, classed)
  const byId = new Map(sorted.map(row => [row.id, row]))
  const described = (card: PhoneCard): PhoneCard => {
    const facts = byId.get(card.id)
    const remark = facts && differenceText({ ...phone, ...own }, { ...card, ...facts })
    const advantage = facts && advantageText({ ...phone, ...own }, { ...card, ...facts })
    const isAlike = facts !== undefined && phone.pricePkr === null && unlikeness({ ...facts, pricePkr: null }) <= ALIKE
    return {
      ...card,
      ...(remark ? { remark } : {}),
      ...(advantage ? { advantage } : {}),
      ...(isAlike ? { isAlike } : {}),
      ...(phone.pricePkr === null && typeof facts?.fiveG === 'boolean' ? { hasFiveG: facts.fiveG } : {}),
    }
  }
  return count => listCardsByIds(nearestOf(sorted, count).map(({ id }) => id)).map(described)
}

const nearestOfBrand = prepared(({ $client }) =>
  $client.prepare<{ brand: string; pkr: number; count: number }, { id: string }>(
    `SELECT id FROM mobiles WHERE brand = @brand AND price_rank >= ${grades.older.rank}
       ORDER BY price_rank < ${RECENT_RANK}, abs(price_pkr - @pkr), release_order DESC, id LIMIT @count`,
  ),
)

/**
 * Other phones of the same brand: those with a recent price, the nearest in price first, then those with an older one, then the
 * newest.
 * @param pkr the price of the phone, or what it may cost; null where nothing tells
 * @param named ids of phones that are left out, unless fewer than two others are left
 */
export function listMoreFromBrand(
  { id, brand }: Phone,
  pkr: number | null,
  named: string[],
  count: number,
): PhoneCard[] {
  const except = new Set([id, ...named])
  const limit = count + except.size
  const near = pkr === null ? [] : nearestOfBrand().all({ brand, pkr, count: limit })
  const ids = near.flatMap(row => (except.has(row.id) ? [] : [row.id])).slice(0, count)
  if (ids.length === count) return listCardsByIds(ids)
  const newest = listCards({ brand }, 'newest', { limit, offset: 0 })
  const all = new Map([...listCardsByIds(ids), ...newest].map(card => [card.id, card]))
  all.delete(id)
  const others = [...all.values()].filter(card => !except.has(card.id))
  return (others.length < 2 ? [...all.values()] : others).slice(0, count)
}

/** The phones most similar in dimensions, among those near in price and release. */
export function listSimilarShapes(phone: Phone, count: number): Phone[] {
  const candidates = listPhonesByIds(otherIds(phone, [...nearInPrice(phone), ...nearInTime(phone)]))
  const byId = new Map(candidates.map(candidate => [candidate.id, candidate]))
  const similar = designMatches(phone, candidates, factsOfPhones([phone.id, ...byId.keys()])).flatMap(
    match => byId.get(match.phoneId) ?? [],
  )
  // Without known dimensions, fall back to the nearest in price and release.
  return (similar.length > 0 ? similar : candidates).slice(0, count)
}
