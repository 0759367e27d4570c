/** Pictures that editors upload: taken by the form of a phone, and served (IMAGE-5, ADMIN-22). */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { MAX_PICTURES, MAX_PICTURES_FORM_BYTES } from '#app/pictures/phone-pictures.ts'
import { signIn } from '#tests/support/admin-client.ts'
import { rowsOf } from '#tests/support/imports.ts'
import { type Chosen, fieldsIn, givenPhoneForms, problemIn } from '#tests/support/phone-forms.ts'
import { gif, photoOf } from '#tests/support/picture-files.ts'
import { openSocket, readUntil, statusOf } from '#tests/support/raw.ts'

const forms = givenPhoneForms()
const { fieldsAt, send, givenPhone, uploadTo, storedOf } = forms

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

  const response = await fetch(forms.site.origin + address)
  const header = (name: string) => response.headers.get(name)
  expect([response.status, header('content-type'), header('x-content-type-options')]).toEqual([
    ...[200, 'image/webp', 'nosniff'],
  ])
  expect(header('cache-control')).toBe('public, max-age=31536000, immutable')
  const large = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect([large.format, large.width, large.height, large.exif]).toEqual(['webp', 800, 1000, undefined])
  const small = await fetch(forms.site.origin + address.replace('-800', '-320'))
  expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(320)

  const headers = { 'If-None-Match': header('etag') ?? '' }
  const again = await fetch(forms.site.origin + address, { headers })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const head = await fetch(forms.site.origin + address, { method: 'HEAD' })
  expect([head.status, head.headers.get('etag')]).toEqual([200, header('etag')])
})

test('the phone page and the cards show it in both widths, with the drawing behind it', async () => {
  const phone = await givenPhone()
  const before = await (await fetch(`${forms.site.origin}/samsung/${phone.slug}`)).text()
  expect(/srcset=|"\/pictures\//i.test(before)).toBe(false)
  await uploadTo(phone, [['one.png', await photoOf('#116633')]])
  const main = storedOf(phone)?.main ?? ''
  const small = main.replace('-800', '-320')
  for (const path of [`/samsung/${phone.slug}`, '/samsung']) {
    const html = await (await fetch(forms.site.origin + path)).text()
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
  const response = await fetch(forms.site.origin + path)
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
let good = 40
const goodColour = () => `#0000${good++}`
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
  const good: Chosen = ['good.jpg', await photoOf(goodColour())]
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
    `Host: ${new URL(forms.site.origin).host}`,
    `Origin: ${forms.site.origin}`,
    `Cookie: ${forms.admin.cookie}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${MAX_PICTURES_FORM_BYTES + 1}`,
  ]
  const socket = openSocket(forms.site)
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
  const count = () => rowsOf(forms.site, 'SELECT count(*) AS n FROM pictures')[0]
  const before = count()
  const picture: Chosen = ['one.jpg', await photoOf('#778899')]
  expect((await send('/admin?new=mobile', { intent: 'add-pictures' }, [picture], '')).status).toBe(401)
  const form = new FormData()
  form.append('intent', 'add-pictures')
  form.append('pictures', new File([new Uint8Array(picture[1])], 'one.jpg'))
  const foreign = await fetch(`${forms.site.origin}/admin`, {
    method: 'POST',
    body: form,
    headers: { Cookie: forms.admin.cookie, Origin: 'https://evil.example' },
  })
  expect(foreign.status).toBe(403)
  expect(count()).toEqual(before)
})

test('a form with pictures whose session had ended is kept without them', async () => {
  const other = await signIn(forms.site)
  await other.post('/api/auth/logout')
  const picture = Buffer.concat([await photoOf('#998877'), Buffer.alloc(2 * 1024 * 1024)])
  const fields = { intent: 'save-phone', model: 'Typed before' }
  const response = await send('/admin?new=mobile', fields, [['one.jpg', picture]], other.cookie)
  expect([response.status, await response.text()]).toEqual([401, expect.stringContaining('/admin/login?redirectTo=')])
  const kept = rowsOf<{ fields: string }>(forms.site, 'SELECT fields FROM kept_forms')
  expect(kept.map(({ fields }) => JSON.parse(fields))).toEqual([Object.entries(fields)])
})
