/** What a file would do, row by row, before anything is written (IMPORT-9). */
import { setImmediate as breathe } from 'node:timers/promises'
import type { PriceOrigin } from '#app/phones/phone.ts'
import { changeOf, type PriceChange } from '#app/phones/record-price.server.ts'
import { type PricePoint, pricePointSchema } from '#app/phones/schema.ts'
import { type Variant, variantCategory } from '#app/phones/variants.ts'
import { formatPrice } from '#app/prices/price.ts'
import { db } from '#db/client.server.ts'
import { mobiles } from '#db/schema.ts'
import { type Candidate, type Refused, readPhone, USED } from '../normalize/candidate.ts'
import type { PhoneFacts } from '../normalize/facts.ts'
import { knownBrands } from '../normalize/known-brands.server.ts'
import { isNoPhone, isUsed, isUsedCondition, type NamedBrand, namePhone } from '../normalize/names.ts'
import { type ReadPrice, readRupees } from '../normalize/prices.ts'
import { factsOfRow } from '../read/mapping.ts'
import { ownCandidate } from '../read/own-record.ts'
import type { Row, Table } from '../read/row.ts'
import { isTakenBack } from '../run/changes.server.ts'
import { slugOwner } from '../run/store.server.ts'
import { nameIndex } from './match.ts'
import type { FileOptions } from './options.ts'

export const outcomes = ['new', 'existing', 'price', 'refused'] as const
export type OutcomeName = (typeof outcomes)[number]

export type PlannedRow = {
  line: number
  name: string
  outcome: OutcomeName
  /** The short name by which rows of one kind are counted; null where there is nothing to say. */
  reason: string | null
  /** In words for a person. */
  says: string
}

/** What is written for a row, beside what is said about it. */
type Priced = { phoneId: string; pricePkr: number }

export type Step =
  | {
      row: PlannedRow
      write:
        | { kind: 'phone'; candidate: Candidate }
        | { kind: 'price'; phoneId: string; point: PricePoint; replacesEdited: boolean }
    }
  | { row: PlannedRow; write: null /** A price that is known already. */; priced?: Priced }

const ROWS_IN_TURN = 100

/**
 * Plans the rows one after the other, with turns for others in between: a long file takes seconds.
 * @param thisYear no phone is released later than the year after this one
 */
export async function planFile(
  table: Table,
  options: FileOptions,
  thisYear = new Date().getUTCFullYear(),
): Promise<Step[]> {
  const known = knownBrands()
  const { planRow, finish } =
    options.mode === 'prices'
      ? { planRow: pricePlan(options, known), finish: () => {} }
      : phonePlan(options, known, table.unit, thisYear)
  const steps: Step[] = []
  for (const [index, row] of table.rows.entries()) {
    steps.push(planRow(row, factsOfRow(row, options.mapping), null))
    if (index % ROWS_IN_TURN === 0) await breathe()
  }
  finish()
  return keepLowest(steps, table.unit)
}

type PlanRow = (row: Row, facts: PhoneFacts, fullName: string | null) => Step

/** A phone of the file that will be new, with all that the file offers of it. */
type Fresh = {
  line: number
  /** Of our own shape, with its sizes and prices in it. */
  isWhole: boolean
  candidate: Candidate
  origin: PriceOrigin
  variants: Variant[]
  texts: Set<string>
}

const refusedStep = (line: number, name: string, { reason, says }: Refused): Step => ({
  row: { line, name, outcome: 'refused', reason, says },
  write: null,
})

const existingStep = (line: number, name: string, reason: string, says: string): Step => ({
  row: { line, name, outcome: 'existing', reason, says },
  write: null,
})

