import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN_PASSWORD, type AdminClient, signIn } from '#tests/support/admin-client.ts'
import { formsIn } from '#tests/support/forms.ts'
import { ended, rowsOf } from '#tests/support/imports.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
let admin: AdminClient

beforeAll(async () => {
  site = await startSite({ env: { ADMIN_PASSWORD } })
  admin = await signIn(site)
})
afterAll(() => site.stop())

const importFile = async (lines: string[], name: string) => {
  const file = new File([lines.join('\n')], name)
  const preview = (await admin.form('/admin/import', { intent: 'upload', file })).headers.get('Location') ?? ''
  const run = (await admin.form(preview, { intent: 'import' })).headers.get('Location') ?? ''
  return { run, html: await ended(admin, run) }
}

test('an import is undone from its page, after a preview of the counts', async () => {
  const { run, html } = await importFile(
    ['Name,Released,Price', 'Acme One,2025,45000', 'Acme Two,2025,USD 300'],
    'acme.csv',
  )
  expect(html).toContain('Take back this import')
  const undoPath = run.replace('run=', 'undo=')
  const page = await (await admin.get(undoPath)).text()
  expect(page).toContain('This would delete 2 phones that it added and delete 1 brand that it added.')
  const form = formsIn(page).find(({ fields }) => fields.some(([, value]) => value === 'undo'))
  const sent = await admin.form(form?.action ?? '', Object.fromEntries(form?.fields ?? []))
  expect(sent.status).toBe(303)
  const result = await ended(admin, sent.headers.get('Location') ?? '')
  expect(result).toContain('Undo finished')
  expect(result).toMatch(/Taken back<\/dt><dd>3</)
  expect(rowsOf(site, "SELECT slug FROM mobiles WHERE slug LIKE 'acme%'")).toEqual([])
  const after = await (await admin.get('/admin/import')).text()
  expect(after).not.toContain('Take back file acme.csv')
  expect(after).toMatch(/file acme\.csv<\/a>.{0,200}Taken back <time/s)
  expect(await (await admin.get(run)).text()).toMatch(/Taken back<\/strong> <time/)
  expect(await (await admin.get(undoPath)).text()).toContain('Nothing of this import can be taken back.')
  expect(await (await admin.get('/admin?tab=activity')).text()).toContain('file acme.csv: 3 taken back')
})

test('the message of a shop, which is pasted every day, comes first', async () => {
  const html = await (await admin.get('/admin/import')).text()
  const places = ['name="text"', 'type="file"', 'Import latest mobiles'].map(part => html.indexOf(part))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(0)
})

test('only an administrator can undo, and only existing imports', async () => {
  const body = new URLSearchParams({ intent: 'undo', run: 'nobody' })
  const stranger = await fetch(`${site.origin}/admin/import`, { method: 'POST', body })
  expect(stranger.status).toBe(401)
  const refused = await admin.form('/admin/import', { intent: 'undo', run: 'nobody' })
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('There is no such import.')])
})
