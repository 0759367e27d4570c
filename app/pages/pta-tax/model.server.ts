/** Finds the phone whose tax is asked for: of the catalogue, or a model that only a ruling names (PTA-8). */
import type { PhoneCard, PriceNote } from '#app/entities/phone.ts'
import { factsOfPhones } from '#app/facts/store.server.ts'
import { currentIds } from '#app/phones/former-slugs.server.ts'
import { findPhone, findPhoneByFormerSlug, findPhoneById, listCardsByIds } from '#app/phones/phones.server.ts'
import { phonePath } from '#app/platform/paths.ts'
import { slugOf } from '#app/platform/text/slug.ts'
import { hasComparablePrice } from '#app/prices/age.ts'
import {
  type CustomsValue,
  customsValuesOf,
  isOfPhone,
  nearCustomsValues,
  plainName,
  rulingModels,
} from '#app/pta/customs-table.ts'
import { type Model, predecessorOf } from '#app/pta/predecessor.ts'
import { customsTable } from '#app/pta/tables.server.ts'
import type { TaxDevice } from '#app/pta/tax-kinds.ts'
import { MAX_SUGGESTIONS } from '#app/search/limits.ts'
import { suggest } from '#app/search/suggest.server.ts'
import { prepared } from '#db/client.server.ts'

export type TaxModel = {
  name: string
  /** Of its page; null for a model that is not in the catalogue. */
  path: string | null
  device: TaxDevice
  /** What it costs here, in whole rupees, and of when and where; null where no price is known. */
  price: { pkr: number; note: PriceNote; isCompared: boolean } | null
  /** Cheapest first; empty where nothing is known. */
  values: CustomsValue[]
  /** Whose values these are: of the model itself, of one of nearly its name, or of the model before it. */
  basis: 'ruling' | 'near' | 'predecessor'
  /** The name of the model that the ruling values. */
  valued: string
}

/** In letters and digits: `m4` may be a model. */
const MIN_NAME = 2

/** @param choices names of models that the text fits, where it fits several */
type Asked = { model: TaxModel | null; choices: string[] }

/** @param text as typed; a name with or without its brand finds that model, and so does a text that fits one only */
export function askedModel(text: string): Asked {
  const named = plainName(text)
  if (named.length < MIN_NAME) return { model: null, choices: [] }
  const whole = namedCard(text)
  if (whole) return { model: taxModelOf(whole), choices: [] }
  const table = customsTable()
  const cards = suggest(text)
  const others = rulingModels(text, table).filter(
    ({ model }) => !cards.some(({ name }) => plainName(name) === plainName(model)),
  )
  const isNamed = (name: string) => plainName(name) === named || plainName(name.replace(/^\S+ /, '')) === named
  const card = cards.find(({ name }) => isNamed(name)) ?? (others.length === 0 && cards.length === 1 ? cards[0] : null)
  if (card) return { model: taxModelOf(card), choices: [] }
  const other =
    others.find(({ model }) => isNamed(model)) ?? (cards.length === 0 && others.length === 1 ? others[0] : null)
  if (other) {
    const { model, device, values } = other
    return {
      model: { name: model, path: null, device, price: null, values, basis: 'ruling', valued: model },
      choices: [],
    }
  }
  const names = [...cards.map(({ name }) => name), ...others.map(({ model }) => model)]
  return { model: null, choices: names.slice(0, MAX_SUGGESTIONS) }
}

/** The name of the phone that an address gives by its id or its slug; null for none. */
export function nameOfPhone(text: string): string | null {
  if (text === '') return null
  const phone = findPhoneById(currentIds([text])[0] ?? '') ?? findPhone(text) ?? findPhoneByFormerSlug(text)
  return phone?.name ?? null
}

/** The phone of this very name, which a search may read otherwise: 'Honor Magic Vs' compares two. */
function namedCard(text: string): PhoneCard | null {
  const phone = findPhone(slugOf(text))
  return phone && phone.name.toLowerCase() === text.trim().toLowerCase()
    ? (listCardsByIds([phone.id])[0] ?? null)
    : null
}

/** What of a phone its tax depends on. */
export type TaxedCard = Pick<
  PhoneCard,
  'id' | 'slug' | 'brand' | 'name' | 'year' | 'pricePkr' | 'priceGrade' | 'priceNote'
>

/** The phone with the values that its tax is worked out from. */
export function taxModelOf(card: TaxedCard): TaxModel {
  const table = customsTable()
  const { name, slug, pricePkr, priceNote } = card
  const device = factsOfPhones([card.id]).get(card.id)?.kind?.value === 'keypad' ? 'basicPhone' : 'smartphone'
  const isCompared = hasComparablePrice(card, Date.now())
  const price = pricePkr !== null && priceNote ? { pkr: pricePkr, note: priceNote, isCompared } : null
  const shared = { name, path: phonePath(card), device, price } as const
  const own = customsValuesOf(slug, table)
  if (own[0]) return { ...shared, device: own[0].device, values: own, basis: 'ruling', valued: name }
  const near = nearCustomsValues(card, table)
  if (near) return { ...shared, values: near.values, basis: 'near', valued: near.model }
  // The numbers in the names of keypad phones are not in the order of their years.
  const before =
    device === 'smartphone'
      ? predecessorOf({ slug, name, year: Number(card.year) || null }, valuedModels(card.brand))
      : null
  return {
    ...shared,
    values: before ? customsValuesOf(before.slug, table) : [],
    basis: 'predecessor',
    valued: before?.name ?? name,
  }
}

const modelsBySlug = prepared(db =>
  db.$client.prepare<[string, string], Model>(
    `SELECT slug, name, nullif(release_year, 0) AS year FROM mobiles
     WHERE slug IN (SELECT value FROM json_each(?)) AND brand = ?`,
  ),
)

/** The phones of a brand of which rulings fix values. */
function valuedModels(brand: string): Model[] {
  const slugs = new Set(customsTable().new.flatMap(row => (isOfPhone(row) && row.slug !== null ? [row.slug] : [])))
  return modelsBySlug().all(JSON.stringify([...slugs]), brand)
}
