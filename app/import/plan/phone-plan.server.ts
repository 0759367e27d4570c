/** Plans the rows of a file that may be new phones (IMPORT-9). */
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { type Variant, variantCategory } from '#app/phones/variants.ts'
import { allRefused, type Candidate, candidateOf } from '../normalize/candidate.ts'
import type { PhoneFacts } from '../normalize/facts.ts'
import type { NamedBrand } from '../normalize/names.ts'
import type { ListPrice } from '../normalize/prices.ts'
import { ownCandidate } from '../read/own-record.ts'
import type { Row, Table } from '../read/row.ts'
import type { FileOptions } from './options.ts'
import { pricePlan } from './price-plan.server.ts'
import { type RowPrice, rowPrice } from './row-price.ts'
import { slugOwner } from './slug-owner.server.ts'
import { existingStep, type PlanRow, refusedStep, type Step, type StepReport } from './step.ts'

type Offer = Pick<Variant, 'ram' | 'storage'> & { point: PricePoint | null }

/** A new phone, with all offers of it in the file. */
type NewPhone = {
  line: number
  /** A record in our own shape: it already contains its sizes and prices. */
  isWhole: boolean
  candidate: Candidate
  offers: Offer[]
  texts: Set<string>
}

/** Plans one row at a time; `finish` merges all offers of each new phone. */
export function phonePlan(options: FileOptions, known: NamedBrand[], unit: Table['unit'], thisYear: number) {
  const prices = options.mode === 'both' ? pricePlan(options, known) : null
  const hereStep = (row: Row, facts: PhoneFacts, name: string) =>
    prices?.(row, facts, name) ?? existingStep(row.line, name, 'here', 'is here already and stays as it is')
  const candidateIn = (row: Row, facts: PhoneFacts) =>
    row.own
      ? ownCandidate(row.own, facts.name, { ...options, known, thisYear })
      : {
          result: candidateOf(facts, { known, source: options.source, price: () => null, thisYear }),
          price: null,
        }
  const newPhones = new Map<string, NewPhone>()
  const planRow: PlanRow = (row, facts) => {
    const { line } = row
    const { result, price: ownPrice } = candidateIn(row, facts)
    if (!result.ok) {
      const { undated } = result
      // A phone that is already stored needs no date.
      const isHere = undated && slugOwner(undated.brand.slug, undated.slug) === 'same'
      if (isHere) return hereStep(row, facts, undated.name)
      const isPhone = !row.own && !['used', 'no phone'].includes(result.refused.reason)
      const price = isPhone ? rowPrice(facts, options, { releaseDate: '', variant: null }) : null
      return refusedStep(
        line,
        result.name,
        allRefused([result.refused, ...(price?.ok === false ? [price.refused] : [])]),
      )
    }
    const { candidate } = result
    const { name, slug } = candidate
    const first = newPhones.get(slug)
    const owner = first ? null : slugOwner(candidate.brand.slug, slug)
    if (owner === 'same') return hereStep(row, facts, name)
    if (owner === 'other') {
      return refusedStep(line, name, {
        reason: 'slug',
        message: `the address "${slug}" belongs to a phone of another brand`,
      })
    }
    const price = ownPrice ?? rowPrice(facts, options, candidate)
    const point = price.ok && 'point' in price ? price.point : null
    const offer = { ...memoryOf(candidate), point }
    const text = JSON.stringify(facts)
    if (first?.isWhole || (first && row.own)) {
      return existingStep(line, name, 'repeated', `${unit} ${first.line} is the same phone`)
    }
    if (first) {
      const isRepeated = first.texts.has(text)
      first.texts.add(text)
      first.offers.push(offer)
      return isRepeated
        ? existingStep(line, name, 'repeated', `says the same as ${unit} ${first.line}`)
        : withoutPrice(
            existingStep(line, name, 'variant', `another offer of the phone of ${unit} ${first.line}, added to it`),
            price,
          )
    }
    newPhones.set(slug, {
      line,
      isWhole: Boolean(row.own),
      candidate,
      offers: [offer],
      texts: new Set([text]),
    })
    const report: StepReport = { line, name, outcome: 'new', reason: null, message: 'will be added' }
    return withoutPrice({ report, write: { kind: 'phone', candidate } }, price)
  }
  const finish = () => {
    for (const phone of newPhones.values()) if (!phone.isWhole) mergeOffers(phone)
  }
  return { planRow, finish }
}

/** Adds a note when the price could not be parsed; the rest of the row is still imported. */
const withoutPrice = (step: Step, price: ListPrice | RowPrice): Step =>
  price.ok
    ? step
    : {
        ...step,
        report: {
          ...step.report,
          reason: 'price not taken',
          message: `${step.report.message}, without its price: ${price.refused.message}`,
        },
      }

const memoryOf = ({ shortSpecs: { ram, storage } }: Candidate) => ({ ram, storage })

/** Merges all offers into the candidate: every size, the lowest price, the others as its history, a table of all. */
function mergeOffers({ candidate, offers }: NewPhone): void {
  const union = (texts: (string | undefined)[]) =>
    [...new Set(texts.flatMap(text => text?.split(' / ') ?? []))].join(' / ')
  const ram = union(offers.map(offer => offer.ram))
  const storage = union(offers.map(offer => offer.storage))
  if (ram) candidate.shortSpecs.ram = ram
  if (storage) candidate.shortSpecs.storage = storage
  const points = offers.flatMap(({ point }) => point ?? [])
  const own = points.filter(({ kind }) => kind !== 'non-pta')
  const lowest = own.reduce<PricePoint | null>(
    (low, point) => (low && low.pricePkr <= point.pricePkr ? low : point),
    null,
  )
  candidate.price = lowest
  // Of others of the same version only the lowest counts.
  candidate.earlierPrices = points.filter(
    point => point !== lowest && (point.kind === 'non-pta' || point.storage || point.ram),
  )
  if (offers.length > 1 || own.length > 0) {
    const variants = offers.map(offer => ({
      ...offer,
      pricePkr: offer.point?.kind === 'non-pta' ? null : offer.point?.pricePkr,
    }))
    candidate.specifications.push(...variantCategory(variants))
  }
}