/** What a row does that may be a new phone; at the end, all offers of each new phone are put together. */
function phonePlan(options: FileOptions, known: NamedBrand[], unit: Table['unit'], thisYear: number) {
  const prices = options.mode === 'both' ? pricePlan(options, known) : null
  const hereStep = (row: Row, facts: PhoneFacts, name: string) =>
    prices?.(row, facts, name) ?? existingStep(row.line, name, 'here', 'is here already and stays as it is')
  const readRow = (row: Row, facts: PhoneFacts) =>
    row.own
      ? ownCandidate(row.own, facts.name, { ...options, known, thisYear })
      : {
          read: readPhone(facts, { known, source: options.source, price: () => null, thisYear }),
          price: readRupees(facts.price, facts.currency),
        }
  const fresh = new Map<string, Fresh>()
  const planRow: PlanRow = (row, facts) => {
    const { line } = row
    const { read, price } = readRow(row, facts)
    if (!read.ok) {
      const { undated } = read
      // A phone that is here needs no date.
      const isHere = undated && slugOwner(undated.brand.slug, undated.slug) === 'same'
      return isHere ? hereStep(row, facts, undated.name) : refusedStep(line, read.name, read.refused)
    }
    const { candidate } = read
    const { name, slug } = candidate
    const first = fresh.get(slug)
    const owner = first ? null : slugOwner(candidate.brand.slug, slug)
    if (owner === 'same') return hereStep(row, facts, name)
    if (owner === 'other') {
      return refusedStep(line, name, {
        reason: 'slug',
        says: `the address "${slug}" belongs to a phone of another brand`,
      })
    }
    const variant: Variant = { ...memoryOf(candidate), pricePkr: price.ok ? price.pricePkr : null }
    const text = JSON.stringify(facts)
    if (first?.isWhole || (first && row.own)) {
      return existingStep(line, name, 'repeated', `${unit} ${first.line} is the same phone`)
    }
    if (first) {
      const isRepeated = first.texts.has(text)
      first.texts.add(text)
      first.variants.push(variant)
      return isRepeated
        ? existingStep(line, name, 'repeated', `says the same as ${unit} ${first.line}`)
        : withoutPrice(
            existingStep(line, name, 'variant', `another offer of the phone of ${unit} ${first.line}, added to it`),
            price,
          )
    }
    const origin = originOf(facts, options, candidate.releaseDate)
    fresh.set(slug, { line, isWhole: Boolean(row.own), candidate, origin, variants: [variant], texts: new Set([text]) })
    const planned: PlannedRow = { line, name, outcome: 'new', reason: null, says: 'will be added' }
    return withoutPrice({ row: planned, write: { kind: 'phone', candidate } }, price)
  }
  const finish = () => {
    for (const phone of fresh.values()) if (!phone.isWhole) mergeOffers(phone)
  }
  return { planRow, finish }
}

/** A price that cannot be read is not taken, and spoils nothing else of its row: the row says so. */
const withoutPrice = (step: Step, price: ReadPrice): Step =>
  price.ok
    ? step
    : {
        ...step,
        row: {
          ...step.row,
          reason: 'price not taken',
          says: `${step.row.says}, without its price: ${price.refused.says}`,
        },
      }

const memoryOf = ({ shortSpecs: { ram, storage } }: Candidate) => ({ ram, storage })

const ownOrigin = pricePointSchema.omit({ pricePkr: true })

/** Where a price is from: as the row itself tells, else as was said of the whole file. */
function originOf(facts: PhoneFacts, { source, date, kind }: FileOptions, releaseDate: string): PriceOrigin {
  const own =
    facts.priceDate === ''
      ? null
      : ownOrigin.safeParse({
          source: facts.priceSource || source,
          date: facts.priceDate,
          kind: facts.priceKind || kind,
        })
  if (own?.success) return own.data
  // A launch price carries no date of its own: it held when the phone was released.
  return { source, date: (kind === 'launch' && releaseDate) || date, kind }
}

/** All offers of a phone in one: every size, the lowest price, a table of both. */
function mergeOffers({ candidate, variants, origin }: Fresh): void {
  const union = (texts: (string | undefined)[]) =>
    [...new Set(texts.flatMap(text => text?.split(' / ') ?? []))].join(' / ')
  const ram = union(variants.map(variant => variant.ram))
  const storage = union(variants.map(variant => variant.storage))
  if (ram) candidate.shortSpecs.ram = ram
  if (storage) candidate.shortSpecs.storage = storage
  const prices = variants.flatMap(variant => variant.pricePkr ?? [])
  if (prices.length > 0) candidate.price = { pricePkr: Math.min(...prices), ...origin }
  if (variants.length > 1 || prices.length > 0) candidate.specifications.push(...variantCategory(variants))
}

/** Of several rows for one phone only the lowest price counts: lists have a row for each storage size. */
function keepLowest(steps: Step[], unit: Table['unit']): Step[] {
  const lowest = new Map<string, { step: Step; pricePkr: number }>()
  for (const step of steps) {
    const priced = pricedBy(step)
    if (priced && priced.pricePkr < (lowest.get(priced.phoneId)?.pricePkr ?? Number.POSITIVE_INFINITY)) {
      lowest.set(priced.phoneId, { step, pricePkr: priced.pricePkr })
    }
  }
  return steps.map(step => {
    const priced = pricedBy(step)
    const best = priced ? lowest.get(priced.phoneId)?.step : step
    if (!best || best === step) return step
    return existingStep(
      step.row.line,
      step.row.name,
      'repeated',
      `${unit} ${best.row.line} has this phone's lowest price`,
    )
  })
}

