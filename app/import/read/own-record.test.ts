import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sourceRow } from '#app/catalog/builder/source.ts'
import { toPhone } from '#app/catalog/builder/to-phone.ts'
import type { Phone } from '#app/entities/phone.ts'
import { listPhones } from '#app/phones/listing.server.ts'
import { phoneJson } from '#app/phones/phone-json.ts'
import { findPhone, listPriceHistory } from '#app/phones/phones.server.ts'
import { db } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { givenCatalogue } from '#tests/support/database.ts'
import { isWhole, ofEveryKind } from '#tests/support/every-kind.ts'
import { givenPhone } from '#tests/support/given.ts'
import { importTable, readTableOf } from '#tests/support/import-file.ts'
import { planFile } from '../plan/plan.server.ts'
import { unusedWarnings } from '../plan/unused.ts'

const today = '2026-11-21'

const tableOf = (records: unknown) => readTableOf('mobiles.json', JSON.stringify(records), today)

async function importList(records: unknown) {
  const { table, guess } = await tableOf(records)
  return importTable('mobiles.json', table, guess)
}

/** The JSON of the API, without values that are new for each stored phone. */
const fieldsOf = (phone: Phone | null) => {
  const { id, createdAt, ...fields } = phone ? phoneJson(phone) : ({} as ReturnType<typeof phoneJson>)
  return fields
}

const emptied = () => {
  db().$client.exec('DELETE FROM mobiles; DELETE FROM brands')
  invalidateContent()
}

const apiRecord = {
  id: '00000000-0000-4000-8000-000000000000',
  slug: 'samsung-plain',
  name: 'Samsung Plain',
  brand: 'samsung',
  model: 'Plain',
  imageUrl: '/images/plain.png',
  imagekitPath: '/kit/plain.png',
  releaseDate: '2025-06',
  price: 'Rs 12,345',
  isFeatured: true,
  shortSpecs: { ram: '8GB', display: '6.1 inches', camera: '50 MP + 12 MP' },
  carouselImages: ['/images/plain.png', 'https://pictures.example/two.png'],
  specifications: [
    {
      category: 'Network',
      specs: [
        { feature: '2G bands', value: 'GSM 850 / 900 / 1800 / 1900 - SIM 1 & SIM 2' },
        { feature: 'a = b: c', value: 'x = y\nz: <b>bold</b>' },
      ],
    },
  ],
  dimensions: { height: '150 mm', weight: '170 g' },
  buildMaterials: { frame: 'Steel' },
  createdAt: '2025-06-01T00:00:00.000Z',
  pricePkr: 12_345,
  priceSource: 'admin',
  priceDate: '2025-06-02',
  priceKind: 'admin',
}

describe('a list in the format of GET /api/mobiles', () => {
  test('restores phones of every kind of the bundled catalogue, field by field', async () => {
    await givenCatalogue()
    // A list that is not our export needs release dates (DATA-5).
    const phones = ofEveryKind(listPhones({}, { limit: -1, offset: 0 }).filter(({ releaseDate }) => releaseDate !== ''))
    const list = phones.map(phoneJson)
    expect(list.length).toBeGreaterThan(isWhole ? 1000 : 150)
    emptied()
    expect(await importList(list)).toMatchObject({ success: list.length, existing: 0, errorCount: 0 })
    for (const phone of phones) expect(fieldsOf(findPhone(phone.slug))).toEqual(fieldsOf(phone))
  })

  test('preserves typed values: price text, images, special characters in specifications', async () => {
    expect(await importList([apiRecord])).toMatchObject({ success: 1, errorCount: 0 })
    const { id, createdAt, ...fields } = apiRecord
    expect(fieldsOf(findPhone('samsung-plain'))).toMatchObject(fields)
  })

  test('is read from a wrapper object, as one record per line, and as a single record', async () => {
    for (const whole of [{ mobiles: [apiRecord] }, { data: { items: [apiRecord] } }, apiRecord]) {
      expect((await tableOf(whole)).table.rows[0]?.own).toMatchObject({ ok: true, record: { slug: 'samsung-plain' } })
    }
  })

  test('gives no warnings and no additional specification headings', async () => {
    const { table, guess } = await tableOf([apiRecord])
    expect(await unusedWarnings(table, guess.mapping)).toEqual([])
    expect(table.columns).not.toContain('shortSpecs / ram')
  })

  test('an invalid record is refused with a message, and the others are imported', async () => {
    const { table, guess } = await tableOf([
      { ...apiRecord, carouselImages: ['javascript:alert(1)'] },
      { ...apiRecord, releaseDate: 'soon' },
      { ...apiRecord, releaseDate: null },
      apiRecord,
      apiRecord,
    ])
    expect((await planFile(table, guess)).map(({ report }) => [report.outcome, report.message])).toEqual([
      ['refused', 'carouselImages.0: Must be a valid URL'],
      ['refused', '"soon" is no release date'],
      ['refused', 'there is no release date'],
      ['new', 'will be added'],
      ['existing', 'record 4 is the same phone'],
    ])
  })

  test('does not change existing phones, but updates their prices if requested', async () => {
    givenPhone({ slug: 'samsung-plain', name: 'Samsung Plain', price: 'Rs 11,000' })
    const { table, guess } = await tableOf([apiRecord])
    const saysIn = async (mode: 'phones' | 'prices' | 'both') =>
      (await planFile(table, { ...guess, mode })).map(({ report }) => report.message)
    expect(await saysIn('phones')).toEqual(['is here already and stays as it is'])
    expect(await saysIn('both')).toEqual(['PKR 11,000 becomes PKR 12,345'])
    expect(await saysIn('prices')).toEqual(['PKR 11,000 becomes PKR 12,345'])
  })
})

