import { beforeEach, describe, expect, test } from 'vitest'
import { listActivity } from '#app/activity/activity.server.ts'
import { listBrands } from '#app/brands/brands.server.ts'
import { updateFacts } from '#app/phones/edit.server.ts'
import { findPhone, findPhoneById, listPriceHistory } from '#app/phones/phones.server.ts'
import { savePhone } from '#app/phones/save.server.ts'
import { stateFact } from '#app/phones/state-fact.server.ts'
import { db } from '#db/client.server.ts'
import { givenPhone } from '#tests/support/given.ts'
import { importTable, readTableOf, tester } from '#tests/support/import-file.ts'
import { until } from '#tests/support/until.ts'
import type { Mode } from '../plan/options.ts'
import { listImportChanges } from './changes.server.ts'
import type { StartResult } from './runner.server.ts'
import { findRun, takenBackAt } from './runs.server.ts'
import { previewUndo, startUndo } from './undo.server.ts'

const ended = async (pending: Promise<StartResult>) => {
  const started = await pending
  if (!started.ok) throw new Error(started.message)
  return started.value.ended
}

async function importCsv(lines: string[], mode: Mode, fileName = 'shop-2026-10.csv') {
  const { table, guess } = await readTableOf(fileName, lines.join('\n'))
  return importTable(fileName, table, { ...guess, mode })
}

const newPhones = ['Name,Released,Price', 'Acme One,2025,45000', 'Acme Two,2025,46000', 'Samsung Three,2025,47000']

const undo = (runId: string) => ended(startUndo(runId, tester))

const counts = (table: string) => db().$client.prepare(`SELECT count(*) FROM ${table}`).pluck().get()

beforeEach(() => void db().$client.exec('DELETE FROM import_runs; DELETE FROM activity'))

const shopPrice = { source: 'shop-2026-03', date: '2026-03-16', kind: 'retail' as const }
const givenGalaxy = () =>
  givenPhone({ name: 'Samsung Galaxy A55', slug: 'samsung-galaxy-a55', price: 'Rs 120,000', priceOrigin: shopPrice })
const priceList = ['Phone name,Price', 'Samsung Galaxy A55,"Rs 99,000"']

describe('an import of new phones', () => {
  test('is undone completely, including the brands it added', async () => {
    const existing = givenGalaxy()
    const run = await importCsv(newPhones, 'phones')
    expect(run).toMatchObject({ success: 3 })
    expect(await previewUndo(run.id, 'administrator')).toMatchObject({ phones: 3, brands: 1, prices: 0, staysCount: 0 })
    expect(await undo(run.id)).toMatchObject({ kind: 'undo', state: 'done', updated: 4, errorCount: 0 })
    expect(counts('mobiles')).toBe(1)
    expect(findPhoneById(existing.id)).toEqual(existing)
    expect(listBrands().map(brand => brand.slug)).toEqual(['samsung'])
    expect(listActivity({ limit: 1, offset: 0 })[0]).toMatchObject({
      action: 'undo',
      subjectName: 'file shop-2026-10.csv: 4 taken back',
    })
    expect([...takenBackAt([run.id, 'another']).keys()]).toEqual([run.id])
    // Nothing is left to undo, and the same file can be imported again.
    expect(await previewUndo(run.id, 'administrator')).toMatchObject({ phones: 0, brands: 0, prices: 0 })
    expect(await importCsv(newPhones, 'phones')).toMatchObject({ success: 3 })
  })

  test('keeps and reports phones changed since, and their brand', async () => {
    const run = await importCsv(newPhones, 'phones')
    const one = findPhone('acme-one')
    updateFacts(one?.id ?? '', 1, { shortSpecs: { ram: '8GB' } }, 'editor')
    db().$client.exec("DELETE FROM mobiles WHERE slug = 'acme-two'")
    expect(await previewUndo(run.id, 'administrator')).toMatchObject({
      phones: 1,
      brands: 1,
      stays: ['Acme Two: it was deleted since', 'Acme One: it was changed since', 'brand Acme: it has phones'],
    })
    expect(await undo(run.id)).toMatchObject({ updated: 2, errorCount: 3 })
    expect(findPhone('acme-one')).toMatchObject({ shortSpecs: { ram: '8GB' } })
  })

  test('keeps a phone for which a later list recorded a price, even an older price', async () => {
    const run = await importCsv(newPhones, 'phones')
    await importCsv(['Phone name,Price', 'Acme One,45000'], 'prices', 'other-2026-11.csv')
    await importCsv(['Phone name,Price', 'Acme Two,41000'], 'prices', 'other-2020-11.csv')
    expect((await previewUndo(run.id, 'administrator'))?.stays).toEqual([
      'Acme Two: it got another price since',
      'Acme One: it was changed since',
      'brand Acme: it has phones',
    ])
  })

  test('is undone as far as it came when it was interrupted', async () => {
    const lines = ['Name,Released', ...Array.from({ length: 40 }, (_, index) => `Acme P${index},2025`)]
    const run = await importCsv(lines, 'phones')
    db().$client.prepare("UPDATE import_runs SET state = 'interrupted' WHERE id = ?").run(run.id)
    // The lost batches are neither stored nor recorded.
    db().$client.exec("DELETE FROM mobiles WHERE slug >= 'acme-p2'")
    db().$client.exec("DELETE FROM import_changes WHERE kind = 'phone' AND subject_id NOT IN (SELECT id FROM mobiles)")
    expect(findRun(run.id)?.state).toBe('interrupted')
    expect(await undo(run.id)).toMatchObject({ state: 'done', errorCount: 0 })
    expect([counts('mobiles'), counts('brands')]).toEqual([0, 0])
  })
})

