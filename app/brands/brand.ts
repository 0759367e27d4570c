/** A brand as the rest of the site sees it (DATA-10). */
import { isImageAddress } from '#app/platform/image-address.ts'
import { compareNames } from '#app/platform/text/format.ts'

export type Brand = {
  id: string
  slug: string
  name: string
  /** Letters of a badge, or the address of a picture: see `isBrandLogo`. */
  logo: string | null
  description: string | null
  /** As typed by the administrator; null means: count the phones. */
  typedPhoneCount: string | null
  /** How many phones of it are stored. */
  storedPhones: number
  isVisible: boolean
  version: number
  /** Milliseconds since 1970. */
  createdAt: number
  updatedAt: number
}

/** Characters that fit on a badge. */
export const LONGEST_BADGE = 3

/** Whether this can be a logo: the letters of a badge, or the address of a picture. */
export const isBrandLogo = (text: string) => [...text].length <= LONGEST_BADGE || isImageAddress(text)

/** Whether this can be a typed count of phones: a whole number without leading zeros, since it is shown as it stands. */
export const isPhoneCount = (text: string) => /^(0|[1-9]\d{0,6})$/.test(text)

/** The count that is shown and that the API gives: the typed one wins over the stored phones (DATA-11). */
export const phoneCountText = (brand: Brand) => brand.typedPhoneCount ?? String(brand.storedPhones)

/** The shown count as a number; a typed text without digits counts 0. */
export const phoneCount = (brand: Brand) => Number.parseInt(phoneCountText(brand).replace(/\D/g, ''), 10) || 0

/** A home tile needs a visible brand with at least this many phones (HOME-3). */
const HOME_TILE_MIN_PHONES = 5
const HOME_TILES = 6
export const NOT_FOUND_TILES = 6

/** The footer's popular brands (FOOT-1), then the other big sellers in Pakistan (DATA-14). */
export const FOOTER_BRANDS = ['samsung', 'apple', 'xiaomi', 'oppo', 'vivo']
export const POPULAR_BRANDS = [...FOOTER_BRANDS, 'infinix', 'tecno', 'realme', 'itel', 'google', 'oneplus']

/** The place of a brand among those most looked for; all others share the last. */
export function popularityRank(slug: string): number {
  const place = POPULAR_BRANDS.indexOf(slug)
  return place === -1 ? POPULAR_BRANDS.length : place
}

/** Brands most looked for first, the others by how many phones they have, then by name. */
export function byPopularity(brands: Brand[]): Brand[] {
  return brands.toSorted(
    (a, b) =>
      popularityRank(a.slug) - popularityRank(b.slug) || phoneCount(b) - phoneCount(a) || compareNames(a.name, b.name),
  )
}

/** The tiles of the home page. */
export const homeBrands = (brands: Brand[]) =>
  byPopularity(brands.filter(brand => brand.isVisible && phoneCount(brand) >= HOME_TILE_MIN_PHONES)).slice(
    0,
    HOME_TILES,
  )

/** The brands of the brands page: visible, with at least one phone stored (BRAND-1, DATA-12). */
export const browsableBrands = (brands: Brand[]) => brands.filter(brand => brand.isVisible && brand.storedPhones > 0)
