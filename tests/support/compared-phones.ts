/** The phones of the source list as a comparison reads them. */
import { type ComparedPhone, isIos, shopPrice, versionOf } from '#app/compare/meaning/compared.ts'
import { deriveFacts } from '#app/facts/derive.ts'
import { type FactOverride, withOverrides } from '#app/facts/overrides.ts'
import { bundledTables } from '#app/facts/tables/bundled.server.ts'
import * as value from '#app/finder/value.ts'
import { describedPhone, sourcePhones } from './source-phones.ts'

/** All phones by slug, with the facts and the price of the list. */
export function comparedPhones(): Map<string, ComparedPhone> {
  const tables = bundledTables()
  return new Map(
    sourcePhones().map((row): [string, ComparedPhone] => [
      row.slug,
      {
        slug: row.slug,
        name: row.name,
        releaseDate: row.releaseDate,
        facts: deriveFacts(describedPhone(row), tables),
        price:
          row.pricePkr === null || row.priceKind === null
            ? null
            : { pkr: row.pricePkr, kind: row.priceKind, date: row.priceDate },
      },
    ]),
  )
}

/** What is judged of the phone, from its facts. */
export function judgedOf(phone: ComparedPhone): value.Judged | null {
  const { slug, name, facts } = phone
  const { ramGb, storageGb } = versionOf(phone)
  return value.judgedPhone({
    slug,
    name,
    ramGb,
    storageGb,
    price: shopPrice(phone),
    speed: facts.speed && facts.speed.confidence !== 'low' ? facts.speed.value.geekbench6Equivalent : null,
    mah: facts.battery.ratedMah?.value ?? null,
    isIos: isIos(phone),
    folds: facts.kind?.value === 'foldable',
  })
}

/** The pool in which the value of these phones is judged. */
export const poolOf = (phones: ComparedPhone[]): value.ValuePool =>
  value.poolOf(phones.flatMap(phone => judgedOf(phone) ?? []))

/** The phone of this slug; throws where there is none. */
export function phoneNamed(phones: Map<string, ComparedPhone>, slug: string): ComparedPhone {
  const phone = phones.get(slug)
  if (!phone) throw new Error(`No phone ${slug}`)
  return phone
}

export type FactValues = Partial<Record<FactOverride['fact'], unknown>>

/** The phone with facts replaced, or made unknown by null. */
export const withFacts = (phone: ComparedPhone, values: FactValues): ComparedPhone => ({
  ...phone,
  facts: withOverrides(
    phone.facts,
    Object.entries(values).map(([fact, value]) => ({
      fact: fact as FactOverride['fact'],
      value,
      source: { id: 'editor', url: null, date: '2026-11-22' },
      confidence: 'high',
    })),
  ),
})

/** These facts, each unknown. */
export const unknownFacts = (paths: FactOverride['fact'][]): FactValues =>
  Object.fromEntries(paths.map(path => [path, null]))
