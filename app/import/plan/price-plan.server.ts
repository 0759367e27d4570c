/** Plans the price changes of a price list (IMPORT-10). */

import { eq } from 'drizzle-orm'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { fiveGOfPhones } from '#app/facts/store.server.ts'
import { nameTable } from '#app/listings/name-table.ts'
import { isNoPhone } from '#app/listings/offer-words.ts'
import { phoneIndex } from '#app/listings/phone-index.ts'
import type { ListingReader } from '#app/listings/read-listing.ts'
import { doubtsAbout, findRejection } from '#app/phones/held-prices.server.ts'
import { changeOf, type PriceChange } from '#app/phones/record-price.server.ts'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { formatDate } from '#app/platform/text/format.ts'
import { describeDoubt } from '#app/prices/doubt.ts'
import { formatPrice } from '#app/prices/price.ts'
import { db } from '#db/client.server.ts'
import { brands, mobiles } from '#db/schema/index.ts'
import { allRefused, USED } from '../normalize/candidate.ts'
import type { PhoneFacts } from '../normalize/facts.ts'
import { isRefusedOffer, type NamedBrand, namePhone } from '../normalize/names.ts'
import type { Row } from '../read/row.ts'
import { listedFacts } from './listed-facts.ts'
import type { FileOptions } from './options.ts'
import { originProblems, rowPrice, soldOutOf } from './row-price.ts'
import { readingOf } from './row-reading.ts'
import { existingStep, otherStep, type PlanRow, refusedStep, type Step } from './step.ts'

/**
 * Plans one row at a time; loads all stored phones once.
 * @param readListing for lines of a message, which are read as listings (LISTING-1)
 */
