/** A phone keeps every field on its way from the form into the database, out in an export, and back in. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findBrandByFormerSlug, findBrandBySlug } from '#app/brands/brands.server.ts'
import { recordFormerBrandSlug } from '#app/brands/former-slugs.server.ts'
import { keysOf } from '#app/entities/phone-schema.ts'
import { phonesCsv } from '#app/export/csv.server.ts'
import { jsonExport } from '#app/export/json.server.ts'
import { factsOf } from '#app/facts/store.server.ts'
import { createPhone } from '#app/phones/edit.server.ts'
import { editable } from '#app/phones/editable.ts'
import { phoneForm } from '#app/phones/form-schema.ts'
import { currentIds, recordFormerSlug } from '#app/phones/former-slugs.server.ts'
import { listHeldPrices } from '#app/phones/held-prices.server.ts'
import { phoneJson } from '#app/phones/phone-json.ts'
import { findPhone, findPhoneByFormerSlug, findPhoneById } from '#app/phones/phones.server.ts'
import { stateFact } from '#app/phones/state-fact.server.ts'
import { stableId } from '#app/platform/ids.server.ts'
import { db } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { heldPrices } from '#db/schema/index.ts'
import { givenBrand, givenPhone } from '#tests/support/given.ts'
import { importTable, readTableOf } from '#tests/support/import-file.ts'
import { planExport } from './plan/export-plan.server.ts'
import { unusedWarnings } from './plan/unused.ts'
import { readSiteExport } from './read/site-export.ts'
import { storeExportedBrand, storeExportedPhone } from './run/store-export.server.ts'

const words = (max: number) =>
  fc
    .string({ unit: fc.constantFrom(...'aB9 -+=.,;:"\'/é中😀'), minLength: 1, maxLength: max })
    .filter(text => text.trim() !== '')
const digits = (from: number, to: number) => fc.integer({ min: from, max: to }).map(n => String(n).padStart(2, '0'))
const date = fc
  .tuple(fc.integer({ min: 2000, max: 2026 }), fc.option(digits(1, 12)), fc.option(digits(1, 28)))
  .map(([year, month, day]) => [year, month, month && day].filter(Boolean).join('-'))
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const parts = (...keys: string[]) =>
  fc.record(Object.fromEntries(keys.map(key => [key, words(40)])), { requiredKeys: [] })
const picture = fc.webUrl().filter(address => /^https?:/.test(address))

function empty(): void {
  db().$client.exec('DELETE FROM mobiles; DELETE FROM brands')
  invalidateContent()
}

function importExport(text: string): void {
  const file = readSiteExport(text)
  if (!file?.ok) throw new Error(file?.message ?? 'It is no export.')
  for (const { report, write } of planExport(file.file, 'administrator')) {
    expect(report).toMatchObject({ outcome: 'new' })
    if (write?.kind === 'brand') storeExportedBrand(write.brand)
    if (write?.kind === 'exported') storeExportedPhone(write.phone)
  }
}

const form = fc.record({
  name: words(60),
  slug: fc.stringMatching(/^[a-z0-9]{1,20}(-[a-z0-9]{1,20}){0,3}$/),
  brand: fc.constant('acme'),
  model: words(60),
  imageUrl: picture,
  imagekitPath: maybe(words(80)),
  releaseDate: date,
  announcedDate: maybe(date),
  price: maybe(fc.integer({ min: 5000, max: 900_000 }).map(rupees => `Rs ${rupees}`)),
  isFeatured: fc.boolean(),
  shortSpecs: parts('display', 'processor', 'ram', 'storage', 'camera', 'battery'),
  carouselImages: fc.array(picture, { minLength: 1, maxLength: 3 }),
  specifications: fc.array(
    fc.record({
      category: words(20),
      specs: fc.array(fc.record({ feature: words(20), value: words(60) }), { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: 3 },
  ),
  dimensions: maybe(parts('height', 'width', 'thickness', 'weight')),
  buildMaterials: maybe(parts('frame', 'back', 'protection')),
})

test('form, stored phone, JSON export and import are equal in all fields (EXPORT-3)', () => {
  const names = keysOf(phoneForm.omit({ version: true })).toSorted()
  fc.assert(
    fc.property(form, raw => {
      empty()
      givenBrand({ slug: 'acme' })
      expect(Object.keys(raw).toSorted()).toEqual(names)
      const typed = phoneForm.parse(raw)
      const created = createPhone(typed, 'tester')
      if (!created.ok) throw new Error(created.message)
      const stored = created.value
      const { version: _, ...fields } = typed
      expect(editable(stored)).toEqual(fields)

      const text = [...jsonExport()].join('')
      empty()
      importExport(text)
      const imported = findPhoneById(stored.id)
      expect(imported).toEqual(stored)
      expect(imported && phoneJson(imported)).toEqual(phoneJson(stored))
    }),
    { numRuns: 60 },
  )
})

test('what editors stated against facts comes along in the export (ADMIN-16)', () => {
  const { id } = givenPhone({ shortSpecs: { battery: '5000 mAh' } })
  const source = { id: 'samsung.com', url: null, date: '2026-11' }
  stateFact(id, { fact: 'battery.ratedMah', value: 5100, source, confidence: 'high' }, 'tester')
  const text = [...jsonExport()].join('')
  empty()
  importExport(text)
  expect(factsOf(id)?.battery.ratedMah).toEqual({ value: 5100, source, confidence: 'high' })
  expect([...jsonExport()].join('').replace(/"exportedAt":"[^"]*"/, '')).toBe(text.replace(/"exportedAt":"[^"]*"/, ''))
})

test('former slugs, held and rejected prices come along in the export (EXPORT-3)', () => {
  givenBrand({ slug: 'acme', name: 'Acme' })
  const brandId = findBrandBySlug('acme')?.id ?? ''
  const phone = givenPhone({ brand: 'acme', slug: 'acme-new', price: 'Rs 50,000' })
  recordFormerSlug('acme-old', phone.id, null)
  recordFormerSlug('acme-merged', phone.id, stableId('merged'))
  recordFormerBrandSlug('acne', brandId)
  const point = { pricePkr: 90_000, source: 'list', date: '2026-11', kind: 'retail', seller: 'A shop' } as const
  const doubts = [{ kind: 'memory' as const }]
  db()
    .insert(heldPrices)
    .values([
      { mobileId: phone.id, ...point, doubts, heldAt: 1 },
      { mobileId: phone.id, ...point, date: '2026-10', doubts, heldAt: 2, isRejected: true },
    ])
    .run()
  const text = [...jsonExport()].join('')
  empty()
  importExport(text)
  expect([findPhoneByFormerSlug('acme-old')?.slug, findBrandByFormerSlug('acne')?.slug]).toEqual(['acme-new', 'acme'])
  expect(currentIds([stableId('merged')])).toEqual([phone.id])
  expect(listHeldPrices({ limit: 9, offset: 0 })).toMatchObject([{ point: { ...point, heldAt: 1 } }])
  expect([...jsonExport()].join('').replace(/"exportedAt":"[^"]*"/, '')).toBe(text.replace(/"exportedAt":"[^"]*"/, ''))
})

test('a former slug that another phone uses by now stays with that phone', () => {
  const phone = givenPhone({ slug: 'first' })
  recordFormerSlug('second', phone.id, null)
  const text = [...jsonExport()].join('')
  empty()
  givenPhone({ slug: 'second' })
  const file = readSiteExport(text)
  if (!file?.ok) throw new Error('It is no export.')
  for (const { write } of planExport(file.file, 'administrator'))
    if (write?.kind === 'exported') storeExportedPhone(write.phone)
  expect([findPhone('first')?.id, findPhoneByFormerSlug('second')]).toEqual([phone.id, null])
})

const specifications = [
  { category: 'Launch', specs: [{ feature: 'Announced', value: '2024, September 13. Released 2024, September 20' }] },
]

test('an export of before a fact was known still comes in, and the tables state the fact (DATA-18)', () => {
  const { slug } = givenPhone({ specifications, announcedDate: '2024' })
  const text = [...jsonExport()].join('')
  empty()
  importExport(text.replace('"announcedDate":"2024",', ''))
  expect(findPhone(slug)?.announcedDate).toBe('2024-09-13')
  empty()
  importExport(text.replace('"announcedDate":"2024",', '"announcedDate":null,'))
  expect(findPhone(slug)?.announcedDate).toBeNull()
})

async function importFile(name: string, text: string) {
  const { table, guess } = await readTableOf(name, text)
  expect(await unusedWarnings(table, guess.mapping)).toEqual([])
  return importTable(name, table, guess)
}

test.each([
  ['2024-09', '2024-09'],
  [null, '2024-09-13'],
])('our spreadsheet with the announced date %s, read back, gives %s (DATA-18)', async (announcedDate, expected) => {
  const { slug } = givenPhone({
    name: 'Samsung Plain',
    model: 'Plain',
    slug: 'samsung-plain',
    specifications,
    announcedDate,
  })
  const text = [...phonesCsv()].join('')
  empty()
  expect(await importFile('mobiles.csv', text)).toMatchObject({ success: 1, errorCount: 0 })
  const phone = findPhone(slug)
  expect(phone?.announcedDate).toBe(expected)
  const launch = phone?.specifications.find(({ category }) => category === 'Launch')
  expect(launch?.specs.find(({ feature }) => feature === 'Announced')).toEqual(specifications[0]?.specs[0])
})

test.each([
  [{ announcedDate: '2024' }, '2024'],
  [{ announcedDate: null }, null],
  [{ announcedDate: ' ' }, '2024-09-13'],
  [{}, '2024-09-13'],
])('a record as the API gives it, with %j, comes in as %s (DATA-18)', async (said, expected) => {
  const { announcedDate: _, ...record } = phoneJson(givenPhone({ slug: 'samsung-plain', specifications }))
  empty()
  expect(await importFile('mobiles.json', JSON.stringify([{ ...record, ...said }]))).toMatchObject({ success: 1 })
  expect(findPhone('samsung-plain')?.announcedDate).toBe(expected)
})
