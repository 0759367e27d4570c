import Database from 'better-sqlite3'
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

const pageOf = async (path: string) => (await admin.get(path)).text()
const OFFER = 'New in the bundled catalogue'

/** Makes the database one of before the catalogue, with all but its new phones. */
function forgetCatalogue(): void {
  const database = new Database(site.databasePath)
  database.exec(
    "DELETE FROM mobiles WHERE data_confidence IS NOT NULL; DELETE FROM site_state WHERE key = 'bundled-catalogue'",
  )
  database.close()
}

async function send(page: string, intent: string): Promise<string> {
  const form = formsIn(page).find(({ fields }) => fields.some(([, value]) => value === intent))
  const sent = await admin.form(form?.action ?? '', Object.fromEntries(form?.fields ?? []))
  expect(sent.status).toBe(303)
  return sent.headers.get('Location') ?? ''
}

test('a filled database has nothing to be offered; an older one is, and imports after a preview (IMPORT-15)', async () => {
  expect(await pageOf('/admin/import')).not.toContain(OFFER)
  forgetCatalogue()
  expect(await pageOf('/admin/import')).toContain('href="/admin/import?catalogue=preview"')
  expect(rowsOf(site, "SELECT slug FROM mobiles WHERE slug = 'digit-6'")).toEqual([])
  const preview = await pageOf('/admin/import?catalogue=preview')
  expect(preview).toContain('New phones: 53')
  expect(await ended(admin, await send(preview, 'import-catalogue'))).toContain('Import finished')
  expect(rowsOf(site, "SELECT slug FROM mobiles WHERE slug = 'digit-6'")).toHaveLength(1)
  expect(await pageOf('/admin/import')).not.toContain(OFFER)
})

test('an offer can be declined', async () => {
  forgetCatalogue()
  expect(await send(await pageOf('/admin/import'), 'dismiss-catalogue')).toBe('/admin/import')
  expect(await pageOf('/admin/import')).not.toContain(OFFER)
  expect(rowsOf(site, "SELECT slug FROM mobiles WHERE slug = 'digit-6'")).toEqual([])
})
