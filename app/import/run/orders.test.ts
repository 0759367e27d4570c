/**
 * Imports, undoing, edits, deleting, restoring and decisions on held prices in random orders, beside a simple model: a
 * history is the rows that were not taken back, a price the last one set that was not taken back.
 */
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { PriceState } from '#app/entities/phone.ts'
import type { PricePoint, Specification } from '#app/entities/phone-parts.ts'
import { loadPhonePage } from '#app/pages/phone/phone-page.server.ts'
import { derivedColumns, newestReadingDay } from '#app/phones/derived.server.ts'
import { deletePhone, restorePhone, updatePhone } from '#app/phones/edit.server.ts'
import { editable } from '#app/phones/editable.ts'
import { listHeldPrices, publishHeldPrice, rejectHeldPrice } from '#app/phones/held-prices.server.ts'
import { phoneJson } from '#app/phones/phone-json.ts'
import { findPhone, findPhoneById, listPriceHistory } from '#app/phones/phones.server.ts'
import { stateFact } from '#app/phones/state-fact.server.ts'
import { typedOrigin } from '#app/phones/typed-price.ts'
import { variantCategory } from '#app/phones/variants.ts'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { pick } from '#app/platform/pick.ts'
import { releaseYear } from '#app/prices/dates.ts'
import { formatPrice } from '#app/prices/price.ts'
import { pricePkrOf } from '#app/prices/rupees.ts'
import { listNews } from '#app/seo/news.server.ts'
import { phoneStructuredData } from '#app/seo/structured-data.ts'
import { db } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { mobiles } from '#db/schema/index.ts'
import { isWhole } from '#tests/support/every-kind.ts'
import { givenBrand, givenPhone } from '#tests/support/given.ts'
import { importTable, readTableOf, tester } from '#tests/support/import-file.ts'
import { rowsOfPhone } from '#tests/support/phone-rows.ts'
import { TEST_SEED } from '#tests/support/random.ts'
import { listImportChanges } from './changes.server.ts'
import { startUndo } from './undo.server.ts'

const NOW = Date.now()
const daysAgo = (days: number) => todayInPakistan(NOW - days * 86_400_000)

const RELEASED = '2025-01-01'

type Row = { point: PricePoint; at: number; run: string | null }
/** A price of the phone. Of an import: with its row and the text that it gave. */
type Setting = { state: PriceState; row: Row | null; textGiven: string | null }
type Held = { point: PricePoint; run: string; isRejected: boolean }
type Model = {
  id: string
  name: string
  version: number
  createdAt: number
  rows: Row[]
  /** The last one counts; an editor's is the only one. */
  settings: Setting[]
  held: Held[]
  /** The table of variants: what each cell was set to, the last one counts. */
  cells: Record<string, { value: string; row: Row | null }[]>
  isStated: boolean
  addedBy: string | null
}

const NONE: PriceState = { priceText: null, pricePkr: null, origin: null }
const current = ({ settings }: Model) => settings.at(-1)?.state ?? NONE
const settingOf = ({ pricePkr, ...origin }: PricePoint, priceText = formatPrice(pricePkr)): PriceState => ({
  priceText,
  pricePkr,
  origin,
})

class World {
  live: Model[] = []
  deleted: { entry: number; phone: Model }[] = []
  runs: string[] = []
  /** Phones whose price an editor has changed. */
  edited = new Set<string>()
  now = NOW

  constructor() {
    givenBrand({ slug: 'samsung', name: 'Samsung' })
    for (const number of [1, 2]) {
      const point = { pricePkr: number * 50_000, source: 'shop', date: daysAgo(30), kind: 'retail' as const }
      const { pricePkr, ...priceOrigin } = point
      const price = number === 1 ? 'Rs 50,000' : null
      const phone = givenPhone({ ...modelNamed(`Galaxy A${number}`), price, priceOrigin, now: NOW })
      this.add(phone.id, phone.name, null, price ? { point, text: price } : null)
    }
  }

  add(id: string, name: string, addedBy: string | null, priced: { point: PricePoint; text: string } | null): void {
    const rows = priced ? [{ point: priced.point, at: this.now, run: null }] : []
    const settings = priced ? [{ state: settingOf(priced.point, priced.text), row: null, textGiven: null }] : []
    const cells = addedBy === null ? cellsOf(VARIANTS) : {}
    const phone = {
      id,
      name,
      version: 1,
      createdAt: this.now,
      rows,
      settings,
      held: [],
      cells,
      isStated: false,
      addedBy,
    }
    this.live.push(phone)
  }

