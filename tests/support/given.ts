/** Test data: brands and phones with defaults for everything that a test does not specify. */
import { findBrand } from '#app/brands/brands.server.ts'
import { insertBrand } from '#app/brands/save.server.ts'
import { findPhoneById } from '#app/phones/phones.server.ts'
import { type PhoneRecord, savePhone } from '#app/phones/save.server.ts'
import { stableId } from '#app/platform/ids.server.ts'

let made = 0
/** An id like those of the site, deterministic across runs. */
export const nextId = () => stableId(`test/${made++}`)

/** Stores a brand; its name is its slug unless given. */
export function givenBrand(brand: { slug: string; name?: string; phoneCount?: string; isVisible?: boolean }) {
  insertBrand(
    { id: nextId(), name: brand.slug, logo: null, description: null, phoneCount: null, isVisible: true, ...brand },
    Date.now(),
  )
}

/** A valid record with minimal defaults. */
export function phoneRecordOf(given: Partial<PhoneRecord>): PhoneRecord {
  const id = given.id ?? nextId()
  const slug = given.slug ?? `phone-${id}`
  return {
    slug,
    brand: 'samsung',
    name: slug,
    model: slug,
    imageUrl: '/images/default-phone.svg',
    carouselImages: [],
    releaseDate: '2025-01-01',
    price: null,
    priceOrigin: { source: 'test', date: '2025-01', kind: 'retail' },
    shortSpecs: {},
    specifications: [],
    dimensions: null,
    buildMaterials: null,
    ...given,
    id,
  }
}

/** Stores a phone, and its brand if missing; returns the stored phone. */
export function givenPhone(given: Partial<PhoneRecord> & { now?: number } = {}) {
  const { now = Date.now(), ...rest } = given
  const record = phoneRecordOf(rest)
  if (!findBrand(record.brand)) givenBrand({ slug: record.brand })
  savePhone(record, now)
  const phone = findPhoneById(record.id)
  if (!phone) throw new Error('The phone was not stored.')
  return phone
}