describe('a price list', () => {
  test('is undone: the former price returns with its origin, and the history is what it was', async () => {
    const before = givenGalaxy()
    const history = listPriceHistory(before.id)
    const run = await importCsv(priceList, 'prices')
    expect(findPhoneById(before.id)?.pricePkr).toBe(99_000)
    expect(listPriceHistory(before.id)).toHaveLength(2)
    expect(await previewUndo(run.id, 'administrator')).toMatchObject({ phones: 0, brands: 0, prices: 1, staysCount: 0 })
    expect(await undo(run.id)).toMatchObject({ updated: 1, errorCount: 0 })
    const { version, updatedAt, ...after } = findPhoneById(before.id) ?? before
    const { version: _, updatedAt: __, ...expected } = before
    expect(after).toEqual(expected)
    expect(listPriceHistory(before.id)).toEqual(history)
    // After the undo the same list counts as new.
    expect(await importCsv(priceList, 'prices')).toMatchObject({ updated: 1 })
    expect(findPhoneById(before.id)?.pricePkr).toBe(99_000)
    expect(await importCsv(priceList, 'prices')).toMatchObject({ updated: 0, existing: 1 })
  })

  test('loses a first price on undo, and a confirmed price returns to its former date', async () => {
    const bare = givenPhone({ name: 'Samsung Galaxy A05', slug: 'samsung-galaxy-a05' })
    const same = givenGalaxy()
    const run = await importCsv(
      ['Phone name,Price', 'Samsung Galaxy A05,"Rs 30,000"', 'Samsung Galaxy A55,"Rs 120,000"'],
      'prices',
    )
    const confirmed = findPhoneById(same.id) ?? same
    expect(confirmed.priceOrigin?.date).toBe('2026-10')
    await undo(run.id)
    expect(findPhoneById(bare.id)).toMatchObject({ pricePkr: null, priceText: null, priceOrigin: null })
    expect(findPhoneById(same.id)).toMatchObject({ pricePkr: 120_000, priceOrigin: shopPrice })
    // An edit based on the confirmed state must conflict.
    expect(findPhoneById(same.id)?.version).toBe(confirmed.version + 1)
  })

  test('leaves the history where another price has replaced its own since; that one stays', async () => {
    const galaxy = givenGalaxy()
    const newer = givenPhone({
      name: 'Samsung Galaxy A15',
      slug: 'samsung-galaxy-a15',
      price: 'Rs 40,000',
      priceOrigin: { ...shopPrice, date: '2026-11-01' },
    })
    const run = await importCsv([...priceList, 'Samsung Galaxy A15,"Rs 39,000"'], 'prices')
    expect(listPriceHistory(newer.id)).toHaveLength(2)
    const phone = findPhoneById(galaxy.id) ?? galaxy
    savePhone({ ...phone, price: 'Rs 98,000', priceOrigin: { ...shopPrice, date: '2026-11-02' } }, Date.now())
    expect(await previewUndo(run.id, 'administrator')).toMatchObject({ prices: 2, stays: [] })
    expect(await undo(run.id)).toMatchObject({ updated: 2, errorCount: 0 })
    expect(findPhoneById(galaxy.id)?.pricePkr).toBe(98_000)
    expect(listPriceHistory(galaxy.id).map(({ pricePkr }) => pricePkr)).toEqual([120_000, 98_000])
    expect(listPriceHistory(newer.id).map(({ pricePkr }) => pricePkr)).toEqual([40_000])
  })

  test('is undone below a later list, whose undo then brings the price before both', async () => {
    const before = givenGalaxy()
    const first = await importCsv(priceList, 'prices')
    const second = await importCsv(['Phone name,Price', 'Samsung Galaxy A55,"Rs 95,000"'], 'prices', 'b-2026-11.csv')
    await undo(first.id)
    expect(findPhoneById(before.id)?.pricePkr).toBe(95_000)
    await undo(second.id)
    expect(findPhoneById(before.id)).toMatchObject({ pricePkr: 120_000, priceOrigin: shopPrice })
    expect(listPriceHistory(before.id)).toHaveLength(1)
  })

  test('takes its price out of the table of variants, unless an editor has changed that since', async () => {
    const table = (value: string) => [{ category: 'Variants and prices', specs: [{ feature: '8GB + 256GB', value }] }]
    const given = { price: 'Rs 120,000', priceOrigin: { ...shopPrice, storage: '256GB' } }
    const names = ['Samsung Galaxy A55', 'Samsung Galaxy A56']
    const [one, other] = names.map((name, index) =>
      givenPhone({ ...given, name, slug: `a${index}`, specifications: table('PKR 120,000') }),
    )
    const run = await importCsv(['Phone name,Price,Storage', ...names.map(name => `${name},99000,256GB`)], 'prices')
    const tableOf = (id = '') => findPhoneById(id)?.specifications
    expect([tableOf(one?.id), tableOf(other?.id)]).toEqual([table('PKR 99,000'), table('PKR 99,000')])
    const { version = 0 } = findPhoneById(other?.id ?? '') ?? {}
    updateFacts(other?.id ?? '', version, { specifications: table('sold out') }, 'editor')
    expect(await undo(run.id)).toMatchObject({ updated: 2, errorCount: 0 })
    expect([tableOf(one?.id), tableOf(other?.id)]).toEqual([table('PKR 120,000'), table('sold out')])
    expect(findPhoneById(other?.id ?? '')?.pricePkr).toBe(120_000)
  })

  test('stays, and is reported, where an editor wrote its price another way since', async () => {
    const { id } = givenGalaxy()
    const run = await importCsv(priceList, 'prices')
    const phone = findPhoneById(id)
    if (!phone) throw new Error('not stored')
    savePhone({ ...phone, price: 'Rs. 99000/-', priceOrigin: shopPrice }, Date.now())
    const stays = ['Samsung Galaxy A55: its price was changed since']
    expect(await previewUndo(run.id, 'administrator')).toMatchObject({ prices: 0, stays })
    expect(await undo(run.id)).toMatchObject({ updated: 0, errors: stays })
    expect(findPhoneById(id)?.priceText).toBe('Rs. 99000/-')
    expect(listPriceHistory(id)).toHaveLength(2)
  })
})

