/** The three filters of a brand page (BRAND-3): parsing from and formatting to the URL query. */
import type { Band } from '#app/entities/enums.ts'
import { bandRange } from '#app/prices/bands.ts'
import { brandTexts } from './texts.ts'

const brandPrices = ['budget', 'mid', 'premium'] as const
type BrandPrice = (typeof brandPrices)[number]

const bandOfPrice: Record<BrandPrice, Band> = { budget: 'budget', mid: 'midrange', premium: 'flagship' }

export const brandPriceOptions = () => brandPrices.map(value => ({ value, label: bandRange(bandOfPrice[value]) }))

/** What is chosen, in words, each with the filters without it. */
export const chosenFilters = (filters: BrandFilters): { label: string; rest: BrandFilters }[] => [
  ...(filters.price ? [{ label: bandRange(bandOfPrice[filters.price]), rest: { ...filters, price: null } }] : []),
  ...(filters.year ? [{ label: String(filters.year), rest: { ...filters, year: null } }] : []),
]

const brandSorts = ['newest', 'price-low', 'price-high', 'popular'] as const
type BrandSort = (typeof brandSorts)[number]

export const brandSortOptions = () => brandSorts.map(value => ({ value, label: brandTexts().sorts[value] }))

/** Always offered (BRAND-4), even if the brand has no phones of the year. */
const SPECIFIED_YEARS = [2024, 2023, 2022]

/** The year options, newest first. */
export const offeredYears = (years: number[]) => [...new Set([...SPECIFIED_YEARS, ...years])].sort((a, b) => b - a)

export type BrandFilters = { price: BrandPrice | null; year: number | null; sort: BrandSort }

/** Parses the filters of a URL query; invalid values count as not set. */
export function parseBrandFilters(query: URLSearchParams): BrandFilters {
  const year = query.get('year') ?? ''
  return {
    price: brandPrices.find(price => price === query.get('price')) ?? null,
    year: /^(19|20)\d{2}$/.test(year) ? Number(year) : null,
    sort: brandSorts.find(sort => sort === query.get('sort')) ?? 'newest',
  }
}

/** Converts the filters to a filter of the phone list. */
export const toPhoneFilter = (brand: string, { price, year }: BrandFilters) => ({
  brand,
  ...(price ? { band: bandOfPrice[price] } : {}),
  ...(year ? { year } : {}),
})

/** The filters as URL query parameters; defaults are omitted. */
export const toQuery = ({ price, year, sort }: BrandFilters) => ({
  price: price ?? undefined,
  year: year ?? undefined,
  sort: sort === 'newest' ? undefined : sort,
})
