import { expect, test } from 'vitest'
import { listActivity } from '#app/activity/activity.server.ts'
import { jsonExport } from '#app/export/json.server.ts'
import { factsOf } from '#app/facts/store.server.ts'
import { readSiteExport } from '#app/import/read/site-export.ts'
import { startFileImport } from '#app/import/run/file-import.server.ts'
import { taxTable } from '#app/pta/tables.server.ts'
import { dataTableNames } from '#app/tables/names.ts'
import { activeVersion } from '#app/tables/versions.server.ts'
import { db } from '#db/client.server.ts'
import { givenPhone } from '#tests/support/given.ts'
import { tester } from '#tests/support/import-file.ts'
import { versionPage } from './preview.server.ts'
import { dataTables } from './registry.server.ts'
import { activateVersion, tablesPage, uploadVersion } from './tables.server.ts'

const fields = (content: string, file?: string) => {
  const form = new FormData()
  form.set('content', content)
  if (file !== undefined) form.set('file', new File([file], 'table.json'))
  return form
}

const changedTax = () => {
  const table = structuredClone(dataTables['pta-tax'].bundled) as {
    compiled: string
    regimes: { regulatoryDuty: { pkr: number }[]; handsetLevy: { above: number }[] }[]
  }
  table.compiled = '2027-07-01'
  const band = table.regimes[0]?.regulatoryDuty[5]
  if (band) band.pkr = 20_000
  return table
}

async function upload(name: (typeof dataTableNames)[number], content: unknown): Promise<number> {
  const result = await uploadVersion(name, fields(JSON.stringify(content)), 'editor')
  if (!result.ok) throw new Error(result.problem.messages.join())
  return result.id
}

test('all tables are listed with version, number of rows and sources', () => {
  const tables = tablesPage()
  expect(tables.map(({ name }) => name)).toEqual([...dataTableNames])
  for (const { version, rows, sources, isReplaced, name } of tables) {
    expect(version, name).toMatch(/^20\d\d-\d\d-\d\d/)
    expect(rows, name).toBeGreaterThan(5)
    expect(sources.length, name).toBeGreaterThan(0)
    expect(isReplaced).toBe(false)
  }
})

test.each(dataTableNames)('the bundled table %s passes its own check after a round trip as JSON', name => {
  expect(dataTables[name].check(JSON.parse(JSON.stringify(dataTables[name].bundled)))).toMatchObject({ ok: true })
})

test.each([
  ['nothing', '', /^Choose a JSON file/],
  ['a text that is no JSON', '{\n  "a": 1,\n  oops\n}', /^This is not valid JSON: .+line 3/],
  ['another JSON', '[1, 2]', /^Line 1, the file: /],
  ['the version in use', JSON.stringify(dataTables['pta-tax'].bundled), /^This is the version in use/],
])('%s is refused and changes nothing', async (_, content, message) => {
  const result = await uploadVersion('pta-tax', fields(content), 'editor')
  expect(result).toMatchObject({ ok: false, status: 422, problem: { field: 'content', content } })
  expect(!result.ok && result.problem.messages[0]).toMatch(message)
  expect(activeVersion('pta-tax')).toBeNull()
})

test('a broken file is refused with the line and the place of each problem', async () => {
  const table = changedTax()
  const levy = table.regimes[0]?.handsetLevy[3]
  if (levy) levy.above = 150
  const text = JSON.stringify(table, null, 2)
  const line = text.split('\n').findIndex(line => line.includes('"above": 150')) + 1
  const result = await uploadVersion('pta-tax', fields('', text), 'editor')
  expect(result).toMatchObject({
    ok: false,
    problem: {
      field: 'file',
      messages: [
        `Line ${line}, regimes.0.handsetLevy.3.above: The band begins at 150, inside the band that ends at 200`,
      ],
    },
  })
})

test('a preview shows the 61 calculations before and after, and the rows that change', async () => {
  const id = await upload('pta-tax', changedTax())
  const page = await versionPage('pta-tax', id)
  expect(page?.cases).toHaveLength(61)
  const changed = page?.cases?.filter(({ before, after }) => before !== after) ?? []
  expect(changed.length).toBeGreaterThan(5)
  for (const { input, before, after } of changed) {
    expect(input.cnfUsd).toBeGreaterThan(500)
    expect((after ?? 0) - (before ?? 0)).toBe(2400)
  }
  expect(page?.changes?.changed).toEqual({ count: 1, names: ['period 2026-27'] })
  expect(page).toMatchObject({ isDraft: true, isInUse: false })
  expect(taxTable().compiled).toBe('2026-11-21')
})