  phone = (index: number): Model | undefined => this.live[index % Math.max(1, this.live.length)]

  /** IMPORT-11 */
  changeOf(phone: Model, point: PricePoint, replacesEdited: boolean) {
    const isKnown = phone.rows.some(
      ({ point: { date, source, pricePkr, storage } }) =>
        date === point.date &&
        source === point.source &&
        pricePkr === point.pricePkr &&
        (!storage || !point.storage || storage === point.storage),
    )
    if (isKnown) return 'known'
    const { origin } = current(phone)
    if (point.kind === 'non-pta' || (origin && origin.date > point.date)) return 'history'
    const isEdited = origin ? origin.kind === 'admin' : this.edited.has(phone.id)
    return isEdited && !replacesEdited ? 'edited' : 'current'
  }

  record(phone: Model, point: PricePoint, change: 'history' | 'current', run: string | null): void {
    const row = { point, at: this.now, run }
    const isTold = this.tell(phone, row)
    phone.rows.push(row)
    if (isTold || change === 'current') phone.version += 1
    if (change === 'history') return
    const state = settingOf(point)
    phone.settings = [...(run ? phone.settings : []), { state, row: run ? row : null, textGiven: state.priceText }]
  }

  /** PRICE-11: whether the newest price of a version changes its cell. */
  tell({ cells, rows }: Model, row: Row): boolean {
    const { kind, storage, date, pricePkr } = row.point
    const cell = cells[`8GB + ${storage}`]
    if (!isOfShop(kind) || !cell) return false
    const isOutdated = rows.some(
      ({ point: other }) =>
        other.storage === storage &&
        isOfShop(other.kind) &&
        (other.date > date || (other.date === date && other.pricePkr < pricePkr)),
    )
    const value = formatPrice(pricePkr)
    if (isOutdated || cell.at(-1)?.value === value) return false
    if (row.run === null) cell.length = 0
    cell.push({ value, row: row.run === null ? null : row })
    return true
  }
}

const VARIANTS = variantCategory([
  { ram: '8GB', storage: '128GB', pricePkr: 50_000 },
  { ram: '8GB', storage: '256GB' },
])
/** Each cell with its first text. */
const cellsOf = ([table]: Specification[]) =>
  Object.fromEntries((table?.specs ?? []).map(({ feature, value }) => [feature, [{ value, row: null }]]))

const modelNamed = (model: string) => ({
  name: `Samsung ${model}`,
  model,
  slug: `samsung-${model}`.toLowerCase().replaceAll(' ', '-'),
  shortSpecs: { battery: '5000 mAh' },
  specifications: VARIANTS,
})

const isOfShop = (kind: PricePoint['kind']) => kind !== 'launch' && kind !== 'non-pta'

type Act = (world: World) => Promise<void> | void

/** A list of prices for the phones that are here, and one that is not. */
const importPrices =
  (list: {
    prices: number[]
    storage: string | null
    days: number
    kind: PricePoint['kind']
    replacesEdited: boolean
  }): Act =>
  async world => {
    const { days, kind, replacesEdited, storage } = list
    const source = `list-${days}`
    const rows = list.prices.map((pricePkr, index) => ({ name: `Samsung Galaxy A${index + 1}`, pricePkr }))
    const cells = rows.map(({ name, pricePkr }) => `${name},${pricePkr},${storage ?? ''}`)
    const text = ['Phone name,Price,Storage', ...cells].join('\n')
    const { table, guess } = await readTableOf('list.csv', text)
    const options = { ...guess, mode: 'prices' as const, source, date: daysAgo(days), kind, replacesEdited }
    const run = await importTable('list.csv', table, options)
    world.runs.push(run.id)
    const recorded = new Set(listImportChanges(run.id).map(({ subjectId }) => subjectId))
    for (const { name, pricePkr } of rows) {
      const phone = world.live.find(each => each.name === name)
      if (!phone) continue
      const date = kind === 'launch' ? releaseYear(RELEASED) : daysAgo(days)
      const point = { pricePkr, source, date, kind, ...(storage ? { storage } : {}) }
      const change = world.changeOf(phone, point, replacesEdited)
      if (change === 'known' || change === 'edited') continue
      // What is doubtful is tested elsewhere.
      const isHeld = isHeldBy(run.id, phone.id, pricePkr)
      if (isHeld) phone.held.push({ point, run: run.id, isRejected: false })
      else if (recorded.has(phone.id) || !phone.held.some(held => isSamePoint(held.point, point)))
        world.record(phone, point, change, run.id)
    }
  }

