/** Pictures that editors upload: taken by the form of a phone, served, kept and deleted (IMAGE-5, IMAGE-6, ADMIN-22). */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_PICTURES, MAX_PICTURES_FORM_BYTES, pictureHash } from '#app/pictures/phone-pictures.ts'
import { DAY_MS, UNUSED_PICTURE_DAYS } from '#app/platform/retention.ts'
import { ADMIN_PASSWORD, type AdminClient, signIn } from '#tests/support/admin-client.ts'
import { formsIn } from '#tests/support/forms.ts'
import { ended, rowsOf } from '#tests/support/imports.ts'
import { jsonOf, type PhoneJson } from '#tests/support/json.ts'
import { typedPhone } from '#tests/support/panel.ts'
import { gif, photoOf } from '#tests/support/picture-files.ts'
import { openSocket, readUntil, statusOf } from '#tests/support/raw.ts'
import { type Site, startSite } from '#tests/support/site.ts'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
const env = { ADMIN_PASSWORD, SEED_CATALOG: 'off' }
let site: Site
let admin: AdminClient
beforeAll(async () => {
  site = await startSite({ env, folder })
  admin = await signIn(site)
  await admin.post('/api/admin/brands', { name: 'Samsung', slug: 'samsung' })
})
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

type Chosen = [name: string, content: Uint8Array]

/** The fields of the phone form at an address of the panel, as a browser without script would send them. */
async function fieldsAt(path: string): Promise<Record<string, string>> {
  return fieldsIn(await (await admin.get(path)).text())
}
const fieldsIn = (html: string): Record<string, string> =>
  Object.fromEntries(formsIn(html).find(({ fields }) => fields.some(([name]) => name === 'slug'))?.fields ?? [])

/** Sends the form with these files. */
function send(path: string, fields: Record<string, string>, files: Chosen[], cookie = admin.cookie) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  // As a browser sends a field without a file.
  if (files.length === 0) form.append('pictures', new File([], ''))
  for (const [name, content] of files) form.append('pictures', new File([new Uint8Array(content)], name))
  const headers = { Cookie: cookie, Origin: site.origin }
  return fetch(site.origin + path, { method: 'POST', body: form, headers, redirect: 'manual' })
}

let made = 0
const givenPhone = async (more: object = {}) => {
  made += 1
  const slug = `acme-${made}`
  const drawn = { imageUrl: `/images/phones/${slug}.svg`, carouselImages: [`/images/phones/${slug}-back.svg`] }
  return jsonOf<PhoneJson>(
    admin.post('/api/admin/mobiles', typedPhone({ slug, name: `Acme ${made}`, ...drawn, ...more })),
  )
}
const uploadTo = async (phone: PhoneJson, files: Chosen[]) => {
  const path = `/admin?edit=${phone.id}`
  return send(path, { ...(await fieldsAt(path)), intent: 'save-phone' }, files)
}
const storedOf = ({ id }: PhoneJson) =>
  rowsOf<{ image_url: string; carousel_images: string }>(
    site,
    'SELECT image_url, carousel_images FROM mobiles WHERE id = ?',
    id,
  ).map(row => ({ main: row.image_url, others: JSON.parse(row.carousel_images) as string[] }))[0]

/** The message at the field for pictures. */
const problemIn = (html: string) =>
  /id="upload-error"[^>]*>([^<]*)</.exec(html)?.[1]?.replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

test('a picture is uploaded, saved, and served small and without metadata for as long as browsers like', async () => {
  const phone = await givenPhone()
  const path = `/admin?edit=${phone.id}`
  const typed = { ...(await fieldsAt(path)), model: 'Typed', intent: 'add-pictures' }
  const uploaded = await send(path, typed, [['one.jpg', await photoOf('#aa3311')]])
  expect(uploaded.status).toBe(200)
  const form = fieldsIn(await uploaded.text())
  const address = form['carouselImages[1]'] ?? ''
  expect(address).toMatch(/^\/pictures\/[0-9a-f]{32}-800\.webp$/)
  expect(form).toMatchObject({ model: 'Typed', imageUrl: address })
  expect(storedOf(phone)?.main).toBe(phone.imageUrl)

  expect((await send(path, { ...form, intent: 'save-phone' }, [])).status).toBe(303)
  expect(storedOf(phone)).toEqual({ main: address, others: [phone.carouselImages[0], address] })

  const response = await fetch(site.origin + address)
  const header = (name: string) => response.headers.get(name)
  expect([response.status, header('content-type'), header('x-content-type-options')]).toEqual([
    ...[200, 'image/webp', 'nosniff'],
  ])
  expect(header('cache-control')).toBe('public, max-age=31536000, immutable')
  const large = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect([large.format, large.width, large.height, large.exif]).toEqual(['webp', 800, 1000, undefined])
  const small = await fetch(site.origin + address.replace('-800', '-320'))
  expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(320)

  const headers = { 'If-None-Match': header('etag') ?? '' }
  const again = await fetch(site.origin + address, { headers })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const head = await fetch(site.origin + address, { method: 'HEAD' })
  expect([head.status, head.headers.get('etag')]).toEqual([200, header('etag')])
})