export function pricePlan(
  options: FileOptions,
  known: NamedBrand[],
  readListing: ListingReader | null = null,
): PlanRow {
  const { replacesEdited, takesRejected } = options
  const phones = db()
    .select({
      id: mobiles.id,
      slug: mobiles.slug,
      name: mobiles.name,
      brand: mobiles.brand,
      brandName: brands.name,
      releaseYear: mobiles.releaseYear,
      pricePkr: mobiles.pricePkr,
      releaseDate: mobiles.releaseDate,
      source: mobiles.priceSource,
      date: mobiles.priceDate,
      kind: mobiles.priceKind,
    })
    .from(mobiles)
    .innerJoin(brands, eq(brands.slug, mobiles.brand))
    .all()
  const fiveG = fiveGOfPhones()
  const { join } = phoneIndex(nameTable(phones.map(phone => ({ ...phone, has5G: fiveG.get(phone.id) ?? null }))))
  const bySlug = new Map(phones.map(phone => [phone.slug, phone]))

  function readRow(row: Row, given: PhoneFacts, fullName: string | null) {
    const offered = readListing && listedFacts(readListing, row.line, given)
    const facts = offered?.facts ?? given
    const named = offered ? null : namePhone(facts.brand, facts.name || facts.model, known)
    const joined = named
      ? join(fullName ?? named.name, { brandField: named.brand.name })
      : { ...CERTAIN, phone: bySlug.get(offered?.slug ?? '') ?? null }
    // A row that names a phone without generation is held (PRICE-13); any other doubt of the name is no match.
    const phone = joined.isUnsure && !joined.isEither ? null : joined.phone
    const reading = readingOf(row, given, { facts, named, phone, known })
    return {
      line: row.line,
      label: given.name || given.model || NO_NAME,
      offered,
      facts,
      named,
      joined,
      phone,
      reading,
    }
  }

  function planRead({ line, label, offered, facts, named, joined, phone }: ReturnType<typeof readRow>): Step {
    const refuse = (reason: string, message: string) => refusedStep(line, label, { reason, message })
    if (offered?.noListing) return otherStep(line, label, offered.noListing)
    if (offered?.refused) return refuse(offered.refused.reason, offered.refused.message)
    if (!named && !offered) return refuse('no name', 'there is no name, or nothing but a brand')
    const { near, hasNamesake } = joined
    const price = rowPrice(facts, options, {
      releaseDate: phone?.releaseDate ?? '',
      variant: named?.variant ?? null,
    })
    const isNonPta = price.ok && price.point?.kind === 'non-pta'
    if (named && isRefusedOffer(label, facts, isNonPta)) return refuse('used', USED)
    if (named && isNoPhone(named.model))
      return refuse('no phone', 'its name is that of a tablet, a watch or an accessory')
    // A name that is also that of another phone says nothing of this one.
    const at = phone && !hasNamesake ? soldOutOf(facts, options) : null
    const withSoldOut = (step: Step): Step =>
      phone && at ? { report: step.report, write: { kind: 'sold-out', phoneId: phone.id, at } } : step
    if (!price.ok) return withSoldOut(refusedStep(line, label, price.refused))
    const { point } = price
    if (point === null) {
      const problems = originProblems(facts, options)
      return withSoldOut(refusedStep(line, label, allRefused([NO_PRICE, ...problems])))
    }
    if (near) return refuse('near name', `no phone of this name is here, but "${near}"`)
    if (!phone && joined.isUnsure) return refuse('unsure name', joined.why)
    if (!phone) return refuse('no match', 'no phone of this name is here')
    const origin =
      phone.source && phone.date && phone.kind ? { source: phone.source, date: phone.date, kind: phone.kind } : null
    const change = changeOf({ id: phone.id, priceOrigin: origin }, point, { replacesEdited })
    if (change === 'known') {
      const message = `${formatPrice(point.pricePkr)} is recorded already`
      const known = existingStep(line, phone.name, 'known price', message)
      return { ...known, write: null, priced: { phoneId: phone.id, point } }
    }
    if (change === 'edited') {
      const stays = phone.pricePkr > 0 ? `${formatPrice(phone.pricePkr)} stays` : 'it stays without one'
      return existingStep(line, phone.name, 'edited price', `its price is an editor's: ${stays}`)
    }
    const rejection = takesRejected ? null : findRejection(phone.id, point)
    if (rejection) {
      const on = rejection.at === null ? 'before' : `on ${formatDate(todayInPakistan(rejection.at))}`
      return existingStep(line, phone.name, 'rejected', `${formatPrice(point.pricePkr)} was rejected ${on}`)
    }
    const review = { hasNamesake, unsure: offered?.unsure ?? null }
    const doubts = doubtsAbout(phone.id, point, review, Date.now())
    if (doubts.length > 0) {
      const message = `${formatPrice(point.pricePkr)} is held for review: ${doubts.map(describeDoubt).join('; ')}`
      return {
        report: { line, name: phone.name, outcome: 'held', reason: doubts[0]?.kind ?? null, message },
        write: { kind: 'price', phoneId: phone.id, point, replacesEdited, review },
      }
    }
    return {
      report: {
        line,
        name: phone.name,
        outcome: 'price',
        reason: change,
        message: priceMessage(change, phone.pricePkr, point),
      },
      write: { kind: 'price', phoneId: phone.id, point, replacesEdited, review },
    }
  }

  return (row, given, fullName) => {
    const read = readRow(row, given, fullName)
    const step = planRead(read)
    return { ...step, report: { ...step.report, read: read.reading } }
  }
}

const NO_NAME = 'a row without a name'

/** The name of a listing was judged with the rest of it. */
const CERTAIN = { near: null, hasNamesake: false, isUnsure: false, isEither: false, why: '' }

const NO_PRICE = { reason: 'no price', message: 'there is no price' }

function priceMessage(change: PriceChange, beforePkr: number, { pricePkr, kind }: PricePoint): string {
  if (kind === 'non-pta') return `${formatPrice(pricePkr)} joins the history: it is the price without PTA approval`
  if (change === 'history') return `${formatPrice(pricePkr)} joins the history: a newer price is known`
  if (beforePkr === pricePkr) return `${formatPrice(pricePkr)} is confirmed`
  return beforePkr > 0
    ? `${formatPrice(beforePkr)} becomes ${formatPrice(pricePkr)}`
    : `gets its first price, ${formatPrice(pricePkr)}`
}