const isHeldBy = (run: string, phone: string, pricePkr: number) =>
  db()
    .$client.prepare(
      'SELECT 1 FROM held_prices WHERE run_id = ? AND mobile_id = ? AND price_pkr = ? AND is_rejected = 0',
    )
    .get(run, phone, pricePkr) !== undefined

const isSamePoint = (a: PricePoint, b: PricePoint) =>
  a.date === b.date && a.source === b.source && a.pricePkr === b.pricePkr

const importPhones =
  (prices: (number | null)[]): Act =>
  async world => {
    const rows = prices.map((pricePkr, index) => ({ name: `Samsung Galaxy A${index + 2}`, pricePkr }))
    const text = [
      'Name,Released,Price',
      ...rows.map(({ name, pricePkr }) => `${name},${RELEASED},${pricePkr ?? ''}`),
    ].join('\n')
    const { table, guess } = await readTableOf('new.csv', text)
    const origin = { source: 'new', date: daysAgo(10), kind: 'retail' as const }
    const run = await importTable('new.csv', table, { ...guess, mode: 'phones', ...origin })
    world.runs.push(run.id)
    for (const { name, pricePkr } of rows) {
      if (world.live.some(phone => phone.name === name)) continue
      const { id } = findPhone(name.toLowerCase().replaceAll(' ', '-')) ?? { id: 'missing' }
      const priced = pricePkr ? { point: { pricePkr, ...origin }, text: formatPrice(pricePkr) } : null
      world.add(id, name, run.id, priced)
    }
  }

const undo =
  (index: number): Act =>
  async world => {
    const run = world.runs[index % Math.max(1, world.runs.length)]
    if (!run) return
    const started = await startUndo(run, tester)
    if (!started.ok) throw new Error(started.message)
    expect(await started.value.ended).toMatchObject({ state: 'done' })
    world.live = world.live.filter(phone => !(phone.addedBy === run && isUntouched(phone)))
    for (const phone of world.live) {
      phone.held = phone.held.filter(held => held.run !== run || held.isRejected)
      for (const row of phone.rows.filter(each => each.run === run)) {
        const setting = phone.settings.find(each => each.row === row)
        if (setting && setting.state.priceText !== setting.textGiven) continue
        phone.rows = phone.rows.filter(each => each !== row)
        const lastCells = Object.values(phone.cells).map(cell => cell.at(-1)?.row)
        if ((setting && setting === phone.settings.at(-1)) || lastCells.includes(row)) phone.version += 1
        phone.cells = Object.fromEntries(
          Object.entries(phone.cells).map(([feature, cell]) => [feature, cell.filter(each => each.row !== row)]),
        )
        phone.settings = phone.settings.filter(each => each !== setting)
      }
    }
  }

const isUntouched = ({ version, rows, held, isStated, createdAt }: Model) =>
  version === 1 && rows.every(({ at }) => at === createdAt) && held.length === 0 && !isStated

/** Of an editor; null removes the price. */
const editPrice =
  (index: number, price: string | null): Act =>
  world => {
    const phone = world.phone(index)
    const stored = phone && findPhoneById(phone.id)
    if (!phone || !stored) return
    const { releaseDate, ...form } = editable(stored)
    const result = updatePhone(phone.id, { ...form, releaseDate, price, version: stored.version } as never, 'editor')
    expect(result).toMatchObject({ ok: true })
    phone.version += 1
    const before = current(phone)
    if (price !== before.priceText) world.edited.add(phone.id)
    const pricePkr = pricePkrOf(price)
    if (pricePkr !== (before.pricePkr ?? 0)) {
      const point = { pricePkr, ...typedOrigin() }
      phone.rows.push({ point, at: world.now, run: null })
      const state = pricePkr > 0 ? settingOf(point, price ?? '') : { ...NONE, priceText: price }
      phone.settings = [{ state, row: null, textGiven: null }]
    } else if (phone.settings.length > 0) {
      const last = phone.settings.at(-1) as Setting
      phone.settings = [...phone.settings.slice(0, -1), { ...last, state: { ...before, priceText: price } }]
    }
  }

const rewritePrice =
  (index: number): Act =>
  world => {
    const phone = world.phone(index)
    const { pricePkr } = phone ? current(phone) : NONE
    if (pricePkr !== null) return editPrice(index, `Rs. ${pricePkr}/-`)(world)
  }

