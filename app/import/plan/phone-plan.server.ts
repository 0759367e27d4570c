/** Plans the rows of a file that may be new phones (IMPORT-9). */
import type { PriceOrigin } from '#app/entities/phone.ts'
import { type Variant, variantCategory } from '#app/phones/variants.ts'
import { type Candidate, candidateOf } from '../normalize/candidate.ts'
import type { PhoneFacts } from '../normalize/facts.ts'
import type { NamedBrand } from '../normalize/names.ts'
import { type ListPrice, readListPrice } from '../normalize/prices.ts'
import { ownCandidate } from '../read/own-record.ts'
import type { Row, Table } from '../read/row.ts'
import type { FileOptions } from './options.ts'
import { originOf } from './price-origin.ts'
import { pricePlan } from './price-plan.server.ts'
import { slugOwner } from './slug-owner.server.ts'
import { existingStep, type PlanRow, refusedStep, type Step, type StepReport } from './step.ts'

/** A new phone, with all offers of it in the file. */
type NewPhone = {
  line: number
  /** A record in our own shape: it already contains its sizes and prices. */
  isWhole: boolean
  candidate: Candidate
  origin: PriceOrigin
  variants: Variant[]
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
          price: readListPrice(facts.price, facts.currency),
        }
  const newPhones = new Map<string, NewPhone>()
  const planRow: PlanRow = (row, facts) => {
    const { line } = row
    const { result, price } = candidateIn(row, facts)
    if (!result.ok) {
      const { undated } = result
      // A phone that is already stored needs no date.
      const isHere = undated && slugOwner(undated.brand.slug, undated.slug) === 'same'
      return isHere ? hereStep(row, facts, undated.name) : refusedStep(line, result.name, result.refused)
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
    newPhones.set(slug, {
      line,
      isWhole: Boolean(row.own),
      candidate,
      origin,
      variants: [variant],
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
const withoutPrice = (step: Step, price: ListPrice): Step =>
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

/** Merges all offers into the candidate: every size, the lowest price, a table of both. */
function mergeOffers({ candidate, variants, origin }: NewPhone): void {
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