function pricedBy(step: Step): Priced | null {
  if (step.write === null) return step.priced ?? null
  return step.write.kind === 'price' ? { phoneId: step.write.phoneId, pricePkr: step.write.point.pricePkr } : null
}

/** What a row of a price list does to the phone that it means. */
function pricePlan(options: FileOptions, known: NamedBrand[]): PlanRow {
  const { replacesEdited } = options
  const phones = db()
    .select({
      id: mobiles.id,
      name: mobiles.name,
      pricePkr: mobiles.pricePkr,
      releaseDate: mobiles.releaseDate,
      source: mobiles.priceSource,
      date: mobiles.priceDate,
      kind: mobiles.priceKind,
    })
    .from(mobiles)
    .all()
  const with5G = new Set(
    db().$client.prepare("SELECT id FROM mobiles WHERE specifications LIKE '%5G%'").pluck().all() as string[],
  )
  const find = nameIndex(phones.map(phone => ({ ...phone, has5G: with5G.has(phone.id) })))
  return ({ line }, facts, fullName) => {
    const label = facts.name || facts.model || 'a row without a name'
    const refuse = (reason: string, says: string) => refusedStep(line, label, { reason, says })
    const named = namePhone(facts.brand, facts.name || facts.model, known)
    if (!named) return refuse('no name', 'there is no name, or nothing but a brand')
    if (isUsed(label) || isUsedCondition(facts.condition)) return refuse('used', USED)
    if (isNoPhone(named.model)) return refuse('no phone', 'its name is that of a tablet, a watch or an accessory')
    const price = readRupees(facts.price, facts.currency)
    if (!price.ok) return refusedStep(line, label, price.refused)
    if (price.pricePkr === null) return refuse('no price', 'there is no price')
    const { phone, near } = find(fullName ?? named.name)
    if (near) return refuse('near name', `no phone of this name is here, but "${near}"`)
    if (!phone) return refuse('no match', 'no phone of this name is here')
    const point = { pricePkr: price.pricePkr, ...originOf(facts, options, phone.releaseDate) }
    const origin =
      phone.source && phone.date && phone.kind ? { source: phone.source, date: phone.date, kind: phone.kind } : null
    const change = changeOf({ id: phone.id, priceOrigin: origin }, point, { replacesEdited, isTakenBack })
    if (change === 'known') {
      const says = `${formatPrice(price.pricePkr)} is recorded already`
      const known = existingStep(line, phone.name, 'known price', says)
      return { ...known, write: null, priced: { phoneId: phone.id, pricePkr: price.pricePkr } }
    }
    if (change === 'edited') {
      const stays = phone.pricePkr > 0 ? `${formatPrice(phone.pricePkr)} stays` : 'it stays without one'
      return existingStep(line, phone.name, 'edited price', `its price is an editor's: ${stays}`)
    }
    return {
      row: { line, name: phone.name, outcome: 'price', reason: change, says: saysPrice(change, phone.pricePkr, point) },
      write: { kind: 'price', phoneId: phone.id, point, replacesEdited },
    }
  }
}

function saysPrice(change: PriceChange, beforePkr: number, { pricePkr }: PricePoint): string {
  if (change === 'history') return `${formatPrice(pricePkr)} joins the history: a newer price is known`
  if (beforePkr === pricePkr) return `${formatPrice(pricePkr)} is confirmed`
  return beforePkr > 0
    ? `${formatPrice(beforePkr)} becomes ${formatPrice(pricePkr)}`
    : `gets its first price, ${formatPrice(pricePkr)}`
}

/** Rows by outcome, and by reason within each. */
export function countOutcomes(rows: PlannedRow[]) {
  const counts: Record<OutcomeName, number> = { new: 0, existing: 0, price: 0, refused: 0 }
  const reasons: Record<string, number> = {}
  for (const { outcome, reason } of rows) {
    counts[outcome] += 1
    if (reason) reasons[`${outcome}: ${reason}`] = (reasons[`${outcome}: ${reason}`] ?? 0) + 1
  }
  return { counts, reasons }
}