test('the phone page and the cards show it in both widths, with the drawing behind it', async () => {
  const phone = await givenPhone()
  const before = await (await fetch(`${site.origin}/samsung/${phone.slug}`)).text()
  expect(/srcset=|"\/pictures\//i.test(before)).toBe(false)
  await uploadTo(phone, [['one.png', await photoOf('#116633')]])
  const main = storedOf(phone)?.main ?? ''
  const small = main.replace('-800', '-320')
  for (const path of [`/samsung/${phone.slug}`, '/samsung']) {
    const html = await (await fetch(site.origin + path)).text()
    const image = new RegExp(`<img[^>]*src="${main}"[^>]*>`).exec(html)?.[0] ?? ''
    expect([path, image]).toEqual([path, expect.stringContaining(`${small} 320w, ${main} 800w`)])
    expect(image).toMatch(/width="200" height="200"/)
    expect(image).toContain(`/images/phones/${phone.slug}-pair.svg`)
  }
})

test.each([
  '/pictures/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-800.webp',
  '/pictures/x-800.webp',
  '/pictures/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-801.webp',
])('%s is not found, and that is not kept', async path => {
  const response = await fetch(site.origin + path)
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('pressing Save with files chosen uploads them too', async () => {
  const phone = await givenPhone()
  const files: Chosen[] = [
    ['one.jpg', await photoOf('#223344')],
    ['two.jpg', await photoOf('#443322')],
  ]
  expect((await uploadTo(phone, files)).status).toBe(303)
  expect(storedOf(phone)?.others).toHaveLength(3)
})

const WRONG = 'That file is not a JPG, PNG or WebP photo.'
test.each([
  ['a GIF', 'phone.jpg', () => gif, 415, `phone.jpg: ${WRONG}`],
  ['an SVG', 'phone.png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, `phone.png: ${WRONG}`],
  ['a text', 'a&b.webp', () => Buffer.from('words'), 415, `a&amp;b.webp: ${WRONG}`],
  [
    'a cut picture',
    'cut.jpg',
    async () => (await photoOf('#123456')).subarray(0, 3000),
    ...([422, 'cut.jpg: The photo is damaged and could not be read.'] as const),
  ],
  [
    'too large a file',
    'big.jpg',
    () => Buffer.alloc(6 * 1024 * 1024 + 1, Buffer.from([0xff, 0xd8, 0xff])),
    ...([413, 'big.jpg: The photo is larger than 6 MB.'] as const),
  ],
] as const)('%s is refused at the field, and loses neither what is typed nor good pictures', async (...line) => {
  const [, name, content, status, message] = line
  const phone = await givenPhone()
  const path = `/admin?edit=${phone.id}`
  const typed = { ...(await fieldsAt(path)), model: 'Typed', intent: 'save-phone' }
  const good: Chosen = ['good.jpg', await photoOf(`#0000${40 + made}`)]
  const response = await send(path, typed, [good, [name, await content()]])
  expect(response.status).toBe(status)
  const html = await response.text()
  expect(problemIn(html)).toBe(message)
  const { intent: _, ...fields } = { ...fieldsIn(html) }
  expect(fields).toMatchObject({ model: 'Typed', 'carouselImages[1]': expect.stringMatching(/^\/pictures\//) })
  expect(storedOf(phone)?.main).toBe(phone.imageUrl)
})

test('a form that is too large to be read says so at the field', async () => {
  const phone = await givenPhone()
  const head = [
    `POST /admin?edit=${phone.id} HTTP/1.1`,
    `Host: ${new URL(site.origin).host}`,
    `Origin: ${site.origin}`,
    `Cookie: ${admin.cookie}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${MAX_PICTURES_FORM_BYTES + 1}`,
  ]
  const socket = openSocket(site)
  socket.write(`${head.join('\r\n')}\r\n\r\n--x`)
  const response = await readUntil(socket, text => text.includes('</html>'))
  socket.destroy()
  expect(statusOf(response)).toBe(413)
  expect(problemIn(response)).toContain('larger than 6 MB')
})

test('a phone has at most 8; one that it has already counts once', async () => {
  const phone = await givenPhone()
  const files: Chosen[] = []
  for (let index = 0; index <= MAX_PICTURES; index += 1)
    files.push([`${index}.jpg`, await photoOf(`#33${index}${index}00`, { width: 300, height: 300 })])
  const refused = await uploadTo(phone, files)
  expect([refused.status, problemIn(await refused.text())]).toEqual([
    422,
    `${MAX_PICTURES}.jpg: A phone has at most 8 uploaded pictures.`,
  ])
  expect((await uploadTo(phone, files.slice(0, MAX_PICTURES))).status).toBe(303)
  expect((await uploadTo(phone, files.slice(0, 1))).status).toBe(422)
  expect(storedOf(phone)?.others).toHaveLength(MAX_PICTURES + 1)
})

test('nobody uploads without a session, nor from another site', async () => {
  const count = () => rowsOf(site, 'SELECT count(*) AS n FROM pictures')[0]
  const before = count()
  const picture: Chosen = ['one.jpg', await photoOf('#778899')]
  expect((await send('/admin?new=mobile', { intent: 'add-pictures' }, [picture], '')).status).toBe(401)
  const form = new FormData()
  form.append('intent', 'add-pictures')
  form.append('pictures', new File([new Uint8Array(picture[1])], 'one.jpg'))
  const foreign = await fetch(`${site.origin}/admin`, {
    method: 'POST',
    body: form,
    headers: { Cookie: admin.cookie, Origin: 'https://evil.example' },
  })
  expect(foreign.status).toBe(403)
  expect(count()).toEqual(before)
})

test('a form with pictures whose session had ended is kept without them', async () => {
  const other = await signIn(site)
  await other.post('/api/auth/logout')
  const picture = Buffer.concat([await photoOf('#998877'), Buffer.alloc(2 * 1024 * 1024)])
  const fields = { intent: 'save-phone', model: 'Typed before' }
  const response = await send('/admin?new=mobile', fields, [['one.jpg', picture]], other.cookie)
  expect([response.status, await response.text()]).toEqual([401, expect.stringContaining('/admin/login?redirectTo=')])
  const kept = rowsOf<{ fields: string }>(site, 'SELECT fields FROM kept_forms')
  expect(kept.map(({ fields }) => JSON.parse(fields))).toEqual([Object.entries(fields)])
})

test('a deleted phone has its pictures again once the deletion is undone', async () => {
  const phone = await givenPhone()
  await uploadTo(phone, [['one.jpg', await photoOf('#345678')]])
  const shown = storedOf(phone)
  await admin.form('/admin', { intent: 'delete-phone', id: phone.id })
  expect(storedOf(phone)).toBeUndefined()
  expect((await fetch(site.origin + shown?.main)).status).toBe(200)
  const [entry] = rowsOf<{ id: number }>(site, "SELECT max(id) AS id FROM activity WHERE action = 'delete'")
  await admin.form('/admin', { intent: 'restore', id: String(entry?.id) })
  expect(storedOf(phone)).toEqual(shown)
  expect((await fetch(site.origin + shown?.main)).status).toBe(200)
})

test('the SQL backup has the pictures; a JSON export names them, and where they are missing the import draws the phone', async () => {
  const phone = await givenPhone()
  await uploadTo(phone, [['one.jpg', await photoOf('#765432')]])
  const main = storedOf(phone)?.main ?? ''
  const sql = await (await admin.get('/api/export/sql')).text()
  const [picture] = rowsOf<{ hash: string; small: string; large: string }>(
    site,
    'SELECT hash, hex(small) AS small, hex(large) AS large FROM pictures WHERE hash = ?',
    pictureHash(main),
  )
  expect(sql.includes(`'${picture?.hash}'`)).toBe(true)
  for (const webp of [picture?.small, picture?.large]) expect(sql.toUpperCase().includes(`X'${webp}'`)).toBe(true)

  const json = await (await admin.get('/api/export/json')).text()
  expect(json).toContain(main)
  const api = await jsonOf<PhoneJson>(admin.get(`/api/mobiles/samsung/${phone.slug}`))
  expect(api.imageUrl).toBe(main)
  await using other = await startSite({ env })
  const there = await signIn(other)
  for (const [name, content] of [
    ['export.json', json],
    ['list.json', JSON.stringify([{ ...api, slug: 'acme-listed', name: 'Acme Listed' }])],
  ] as const) {
    const uploaded = await there.form('/admin/import', { intent: 'upload', file: new File([content], name) })
    const preview = uploaded.headers.get('Location') ?? ''
    const started = await there.form(preview, { intent: 'import' })
    const result = await ended(there, started.headers.get('Location') ?? '')
    expect([name, result]).toEqual([name, expect.stringContaining('its drawing stands for a picture that this site')])
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
  expect((await fetch(site.origin + orphan)).status).toBe(200)
  await site.stop()
  const database = new Database(site.databasePath)
  database.prepare('UPDATE pictures SET unused_since = ?').run(Date.now() - (UNUSED_PICTURE_DAYS + 1) * DAY_MS)
  database.close()
  site = await startSite({ env, folder })
  expect((await fetch(site.origin + shown)).status).toBe(200)
  await expect.poll(async () => (await fetch(site.origin + orphan)).status).toBe(404)
})