describe('a phone that an import added stays where somebody', () => {
  const source = { id: 'acme.com', url: null, date: '2026-11' }
  test.each([
    [
      'stated a fact',
      (id: string) => stateFact(id, { fact: 'battery.ratedMah', value: 5100, source, confidence: 'high' }, 'a'),
    ],
    ['changed it', (id: string) => updateFacts(id, 1, { shortSpecs: { ram: '8GB' } }, 'a')],
  ])('%s', async (_, change) => {
    const run = await importCsv(newPhones.slice(0, 2), 'phones')
    await until(() => Date.now() > (listImportChanges(run.id)[0]?.at ?? 0))
    expect(change(findPhone('acme-one')?.id ?? '')).toMatchObject({ ok: true })
    expect((await previewUndo(run.id, 'administrator'))?.stays).toContain('Acme One: it was changed since')
    await undo(run.id)
    expect(findPhone('acme-one')).not.toBeNull()
  })
})

test('an undo, a running import and an unknown id cannot be undone', async () => {
  givenGalaxy()
  const run = await importCsv(priceList, 'prices')
  const undone = await undo(run.id)
  for (const id of [undone.id, 'unknown']) {
    expect(await previewUndo(id, 'administrator')).toBeNull()
    expect(await startUndo(id, tester)).toMatchObject({ ok: false })
  }
  db().$client.prepare("UPDATE import_runs SET state = 'running' WHERE id = ?").run(run.id)
  expect(await previewUndo(run.id, 'administrator')).toBeNull()
})