const source = { id: 'samsung.com', url: null, date: '2026-11' }
const state =
  (index: number): Act =>
  world => {
    const phone = world.phone(index)
    if (!phone) return
    stateFact(phone.id, { fact: 'battery.ratedMah', value: 5100, source, confidence: 'high' }, 'editor')
    phone.isStated = true
  }

const remove =
  (index: number): Act =>
  world => {
    const phone = world.phone(index)
    if (!phone) return
    const deleted = deletePhone(phone.id, 'editor')
    if (!deleted.ok) throw new Error(deleted.message)
    world.live = world.live.filter(each => each !== phone)
    world.deleted.push({ entry: deleted.value, phone })
  }

const restore =
  (index: number): Act =>
  world => {
    const found = world.deleted[index % Math.max(1, world.deleted.length)]
    if (!found) return
    const isTaken = world.live.some(({ name }) => name === found.phone.name)
    expect(restorePhone(found.entry, 'editor').ok).toBe(!isTaken)
    if (isTaken) return
    world.deleted = world.deleted.filter(each => each !== found)
    world.live.push(found.phone)
  }

const decide =
  (index: number, isAccepted: boolean): Act =>
  world => {
    const listed = listHeldPrices({ limit: 99, offset: 0 })
    const row = listed[index % Math.max(1, listed.length)]
    if (!row) return
    const phone = world.live.find(({ id }) => id === row.phone.id)
    const held = phone?.held.find(({ point, isRejected }) => !isRejected && isSamePoint(point, row.point))
    if (!phone || !held) throw new Error('The model holds no such price.')
    if (!isAccepted) {
      expect(rejectHeldPrice(row.id, 'editor')).toMatchObject({ ok: true })
      held.isRejected = true
      return
    }
    expect(publishHeldPrice(row.id, 'editor', world.now)).toMatchObject({ ok: true })
    phone.held = phone.held.filter(each => each !== held)
    world.record(phone, held.point, held.point.kind === 'non-pta' ? 'history' : 'current', null)
  }

const byDate = (rows: Row[]) =>
  rows.toSorted((a, b) => (a.point.date < b.point.date ? -1 : Number(a.point.date > b.point.date)))

/** Page, history, held prices, JSON, feed and derived columns are what the model says. */
function compare(world: World): void {
  expect(db().select({ id: mobiles.id }).from(mobiles).all()).toHaveLength(world.live.length)
  for (const phone of world.live) {
    const { priceText, pricePkr, origin } = current(phone)
    expect(listPriceHistory(phone.id)).toEqual(byDate(phone.rows).map(({ point }) => point))
    const stored = findPhoneById(phone.id)
    const expected = { priceText, pricePkr, priceOrigin: origin, version: phone.version, createdAt: phone.createdAt }
    expect(stored && pick(stored, ['priceText', 'pricePkr', 'priceOrigin', 'version', 'createdAt'])).toEqual(expected)
    const json = { price: priceText, pricePkr, priceDate: origin?.date ?? null }
    expect(stored && phoneJson(stored)).toMatchObject(json)
    if (phone.addedBy === null) {
      const cells = cellsOf(stored?.specifications ?? [])
      expect(Object.entries(cells).map(([feature, [cell]]) => [feature, cell?.value])).toEqual(
        Object.entries(phone.cells).map(([feature, cell]) => [feature, cell.at(-1)?.value]),
      )
    }
  }
  const held = world.live.flatMap(phone =>
    phone.held.filter(row => !row.isRejected).map(({ point }) => [phone.id, point]),
  )
  const listed = listHeldPrices({ limit: 99, offset: 0 }).map(({ phone, point }) => [
    phone.id,
    pick(point, ['pricePkr', 'source', 'date', 'kind', 'storage']),
  ])
  expect(listed).toHaveLength(held.length)
  expect(listed).toEqual(expect.arrayContaining(held))
  expect(new Set(listNews().map(news => JSON.stringify([news.phone.name, news.kind, news.at, news.pricePkr])))).toEqual(
    new Set(world.live.flatMap(newsOf)),
  )
  for (const row of db().select().from(mobiles).all()) {
    const derived = derivedColumns(row, newestReadingDay())
    expect(pick(row, Object.keys(derived) as (keyof typeof derived)[])).toEqual(derived)
  }
}