test('a version is put to use at once, stands in the activity, and can be taken back', async () => {
  const id = await upload('pta-tax', changedTax())
  expect(await activateVersion('pta-tax', id, 'editor')).toEqual({ ok: true, value: { version: '2027-07-01' } })
  expect(taxTable().regimes[0]?.regulatoryDuty[5]?.pkr).toBe(20_000)
  expect(listActivity({ limit: 1, offset: 0 })[0]).toMatchObject({
    username: 'editor',
    subject: 'table',
    subjectName: 'Tax on phones from abroad',
    changes: [{ field: 'version', before: '2026-11-21, bundled', after: `2027-07-01, upload ${id}` }],
  })
  expect(await activateVersion('pta-tax', null, 'editor')).toMatchObject({ ok: true })
  expect(taxTable().compiled).toBe('2026-11-21')
  expect(await activateVersion('pta-tax', 999_999, 'editor')).toMatchObject({ ok: false, reason: 'not-found' })
})

const describedPhone = () =>
  givenPhone({
    slug: 'acme-chip',
    specifications: [{ category: 'Platform', specs: [{ feature: 'Chipset', value: 'Snapdragon 680' }] }],
    shortSpecs: { processor: 'Snapdragon 680' },
  })

const withoutSpeed = () => {
  const table = structuredClone(dataTables.chips.bundled) as {
    version: string
    chips: { name: string; speed: unknown }[]
  }
  table.version = '2027-01-01'
  for (const chip of table.chips) if (/\b680\b/.test(chip.name)) chip.speed = null
  return table
}

test('replacing a table of facts counts the phones that change, and derives their facts again', async () => {
  const phone = describedPhone()
  expect(factsOf(phone.id)?.speed).not.toBeNull()
  const id = await upload('chips', withoutSpeed())
  expect((await versionPage('chips', id))?.changedPhones).toBe(1)
  await activateVersion('chips', id, 'editor')
  expect(factsOf(phone.id)?.speed).toBeNull()
  expect((await versionPage('chips', null))?.changedPhones).toBe(1)
  await activateVersion('chips', null, 'editor')
  expect(factsOf(phone.id)?.speed).not.toBeNull()
})

test('replaced tables are exported and imported, except over another replaced one (TABLE-4)', async () => {
  const phone = describedPhone()
  await activateVersion('pta-tax', await upload('pta-tax', changedTax()), 'editor')
  await activateVersion('chips', await upload('chips', withoutSpeed()), 'editor')
  await upload('registration', { ...(dataTables.registration.bundled as object), compiled: '2027-01-01' })
  const text = [...jsonExport()].join('')
  expect(JSON.parse(text).tables.map(({ name }: { name: string }) => name)).toEqual(['pta-tax', 'chips'])

  db().$client.exec('DELETE FROM fact_tables')
  await activateVersion('chips', null, 'editor')
  expect(factsOf(phone.id)?.speed).not.toBeNull()
  await activateVersion('pta-tax', await upload('pta-tax', { ...changedTax(), compiled: '2028-01-01' }), 'editor')
  const read = readSiteExport(text)
  if (!read?.ok) throw new Error('The export cannot be read.')
  const started = await startFileImport('export.json', { kind: 'export', file: read.file }, tester)
  if (!started.ok) throw new Error(started.message)
  expect(await started.value.ended).toMatchObject({ state: 'done', errorCount: 0 })
  expect(taxTable().compiled).toBe('2028-01-01')
  expect(activeVersion('chips')).not.toBeNull()
  expect(factsOf(phone.id)?.speed).toBeNull()
})

test('a broken table in an export is refused, and the rest is imported', async () => {
  const tables = [
    { name: 'pta-tax', content: { compiled: 'x' } },
    { name: 'nonsense', content: 1 },
  ]
  const file = {
    format: 'qeemat-export' as const,
    version: 1 as const,
    exportedAt: '',
    brands: [],
    mobiles: [],
    tables,
  }
  const started = await startFileImport('export.json', { kind: 'export', file }, tester)
  if (!started.ok) throw new Error(started.message)
  const run = await started.value.ended
  expect(run.errors).toEqual([
    expect.stringMatching(/^table pta-tax \(line 1\): schema: /),
    expect.stringMatching(/^table .+ \(line 2\): name: /),
  ])
  expect(activeVersion('pta-tax')).toBeNull()
})
