/** What a file may change is what its importer may change by page (IMPORT-16). */
import { expect, test } from 'vitest'
import { listActivity } from '#app/activity/activity.server.ts'
import { dataTables } from '#app/admin/tables/registry.server.ts'
import { activateVersion } from '#app/admin/tables/tables.server.ts'
import type { Actor } from '#app/entities/role.ts'
import { jsonExport } from '#app/export/json.server.ts'
import { factsOf } from '#app/facts/store.server.ts'
import { findPhone } from '#app/phones/phones.server.ts'
import { activeVersion, putToUse, storeDraft } from '#app/tables/versions.server.ts'
import { db } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { givenPhone } from '#tests/support/given.ts'
import { tester } from '#tests/support/import-file.ts'
import { planExport } from '../plan/export-plan.server.ts'
import { readSiteExport } from '../read/site-export.ts'
import { startFileImport } from './file-import.server.ts'
import type { StartResult } from './runner.server.ts'
import { previewUndo, startUndo } from './undo.server.ts'

const editor: Actor = { username: 'eve', role: 'editor' }

const ended = async (pending: Promise<StartResult>) => {
  const started = await pending
  if (!started.ok) throw new Error(started.message)
  return started.value.ended
}

function fileWith(more: { tables?: unknown[]; mobiles?: unknown[] }) {
  const given = JSON.parse([...jsonExport()].join(''))
  const read = readSiteExport(JSON.stringify({ ...given, ...more }))
  if (!read?.ok) throw new Error('It is no export.')
  return read.file
}

const importBy = (actor: Actor, more: Parameters<typeof fileWith>[0]) =>
  ended(startFileImport('export.json', { kind: 'export', file: fileWith(more) }, actor))

const withoutSpeed = () => {
  const content = structuredClone(dataTables.chips.bundled) as { chips: { name: string; speed: unknown }[] }
  for (const chip of content.chips) if (/\b680\b/.test(chip.name)) chip.speed = null
  return { name: 'chips' as const, content }
}

const subjects = () => listActivity({ limit: 9, offset: 0 }).map(({ action, subject }) => `${action} ${subject}`)

test('an editor leaves data tables out, in the preview and in the import', async () => {
  const tables = [withoutSpeed()]
  expect(planExport(fileWith({ tables }), 'editor')).toEqual([
    expect.objectContaining({
      report: expect.objectContaining({ outcome: 'refused', message: expect.stringContaining('only administrators') }),
      write: null,
    }),
  ])
  expect((await importBy(editor, { tables })).errors).toEqual([expect.stringContaining('only administrators')])
  expect([activeVersion('chips'), subjects()]).toEqual([null, ['import import']])
})

test('a table of a file stands in the preview and the activity, and an undo puts back the one before', async () => {
  const { id } = givenPhone({ slug: 'acme-chip', shortSpecs: { processor: 'Snapdragon 680' } })
  const [before, tables] = [factsOf(id)?.speed, [withoutSpeed()]]
  expect(before).not.toBeNull()
  const [step] = planExport(fileWith({ tables, mobiles: [] }), 'administrator')
  expect(step?.report.message).toBe('will be put to use in place of the bundled one: 0 rows new, 1 changed, 0 gone')

  const run = await importBy(tester, { tables })
  expect([factsOf(id)?.speed, subjects()]).toEqual([null, ['import import', 'update table']])
  expect(await previewUndo(run.id, 'administrator')).toMatchObject({ tables: 1, staysCount: 0 })
  expect(await previewUndo(run.id, 'editor')).toMatchObject({
    tables: 0,
    stays: ['table chips: only administrators replace data tables'],
  })
  await ended(startUndo(run.id, editor))
  expect(activeVersion('chips')).not.toBeNull()
  await ended(startUndo(run.id, tester))
  expect([activeVersion('chips'), factsOf(id)?.speed]).toEqual([null, before])
  expect(subjects().slice(0, 2)).toEqual(['undo import', 'update table'])
})

test('an undo leaves a table that somebody replaced since', async () => {
  const { name, content } = withoutSpeed()
  const run = await importBy(tester, { tables: [{ name, content }] })
  const later = storeDraft(name, { ...content, version: '2031-01-01' }, 'admin', 0)
  await activateVersion(name, later, 'admin')
  expect(await previewUndo(run.id, 'administrator')).toMatchObject({
    tables: 0,
    stays: ['table chips: another version is in use since'],
  })
  await ended(startUndo(run.id, tester))
  expect(activeVersion(name)).toBe(later)
  putToUse(name, null, 0)
})

/** The export of one phone with other values, after which the phone is gone. */
function exported(more: Record<string, unknown>) {
  givenPhone({ slug: 'acme-one' })
  const [phone] = JSON.parse([...jsonExport()].join('')).mobiles
  db().$client.exec('DELETE FROM mobiles')
  invalidateContent()
  return [{ ...phone, ...more }]
}

test.each([2 ** 53 - 1, 1_000_000_001])('%s views are refused', async views => {
  const run = await importBy(tester, { mobiles: exported({ views }) })
  expect(run.errors).toEqual([expect.stringContaining('views')])
  expect(findPhone('acme-one')).toBeNull()
})

const stored = () =>
  db().$client.prepare('SELECT views, created_at AS createdAt, updated_at AS updatedAt FROM mobiles').get()

test('no file puts anything into the future', async () => {
  const future = '2099-01-01T00:00:00.000Z'
  const before = Date.now()
  await importBy(tester, { mobiles: exported({ updatedAt: future, createdAt: '2020-01-01T00:00:00.000Z', views: 7 }) })
  expect(stored()).toEqual({ views: 7, createdAt: Date.parse('2020-01-01'), updatedAt: expect.any(Number) })
  const { updatedAt } = stored() as { updatedAt: number }
  expect([updatedAt >= before, updatedAt <= Date.now()]).toEqual([true, true])
})

test('what an editor imports is added now and was never looked at', async () => {
  const before = Date.now()
  const mobiles = exported({ updatedAt: '2020-01-01T00:00:00.000Z', createdAt: '2020-01-01T00:00:00.000Z', views: 7 })
  expect(planExport(fileWith({ mobiles }), 'editor').at(-1)?.report.message).toBe(
    'will be added without its number of views and its dates in this site',
  )
  await importBy(editor, { mobiles })
  const { views, createdAt, updatedAt } = stored() as Record<string, number>
  expect([views, Number(createdAt) >= before, Number(updatedAt) >= before]).toEqual([0, true, true])
})
