/** The bundled catalogue as a provider: no key, no network (IMPORT-7). */
import { readCatalogBrands, readCatalogPhones } from '#app/catalog/fill.server.ts'
import type { CatalogPhone } from '#app/catalog/format.ts'
import { brandSlugOf } from '#app/listings/makers.ts'
import { releaseOrder } from '#app/prices/dates.ts'
import { catalogCandidate } from '../normalize/from-catalog.ts'
import { nameKey } from '../normalize/names.ts'
import type { PhoneProvider, ProviderRow, ProviderSession, RowList } from './provider.ts'

export const bundledProvider: PhoneProvider = {
  id: 'bundled',
  label: 'the bundled catalogue',
  costOf: () => 0,
  open: () => bundledSession(),
}

function bundledSession(): ProviderSession {
  const brands = readCatalogBrands()
  // With equal release dates, phones with a price come first, as on the site.
  const phones = readCatalogPhones().sort(
    (a, b) =>
      releaseOrder(b.releaseDate) - releaseOrder(a.releaseDate) || Number(b.price !== null) - Number(a.price !== null),
  )
  const brandOf = (slug: string) => brands.find(brand => brand.slug === slug)
  const listOf = (found: CatalogPhone[], limit: number): RowList<ProviderRow> => ({
    rows: found.slice(0, limit).map(({ slug, brand, name }) => ({ externalId: slug, brandSlug: brand, slug, name })),
    refused: [],
    problem: null,
  })
  return {
    requests: 0,
    listBrands: async () => ({ rows: brands, refused: [], problem: null }),
    listLatest: async limit => listOf(phones, limit),
    listByBrand: async (brand, limit) =>
      listOf(
        phones.filter(phone => phone.brand === brandSlugOf(brand)),
        limit,
      ),
    search: async (query, limit) => listOf(phones.filter(matching(query)), limit),
    async readCandidate({ externalId }) {
      const phone = phones.find(candidate => candidate.slug === externalId)
      const brand = phone && brandOf(phone.brand)
      if (!phone || !brand)
        return { ok: false, refused: { reason: 'gone', message: 'the provider does not have it any more' } }
      return { ok: true, raw: null, candidate: catalogCandidate(phone, brand) }
    },
  }
}

/** Every word must occur in the name; spaces in the name do not matter. */
function matching(query: string): (phone: CatalogPhone) => boolean {
  const words = query
    .split(/\s+/)
    .map(word => nameKey(word).key)
    .filter(Boolean)
  return phone => {
    const name = phone.name
      .toLowerCase()
      .replace(/\+/g, 'plus')
      .replace(/[^a-z0-9]/g, '')
    return words.length > 0 && words.every(word => name.includes(word))
  }
}