describe('a list in the format of the catalogue source', () => {
  const sample = JSON.parse(
    readFileSync(new URL('../../../tests/fixtures/source-sample.json', import.meta.url), 'utf8'),
  ) as { slug: string; brand: string }[]

  test('is imported completely', async () => {
    expect(await importList(sample)).toMatchObject({ success: sample.length, errorCount: 0 })
    for (const raw of sample) {
      const { price, priceHistory, ...expected } = toPhone(sourceRow.parse({ notes: [], ...raw }))
      const stored = findPhone(raw.slug)
      // Stored specifications are sanitized, and absent facts are absent keys.
      expect(JSON.parse(JSON.stringify(stored)), raw.slug).toMatchObject(JSON.parse(JSON.stringify(expected)))
      expect(stored?.pricePkr ?? null, raw.slug).toBe(price?.pricePkr ?? null)
      const { pricePkr: _, ...origin } = price ?? { pricePkr: 0 }
      expect(stored?.priceOrigin, raw.slug).toEqual(price ? origin : null)
      const history = listPriceHistory(stored?.id ?? '')
      expect(history, raw.slug).toHaveLength(priceHistory.length)
      expect(history, raw.slug).toEqual(expect.arrayContaining(priceHistory))
    }
  })
})

describe('a list in another format', () => {
  test('gives no heading "shortSpecs", and its tables are read', async () => {
    const { slug, ...foreign } = apiRecord
    const { table, guess } = await tableOf([{ ...foreign, shortSpecs: { ...foreign.shortSpecs, nfc: 'Yes' } }])
    const [step] = await planFile(table, guess)
    const specifications = step?.write?.kind === 'phone' ? step.write.candidate.specifications : []
    expect(specifications.map(({ category }) => category)).not.toContain('shortSpecs')
    expect(specifications).toContainEqual({ category: 'Misc', specs: [{ feature: 'nfc', value: 'Yes' }] })
    expect(step?.write?.kind === 'phone' && step.write.candidate.shortSpecs).toEqual(foreign.shortSpecs)
    expect(specifications).toContainEqual({
      category: 'Network',
      specs: expect.arrayContaining([{ feature: '2G bands', value: 'GSM 850 / 900 / 1800 / 1900 - SIM 1 & SIM 2' }]),
    })
  })

  test.each([
    ['2G bands', 'GSM 850 / 900 / 1800 / 1900 - SIM 1 & SIM 2', true],
    ['4G bands', '1, 3, 5 - SIM 1', true],
    ['2G bands', 'Nano-SIM', false],
    ['3G bands', 'eMMC 5.1', false],
  ])('%s: %s', async (feature, value, isKept) => {
    const { table, guess } = await tableOf([{ name: 'Acme One', brand: 'Acme', released: '2025', [feature]: value }])
    const [step] = await planFile(table, guess)
    const found = step?.write?.kind === 'phone' ? JSON.stringify(step.write.candidate.specifications) : ''
    expect(found.includes(value)).toBe(isKept)
  })
})
