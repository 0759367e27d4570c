/** The dialog of the dashboard for a URL, with its data (ADMIN-2). */
import type { Brand } from '#app/brands/brand.ts'
import { findBrandById, listBrands } from '#app/brands/brands.server.ts'
import { MAX_NAME_LENGTH } from '#app/entities/limits.ts'
import type { Phone } from '#app/entities/phone.ts'
import { type FactRow, factRows } from '#app/facts/statement.ts'
import { factsOf, impossibleValuesOf, overridesOf } from '#app/facts/store.server.ts'
import { findPhoneById } from '#app/phones/phones.server.ts'
import { listRecordedPrices, type RecordedPoint } from '#app/phones/remove-price.server.ts'
import { memoryChoices } from '#app/phones/typed-price.ts'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { DAY_MS } from '#app/platform/retention.ts'
import { slugOf } from '#app/platform/text/slug.ts'
import { formatPrice } from '#app/prices/price.ts'
import { formatShortPriceDate, memoryOf, priceKindLabels, sellerOf } from '#app/prices/sources.ts'
import { listShops } from './shops.server.ts'

/** The brands that a phone can have. */
type BrandChoice = { slug: string; name: string }

/** What is known of a new phone, as of a row of an import. */
type GivenName = Record<'name' | 'slug' | 'brand' | 'model', string>

/** What the form offers for a typed price. */
export type Pricing = {
  /** In Pakistan, and the last day that a price may have. */
  today: string
  tomorrow: string
  /** The memory versions of the phone. */
  versions: string[]
  /** Where prices of phones were seen so far. */
  shops: string[]
  /** Newest first. */
  recorded: RecordedPrice[]
}

/** A price of the history in words. */
export type RecordedPrice = Record<'version' | 'kind' | 'price' | 'shop' | 'date', string> & { id: number }

export type DashboardDialog =
  | { kind: 'new-phone'; brands: BrandChoice[]; pricing: Pricing; given: GivenName | null }
  | { kind: 'edit-phone'; phone: Phone; brands: BrandChoice[]; pricing: Pricing; facts: FactRow[] }
  | { kind: 'view-phone'; phone: Phone }
  | { kind: 'delete-phone'; phone: Phone }
  | { kind: 'new-brand' }
  | { kind: 'edit-brand'; brand: Brand }
  | { kind: 'delete-brand'; brand: Brand }
  /** The record in the URL no longer exists. */
  | { kind: 'missing' }

const brandChoices = () => listBrands().map(({ slug, name }) => ({ slug, name }))

function factsFor({ id }: Phone): FactRow[] {
  const facts = factsOf(id)
  return facts ? factRows(facts, overridesOf(id), impossibleValuesOf(id)) : []
}

const recordedPrice = ({ id, point }: RecordedPoint): RecordedPrice => ({
  id,
  version: memoryOf(point),
  kind: priceKindLabels()[point.kind],
  price: formatPrice(point.pricePkr),
  shop: sellerOf(point),
  date: formatShortPriceDate(point),
})

function pricingOf(phone: Phone | null): Pricing {
  const now = Date.now()
  const versions = phone ? (factsOf(phone.id)?.memory.versions?.value ?? []) : []
  return {
    today: todayInPakistan(now),
    tomorrow: todayInPakistan(now + DAY_MS),
    versions: memoryChoices(versions),
    shops: listShops(),
    recorded: phone ? listRecordedPrices(phone.id).toReversed().map(recordedPrice) : [],
  }
}

const ofPhone = (id: string, dialog: (phone: Phone) => DashboardDialog): DashboardDialog => {
  const phone = findPhoneById(id)
  return phone ? dialog(phone) : { kind: 'missing' }
}

const ofBrand = (id: string, dialog: (brand: Brand) => DashboardDialog): DashboardDialog => {
  const brand = findBrandById(id)
  return brand ? dialog(brand) : { kind: 'missing' }
}

/** Name and brand of a new phone in the URL; null where it has none. */
function givenName(query: URLSearchParams): GivenName | null {
  const name = (query.get('name') ?? '').trim().slice(0, MAX_NAME_LENGTH)
  if (name === '') return null
  const brand = brandChoices().find(({ slug }) => slug === query.get('brand'))
  const isNamed = brand && name.toLowerCase().startsWith(`${brand.name.toLowerCase()} `)
  const model = isNamed ? name.slice(brand.name.length + 1) : name
  return { name, slug: slugOf(name), brand: brand?.slug ?? '', model }
}

/** By parameter name; the first parameter present in the URL wins. */
const dialogs: Record<string, (value: string, query: URLSearchParams) => DashboardDialog> = {
  view: id => ofPhone(id, phone => ({ kind: 'view-phone', phone })),
  edit: id =>
    ofPhone(id, phone => ({
      ...{ kind: 'edit-phone', phone, brands: brandChoices(), pricing: pricingOf(phone), facts: factsFor(phone) },
    })),
  delete: id => ofPhone(id, phone => ({ kind: 'delete-phone', phone })),
  'edit-brand': id => ofBrand(id, brand => ({ kind: 'edit-brand', brand })),
  'delete-brand': id => ofBrand(id, brand => ({ kind: 'delete-brand', brand })),
  new: (what, query) =>
    what === 'brand'
      ? { kind: 'new-brand' }
      : { kind: 'new-phone', brands: brandChoices(), pricing: pricingOf(null), given: givenName(query) },
}

/** Null when no dialog is open. */
export function dialogAt(query: URLSearchParams): DashboardDialog | null {
  const found = Object.entries(dialogs).find(([parameter]) => query.has(parameter))
  return found ? found[1](query.get(found[0]) ?? '', query) : null
}