const newsOf = (phone: Model) =>
  [
    [phone.name, 'phone', phone.createdAt, current(phone).pricePkr],
    ...phone.rows
      .filter(({ at, point }, index) => {
        const earlier = phone.rows.slice(0, index).filter(row => row.point.kind !== 'non-pta')
        const isNewest = earlier.every(row => row.point.date <= point.date)
        return at > phone.createdAt && point.kind !== 'non-pta' && isNewest
      })
      .map(({ at, point }) => [phone.name, 'price', at, point.pricePkr || null]),
  ].map(news => JSON.stringify(news))

const index = fc.nat(4)
const price = fc.constantFrom(45_000, 50_000, 55_000, 56_000, 120_000)
const priceList = fc.record({
  prices: fc.array(price, { minLength: 1, maxLength: 2 }),
  storage: fc.constantFrom(null, '128GB', '256GB'),
  days: fc.constantFrom(40, 20, 10, 5, 0),
  kind: fc.constantFrom('retail', 'retail', 'retail', 'list', 'launch', 'non-pta'),
  replacesEdited: fc.boolean(),
})
const newPhones = fc.array(fc.option(price), { minLength: 1, maxLength: 2 })
const named = <Value>(arbitrary: fc.Arbitrary<Value>, name: string, act: (value: Value) => Act) =>
  arbitrary.map(value => ({ act: act(value), [fc.toStringMethod]: () => `${name} ${JSON.stringify(value)}` }))

const acts = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: named(priceList, 'import', importPrices) },
    { weight: 1, arbitrary: named(newPhones, 'phones', importPhones) },
    { weight: 5, arbitrary: named(index, 'undo', undo) },
    {
      weight: 1,
      arbitrary: named(
        fc.record({ index, price: fc.constantFrom('Rs 47,000', 'Rs 50,000', '99,000', null) }),
        'edit',
        edit => editPrice(edit.index, edit.price),
      ),
    },
    { weight: 2, arbitrary: named(index, 'rewrite', rewritePrice) },
    { weight: 1, arbitrary: named(index, 'state', state) },
    { weight: 1, arbitrary: named(index, 'delete', remove) },
    { weight: 1, arbitrary: named(index, 'restore', restore) },
    {
      weight: 2,
      arbitrary: named(fc.record({ index, isAccepted: fc.boolean() }), 'decide', decision =>
        decide(decision.index, decision.isAccepted),
      ),
    },
  ),
  { minLength: 4, maxLength: 12, size: 'max' },
)

/** A database with the two phones; time passes with each act. */
async function inWorld(check: (world: World) => Promise<void>): Promise<void> {
  db().$client.exec('DELETE FROM mobiles; DELETE FROM brands; DELETE FROM import_runs; DELETE FROM activity')
  invalidateContent()
  const world = new World()
  vi.spyOn(Date, 'now').mockImplementation(() => world.now)
  await check(world)
}

async function perform(world: World, act: Act): Promise<void> {
  world.now += 1000
  await act(world)
}

/** Others each time in the long run. */
const runs = { numRuns: isWhole ? 1000 : 40, seed: TEST_SEED }

test('after random orders history, page, JSON and feed are as the model says (1,000 in the long run)', async () => {
  const property = fc.asyncProperty(acts, order =>
    inWorld(async world => {
      for (const { act } of order) {
        await perform(world, act)
        compare(world)
      }
    }),
  )
  await fc.assert(property, runs)
})

/** All that is public and all that is stored, without versions, times of change, and the order of equally similar phones. */
const everything = () => ({
  news: listNews(),
  phones: db()
    .select({ id: mobiles.id })
    .from(mobiles)
    .orderBy(mobiles.id)
    .all()
    .map(({ id }) => {
      const phone = findPhoneById(id)
      if (!phone) throw new Error('not stored')
      const { mobiles: own, ...rows } = rowsOfPhone(id)
      const { similar, more, ...page } = loadPhonePage(phone, null)
      return {
        own: own?.map(({ version, updated_at, ...row }) => row),
        rows,
        page,
        data: phoneStructuredData(page, 'https://phones.example'),
      }
    }),
})

test('an import that is taken back at once leaves history, page, feed and structured data as they were (IMPORT-13)', async () => {
  const imports = fc.oneof(named(priceList, 'import', importPrices), named(newPhones, 'phones', importPhones))
  const property = fc.asyncProperty(acts, imports, (order, { act }) =>
    inWorld(async world => {
      for (const earlier of order) await perform(world, earlier.act)
      const before = everything()
      await perform(world, act)
      await perform(world, undo(world.runs.length - 1))
      expect(everything()).toEqual(before)
    }),
  )
  await fc.assert(property, { ...runs, numRuns: runs.numRuns / 2 })
})
