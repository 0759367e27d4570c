/** What becomes of uploaded pictures: undone deletions, backup, export and import, the daily tasks (IMAGE-6, IMPORT-18). */
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { pictureHash } from '#app/pictures/phone-pictures.ts'
import { DAY_MS, UNUSED_PICTURE_DAYS } from '#app/platform/retention.ts'
import { signIn } from '#tests/support/admin-client.ts'
import { ended, rowsOf } from '#tests/support/imports.ts'
import { jsonOf, type PhoneJson } from '#tests/support/json.ts'
import { emptySite, fieldsIn, givenPhoneForms } from '#tests/support/phone-forms.ts'
import { photoOf } from '#tests/support/picture-files.ts'
import { startSite } from '#tests/support/site.ts'

const forms = givenPhoneForms()
const { send, givenPhone, uploadTo, storedOf } = forms

test('a deleted phone has its pictures again once the deletion is undone', async () => {
  const phone = await givenPhone()
  await uploadTo(phone, [['one.jpg', await photoOf('#345678')]])
  const shown = storedOf(phone)
  await forms.admin.form('/admin', { intent: 'delete-phone', id: phone.id })
  expect(storedOf(phone)).toBeUndefined()
  expect((await fetch(forms.site.origin + shown?.main)).status).toBe(200)
  const [entry] = rowsOf<{ id: number }>(forms.site, "SELECT max(id) AS id FROM activity WHERE action = 'delete'")
  await forms.admin.form('/admin', { intent: 'restore', id: String(entry?.id) })
  expect(storedOf(phone)).toEqual(shown)
  expect((await fetch(forms.site.origin + shown?.main)).status).toBe(200)
})

test('the SQL backup has the pictures; a JSON export names them, and where they are missing the import draws the phone', async () => {
  const phone = await givenPhone()
  await uploadTo(phone, [['one.jpg', await photoOf('#765432')]])
  const main = storedOf(phone)?.main ?? ''
  const sql = await (await forms.admin.get('/api/export/sql')).text()
  const [picture] = rowsOf<{ hash: string; small: string; large: string }>(
    forms.site,
    'SELECT hash, hex(small) AS small, hex(large) AS large FROM pictures WHERE hash = ?',
    pictureHash(main),
  )
  expect(sql.includes(`'${picture?.hash}'`)).toBe(true)
  for (const webp of [picture?.small, picture?.large]) expect(sql.toUpperCase().includes(`X'${webp}'`)).toBe(true)

  const json = await (await forms.admin.get('/api/export/json')).text()
  expect(json).toContain(main)
  const api = await jsonOf<PhoneJson>(forms.admin.get(`/api/mobiles/samsung/${phone.slug}`))
  expect(api.imageUrl).toBe(main)
  await using other = await startSite({ env: emptySite })
  const there = await signIn(other)
  for (const [name, content] of [
    ['export.json', json],
    ['list.json', JSON.stringify([{ ...api, slug: 'acme-listed', name: 'Acme Listed' }])],
  ] as const) {
    const uploaded = await there.form('/admin/import', { intent: 'upload', file: new File([content], name) })
    const preview = uploaded.headers.get('Location') ?? ''
    const started = await there.form(preview, { intent: 'import' })
    const result = await ended(there, started.headers.get('Location') ?? '')
    expect([name, result]).toEqual([name, expect.stringContaining('its drawing is shown for a picture that this site')])
  }
  const [restored] = rowsOf<{ image_url: string; carousel_images: string }>(
    other,
    'SELECT image_url, carousel_images FROM mobiles WHERE id = ?',
    phone.id,
  )
  expect(restored?.image_url).toBe(`/images/phones/${phone.slug}.svg`)
  expect(restored?.carousel_images).not.toContain('/pictures/')
  const listed = rowsOf<{ image_url: string }>(other, "SELECT image_url FROM mobiles WHERE slug = 'acme-listed'")
  expect(listed).toEqual([{ image_url: '/images/phones/acme-listed.svg' }])
})

test('what nothing shows any more is deleted by the daily tasks', async () => {
  const phone = await givenPhone()
  await uploadTo(phone, [['one.jpg', await photoOf('#135790')]])
  const shown = storedOf(phone)?.main ?? ''
  const unused = await send('/admin?new=mobile', { intent: 'add-pictures' }, [['two.jpg', await photoOf('#246801')]])
  const orphan = fieldsIn(await unused.text()).imageUrl ?? ''
  expect((await fetch(forms.site.origin + orphan)).status).toBe(200)
  await forms.restart(path => {
    const database = new Database(path)
    database.prepare('UPDATE pictures SET unused_since = ?').run(Date.now() - (UNUSED_PICTURE_DAYS + 1) * DAY_MS)
    database.close()
  })
  expect((await fetch(forms.site.origin + shown)).status).toBe(200)
  await expect.poll(async () => (await fetch(forms.site.origin + orphan)).status).toBe(404)
})
