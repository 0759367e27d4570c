/** The domain type of a brand, and the selection of brands for pages (DATA-10). */
import { isImageAddress } from '#app/platform/image-address.ts'
import { compareNames } from '#app/platform/text/format.ts'

export type Brand = {
  id: string
  slug: string
  name: string
  /** Badge letters or the URL of a picture, see `isBrandLogo`. */
  logo: string | null
  description: string | null
  /** As typed by the administrator; null: use the number of stored phones. */
  typedPhoneCount: string | null
  /** Number of stored phones of the brand. */
  storedPhones: number
  isVisible: boolean
  version: number
  /** Milliseconds since 1970. */
  createdAt: number
  updatedAt: number
}

/** Maximum characters of a badge. */
export const MAX_BADGE_LENGTH = 3

/** Whether the text is a valid logo: badge letters or the URL of a picture. */
export const isBrandLogo = (text: string) => [...text].length <= MAX_BADGE_LENGTH || isImageAddress(text)

/** Whether the text is a valid phone count: a whole number without leading zeros, because it is shown unchanged. */
export const isPhoneCount = (text: string) => /^(0|[1-9]\d{0,6})$/.test(text)

/** The count shown on pages and in the API: the typed one, otherwise the number of stored phones (DATA-11). */
export const phoneCountText = (brand: Brand) => brand.typedPhoneCount ?? String(brand.storedPhones)

/** The shown count as a number; 0 for a typed text without digits. */
export const phoneCount = (brand: Brand) => Number.parseInt(phoneCountText(brand).replace(/\D/g, ''), 10) || 0

/** A home tile needs a visible brand with at least this many phones (HOME-3). */
const HOME_TILE_MIN_PHONES = 5
const HOME_TILES = 6
export const NOT_FOUND_TILES = 6

/** The footer's popular brands (FOOT-1), then other best-selling brands in Pakistan (DATA-14). */
export const FOOTER_BRANDS = ['samsung', 'apple', 'xiaomi', 'oppo', 'vivo']
export const POPULAR_BRANDS = [...FOOTER_BRANDS, 'infinix', 'tecno', 'realme', 'itel', 'google', 'oneplus']

/** Index in POPULAR_BRANDS; all other brands share the last rank. */
export function popularityRank(slug: string): number {
  const index = POPULAR_BRANDS.indexOf(slug)
  return index === -1 ? POPULAR_BRANDS.length : index
}

/** Popular brands first, the others by number of phones, then by name. */
export function byPopularity(brands: Brand[]): Brand[] {
  return brands.toSorted(
    (a, b) =>
      popularityRank(a.slug) - popularityRank(b.slug) || phoneCount(b) - phoneCount(a) || compareNames(a.name, b.name),
  )
}

/** The brands with a tile on the home page. */
export const homeBrands = (brands: Brand[]) =>
  byPopularity(brands.filter(brand => brand.isVisible && phoneCount(brand) >= HOME_TILE_MIN_PHONES)).slice(
    0,
    HOME_TILES,
  )

/** The brands of the brands page: visible, with at least one phone stored (BRAND-1, DATA-12). */
export const browsableBrands = (brands: Brand[]) => brands.filter(brand => brand.isVisible && brand.storedPhones > 0)
