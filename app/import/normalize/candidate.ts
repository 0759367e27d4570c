/** Turns facts into a candidate, a phone that could be stored, or into the reason for refusal. Pure. */

import type { DataConfidence, PhoneMark } from '#app/entities/enums.ts'
import { MAX_NAME_LENGTH } from '#app/entities/limits.ts'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import type { GivenPhone } from '#app/entities/phone-schema.ts'
import { isNoPhone } from '#app/listings/offer-words.ts'
import { factsOfTexts } from '#app/phones/optional-facts.ts'
import { parseReleaseDate } from '#app/phones/parse-date.ts'
import { FIRST_YEAR, LARGEST_RIGID_INCHES } from '#app/phones/plausible.ts'
import { reservedSlugs } from '#app/platform/addresses.ts'
import { slugOf } from '#app/platform/text/slug.ts'
import { isWebAddress, MAX_ADDRESS_LENGTH } from '#app/platform/web-address.ts'
import type { PhoneFacts } from './facts.ts'
import { buildMaterials, dimensionsOf, shortSpecsOf, specificationsOf } from './facts-to-specs.ts'
import { parseInches } from './measures.ts'
import { isRefusedOffer, type NamedBrand, namePhone, phoneSlugOf } from './names.ts'

/** A phone that can be stored if its slug is free. */
export type Candidate = Omit<GivenPhone, 'id' | 'brand' | 'imageUrl' | 'imagekitPath' | 'price'> & {
  brand: NamedBrand
  /** Null stands for the site's own drawing. */
  imageUrl: string | null
  imagekitPath?: string | null
  price: PricePoint | null
  /** The typed price text, if it must be stored unchanged. */
  priceText?: string | null
  earlierPrices: PricePoint[]
  dataConfidence?: DataConfidence | null
  marks?: PhoneMark[]
  /** The offer, such as `12GB-1TB`, when the source lists each storage size separately. */
  variant: string | null
}

/** Why a row is not stored: `message` is for people, `reason` is the short name used for counting. */
export type Refused = { reason: string; message: string }

/** All of what is wrong; it is counted by the first. */
export const allRefused = (refusals: [Refused, ...Refused[]]): Refused => ({
  reason: refusals[0].reason,
  message: [...new Set(refusals.map(({ message }) => message))].join('; '),
})

export type CandidateResult =
  | { ok: true; candidate: Candidate }
  | {
      ok: false
      name: string
      refused: Refused
      /** Set when only the date is wrong: the phone may already be stored. */
      undated?: Pick<Candidate, 'brand' | 'slug' | 'name'>
    }

export type CandidateOptions = {
  /** The brands of the site. */
  known: NamedBrand[]
  /** The id of the data set. */
  source: string
  price: (facts: PhoneFacts) => PricePoint | null
  /** Release years after the next one are refused. */
  thisYear: number
}

/** The candidate, or the refusal with its reason; does not throw on bad data. */
export function candidateOf(facts: PhoneFacts, { known, source, price, thisYear }: CandidateOptions): CandidateResult {
  const label = facts.name || facts.model
  const refuse = (reason: string, message: string) => ({
    ok: false as const,
    name: label || 'a row without a name',
    refused: { reason, message },
  })

  if (!label) return refuse('no name', 'there is no name')
  const named = namePhone(facts.brand, label, known)
  if (!named) return refuse('no name', 'the name is nothing but a brand')
  const { brand, model, name, variant } = named
  const slug = facts.slug === '' ? phoneSlugOf(name) : slugOf(facts.slug)
  if (phoneSlugOf(model) === '')
    return refuse('no name', 'the name has no letters or digits that an address could hold')
  if (isRefusedOffer(label, facts)) return refuse('used', USED)
  if (facts.kind && !isPhoneKind(facts.kind)) return refuse('no phone', `it is a ${facts.kind}, no phone`)
  const inches = parseInches(facts.screenSize || facts.display)
  if (isNoPhone(model)) return refuse('no phone', 'its name is that of a tablet, a watch or an accessory')
  if (inches !== null && inches > LARGEST_RIGID_INCHES && !facts.kind && !folds(facts, name)) {
    return refuse('no phone', `its screen of ${inches} inches is that of a tablet`)
  }
  const problems: Refused[] = []
  const note = (reason: string, message: string) => void problems.push({ reason, message })
  if (name.length > MAX_NAME_LENGTH) note('long name', `the name is longer than ${MAX_NAME_LENGTH} characters`)
  if (reservedSlugs.includes(brand.slug)) {
    note('brand', `the brand "${brand.name}" would take the address of a page of this site`)
  }
  const released = parseReleaseDate(facts.releaseDate) ?? parseReleaseDate(facts.announced)
  const year = Number(released?.date.slice(0, 4))
  const text = facts.releaseDate || facts.announced
  const noDate = { reason: 'no date', message: text ? `"${text}" is no release date` : 'there is no release date' }
  if (!released) problems.push(noDate)
  else if (year < FIRST_YEAR || year > thisYear + 1) note('impossible year', `the year ${year} cannot be`)
  const [first, ...more] = problems
  if (!released || first) {
    const refused = allRefused([first ?? noDate, ...more])
    return { ok: false, name: label, refused, ...(first === noDate ? { undated: { brand, slug, name } } : {}) }
  }
  const images = facts.images.filter(image => isWebAddress(image) && image.length <= MAX_ADDRESS_LENGTH)
  return {
    ok: true,
    candidate: {
      brand,
      slug,
      name,
      model,
      variant,
      releaseDate: released.date,
      ...factsOfTexts(facts),
      imageUrl: images[0] ?? null,
      carouselImages: images,
      price: price(facts),
      earlierPrices: [],
      isFeatured: false,
      shortSpecs: shortSpecsOf(facts, variant),
      specifications: specificationsOf(facts),
      dimensions: dimensionsOf(facts),
      buildMaterials: buildMaterials(facts.build, facts.protection),
      sources: [source],
    },
  }
}

export const USED = 'it is a used phone, or one that is not approved'

const isPhoneKind = (kind: string) => /\b(smart|mobile|cell|feature)?phones?\b|^(mobiles?|android)\b/i.test(kind)

/** Foldables may be as large as tablets; recognised by description or product line. */
const folds = ({ display, screenSize }: PhoneFacts, name: string) =>
  /fold|flip|internal|external|main\)/i.test(`${name} ${display} ${screenSize}`) ||
  /\b(magic v\w*|find n\d|mate x\w*|pocket)\b/i.test(name)
