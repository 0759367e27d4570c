/** The rules that correct or reject source rows. Each has a test; the builder prints their counts. */

import { storedReleaseDate } from '#app/entities/phone-parts.ts'
import { FIRST_YEAR, LARGEST_RIGID_INCHES } from '#app/phones/plausible.ts'
import { CHEAPEST_PKR, DEAREST_PKR, isPlausiblePrice } from '#app/prices/price.ts'
import { withMemoryOfVersions } from './memory.ts'
import { noPrice, withoutContradictedLaunch, withoutForeignMemory, withShopPrice } from './prices.ts'
import { withSummaryOfHere } from './sold-here.ts'
import type { SourceRow } from './source.ts'
import {
  withoutBorrowedMemory,
  withoutForeignStabilisation,
  withoutOtherPhone,
  withoutWrongDate,
  withUnitOfPower,
} from './wrong-rows.ts'

/** The month of the newest data set; nothing in the source can be much newer. */
const NEWEST_DATA = '2026-10'

const LAST_YEAR = Number(NEWEST_DATA.slice(0, 4)) + 1

const folds = (row: SourceRow) =>
  /fold/i.test(
    `${row.name} ${row.shortSpecs.display} ${JSON.stringify(row.specs.filter(({ category }) => /body|display/i.test(category)))}`,
  )

const yearOf = (row: SourceRow) => Number(row.releaseDate.slice(0, 4))

type Rejection = { id: string; description: string; applies: (row: SourceRow) => boolean }

/** A row is left out when any of these applies. */
export const rejections: Rejection[] = [
  {
    id: 'malformed-date',
    description: 'the release date is not a date',
    applies: row => !storedReleaseDate.safeParse(row.releaseDate).success,
  },
  {
    id: 'impossible-year',
    description: `the release year is before ${FIRST_YEAR} or after ${LAST_YEAR}`,
    applies: row => row.releaseDate !== '' && (yearOf(row) < FIRST_YEAR || yearOf(row) > LAST_YEAR),
  },
  {
    id: 'no-phone',
    description: `a tablet or watch: by its name, or a screen above ${LARGEST_RIGID_INCHES} inches that does not fold`,
    applies: row =>
      /\b(tab|pad|tablet|watch|band|book)\b/i.test(row.model) ||
      ((row.displayInches ?? 0) > LARGEST_RIGID_INCHES && !folds(row)),
  },
  {
    id: 'foreign-slug',
    description: 'the slug or the name does not begin with the brand',
    applies: row =>
      !row.slug.startsWith(`${row.brand}-`) || !row.name.toLowerCase().startsWith(row.brandName.toLowerCase()),
  },
  {
    id: 'no-facts',
    description: 'neither short nor detailed specifications',
    applies: row => row.specs.length === 0 || Object.values(row.shortSpecs).every(value => !value),
  },
]

type Correction = { id: string; description: string; apply: (row: SourceRow) => SourceRow | null }

/** Applied in this order; null: the row needs no correction. */
export const corrections: Correction[] = [
  {
    id: 'wrong-date',
    description: 'a release date that is known to be wrong is replaced by what is certain',
    apply: withoutWrongDate,
  },
  {
    id: 'implausible-price',
    description: `a price below ${CHEAPEST_PKR} or above ${DEAREST_PKR} rupees, or not whole, is left out`,
    apply(row) {
      const prices = row.prices.filter(({ pricePkr }) => isPlausiblePrice(pricePkr))
      const variants = row.variants.map(variant =>
        variant.pricePkr == null || isPlausiblePrice(variant.pricePkr) ? variant : { ...variant, pricePkr: null },
      )
      const isPricePlausible = row.pricePkr === null || isPlausiblePrice(row.pricePkr)
      const isUnchanged =
        isPricePlausible && prices.length === row.prices.length && variants.every((v, i) => v === row.variants[i])
      if (isUnchanged) return null
      const price = isPricePlausible ? {} : noPrice
      return { ...row, ...price, prices, variants }
    },
  },
  {
    id: 'price-without-origin',
    description: 'a price without a source or a kind is left out',
    apply: row =>
      row.pricePkr !== null && (row.priceSource === null || row.priceKind === null) ? { ...row, ...noPrice } : null,
  },
  {
    id: 'contradicted-launch-price',
    description: 'launch prices are left out whose data set gives another year than the release',
    apply: withoutContradictedLaunch,
  },
  {
    id: 'foreign-memory',
    description:
      'a launch price, and a shop price that names RAM alone, names no memory that the phone is not sold with',
    apply: withoutForeignMemory,
  },
  {
    id: 'shop-before-launch',
    description: 'a shop price replaces a launch price',
    apply: withShopPrice,
  },
  {
    id: 'borrowed-memory',
    description: 'memory that includes storage used as memory is replaced by its own',
    apply: withoutBorrowedMemory,
  },
  {
    id: 'memory-of-versions',
    description: 'the summary names the memory of all versions, also of those that only prices name',
    apply: withMemoryOfVersions,
  },
  {
    id: 'rows-of-another-phone',
    description: 'specifications of an older phone of the same name are left out',
    apply: withoutOtherPhone,
  },
  {
    id: 'power-without-unit',
    description: 'a figure of charging by cable has its unit, and is not taken for one of reverse charging',
    apply: withUnitOfPower,
  },
  {
    id: 'foreign-stabilisation',
    description: 'stabilisation that only versions of other countries have is left out',
    apply: withoutForeignStabilisation,
  },
  {
    id: 'summary-of-here',
    description: 'the summary names what is sold in Pakistan first, of a row with versions for several markets',
    apply: withSummaryOfHere,
  },
  {
    id: 'empty-facts',
    description: 'specification rows and categories without text are left out',
    apply(row) {
      const specs = row.specs
        .map(({ category, specs }) => ({ category, specs: specs.filter(({ feature, value }) => feature && value) }))
        .filter(({ category, specs }) => category && specs.length > 0)
      return JSON.stringify(specs) === JSON.stringify(row.specs) ? null : { ...row, specs }
    },
  },
]
