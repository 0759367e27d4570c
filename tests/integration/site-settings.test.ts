/** The settings of the site over HTTP: what pages show before and after, who may change them, and how (SITE-10 to SITE-14). */
import { expect, test } from 'vitest'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { type SiteSettings, specifiedSettings } from '#app/site-settings/site-settings.ts'
import { ADMIN_PASSWORD } from '#tests/support/admin-client.ts'
import { formsIn } from '#tests/support/forms.ts'
import { entriesIn } from '#tests/support/ld-json.ts'
import { cookieOf, givenPanel } from '#tests/support/panel.ts'
import { a55 } from '#tests/support/phones.ts'
import { startSite } from '#tests/support/site.ts'
import { until, untilHolds } from '#tests/support/until.ts'

const panel = givenPanel()
const PHONE = '/samsung/samsung-galaxy-a55'

const textOf = async (path: string, origin = panel.site.origin) => {
  const response = await fetch(origin + path)
  expect(response.status).toBe(200)
  return response.text()
}
/** What a visitor reads soon after a change: on a busy machine the former response serves for up to a second (HTTP-2). */
const soon = (path: string, expectations: (html: string) => void) =>
  untilHolds(async () => expectations(await textOf(path)))
const ratingOf = (html: string) =>
  (entriesIn(html) as { '@type': string; aggregateRating?: object }[]).find(entry => entry['@type'] === 'Product')
    ?.aggregateRating
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]

const send = (form: Record<string, string>, cookie = panel.cookie, origin = panel.site.origin) =>
  fetch(`${origin}/admin/site`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { Cookie: cookie, Origin: origin },
    redirect: 'manual',
  })
const pageOf = async (cookie = panel.cookie) =>
  (await panel.request('/admin/site', { headers: { Cookie: cookie } })).text()
/** The hidden fields and chosen lines of the form, or of the first button of the history. */
const formOf = (html: string, intent: 'save' | 'put-back') => {
  const isWanted = (fields: [string, string][]) => fields.some(([name]) => name === 'id') === (intent === 'put-back')
  const form = formsIn(html).find(({ fields }) => fields.some(([name]) => name === 'version') && isWanted(fields))
  return { ...Object.fromEntries(form?.fields ?? []), intent }
}
const save = async (more: Partial<SiteSettings>) => {
  const response = await send({ ...formOf(await pageOf(), 'save'), ...more })
  expect(response.status).toBe(303)
}

test('as specified, each sample figure has a true line beside it', async () => {
  const [home, phone] = [await textOf('/'), await textOf(PHONE)]
  expect(home).toMatch(/Price Updates<\/dt> <dd[^>]*>Daily<\/dd><dd[^>]*>Newest price read [^<]+<\/dd>/)
  expect(home).toMatch(/User Reviews<\/dt> <dd[^>]*>10K\+<\/dd><dd[^>]*>A sample figure, not counted<\/dd>/)
  expect(phone).toMatch(/4\.2\/5.*156 reviews.*A sample rating, not from readers\./)
  expect(ratingOf(phone)).toMatchObject({ ratingValue: 4.2, reviewCount: 156 })
  expect(titleOf(phone)).toContain('Review (2025)')
})

test('a change is seen by the next visitor, by itself: figures, structured data, title', async () => {
  await save({ priceUpdates: 'off', rating: 'off' })
  await soon('/', home => expect(home).not.toContain('Price Updates'))
  await soon(PHONE, phone => {
    expect(phone).not.toContain('4.2/5')
    expect(ratingOf(phone)).toBeDefined()
  })
  await save({ rating: 'sample', ratingData: 'off', titleYear: 'current' })
  await soon(PHONE, later => {
    expect(later).toContain('4.2/5')
    expect(ratingOf(later)).toBeUndefined()
    expect(later).not.toContain('aggregateRating')
    expect(titleOf(later)).toContain(`Review (${todayInPakistan().slice(0, 4)})`)
  })
  await save(specifiedSettings)
})

test('counted figures: nothing for zero, then what readers sent', async () => {
  await save({ priceUpdates: 'counted', userReviews: 'counted', rating: 'counted' })
  await soon('/', before => {
    expect(before).toMatch(/Newest price read<\/dt>/)
    expect(before).not.toMatch(/10K|by a Reader|by Readers/)
  })
  await soon(PHONE, phone => expect(phone).not.toMatch(/4\.2\/5|told us a price of this phone/))
  const sent = await panel.request(`/price-report?phone=${a55.id}`, {
    method: 'POST',
    body: new URLSearchParams({ price: '99999', place: 'a shop' }),
    headers: { Origin: panel.site.origin },
  })
  expect(sent.status).toBeLessThan(400)
  await save({ ratingData: 'off' })
  await soon('/', home => expect(home).toMatch(/Price Report by a Reader<\/dt> <dd[^>]*>1<\/dd>/))
  await soon(PHONE, phone => expect(phone).toContain('A reader has told us a price of this phone.'))
  expect(await pageOf()).toContain('Now: 1 price report<')
  await save(specifiedSettings)
})

test('the history says who changed what, and puts a change back', async () => {
  await save({ userReviews: 'off' })
  const page = await pageOf()
  expect(page).toMatch(/<strong[^>]*>admin<\/strong>/)
  expect(page).toContain('After: Not shown')
  await soon('/', home => expect(home).not.toContain('10K+'))
  const put = formOf(page, 'put-back')
  expect((await send(put)).status).toBe(303)
  await soon('/', home => expect(home).toContain('10K+'))
  // A page that was opened before is out of date now.
  await save({ userReviews: 'off' })
  expect((await send(put)).status).toBe(303)
  await soon('/', home => expect(home).not.toContain('10K+'))
  await save(specifiedSettings)
  const activity = await (await panel.request('/admin?tab=activity', { headers: { Cookie: panel.cookie } })).text()
  expect(activity.replace(/<!-- -->/g, '')).toMatch(/restored the site settings/)
})

test('of two administrators at once the second sees both choices and decides', async () => {
  const opened = formOf(await pageOf(), 'save')
  await save({ rating: 'off' })
  const second = await send({ ...opened, rating: 'counted', titleYear: 'current' })
  expect(second.status).toBe(409)
  const html = await second.text()
  expect(html).toContain('This record was changed by someone else')
  const again = formOf(html, 'save')
  expect(again).toMatchObject({ rating: 'counted', titleYear: 'current', 'keep.rating': 'typed' })
  expect((await send({ ...again, 'keep.rating': 'stored' })).status).toBe(303)
  expect(formOf(await pageOf(), 'save')).toMatchObject({ rating: 'off', titleYear: 'current' })
  await save(specifiedSettings)
})

test.each([
  ['an unknown choice', { rating: '5 stars' }],
  ['a missing choice', { titleYear: '' }],
])('%s is refused, and the others stay chosen', async (_, wrong) => {
  const response = await send({ ...formOf(await pageOf(), 'save'), userReviews: 'off', ...wrong })
  expect(response.status).toBe(422)
  const html = await response.text()
  expect(html).toContain('Choose one of these.')
  expect(formOf(html, 'save')).toMatchObject({ userReviews: 'off' })
  await soon('/', home => expect(home).toContain('10K+'))
})

test('a form that comes back with a mistake is still one of before the other administrator', async () => {
  const opened = formOf(await pageOf(), 'save')
  await save({ rating: 'off' })
  const wrong = await send({ ...opened, titleYear: '1999' })
  expect(wrong.status).toBe(422)
  const corrected = await send({ ...formOf(await wrong.text(), 'save'), titleYear: 'current' })
  expect(corrected.status).toBe(409)
  await save(specifiedSettings)
})

test.each<Record<string, string>>([
  {},
  { intent: 'save' },
  { intent: 'put-back', id: '9e99' },
  { intent: 'put-back', id: 'x', version: '0' },
])('a form that is not whole, %j, changes nothing and is no fault', async form => {
  expect((await send(form)).status).toBeLessThan(500)
  await soon('/', home => expect(home).toContain('10K+'))
})

test('an editor is refused, a stranger is asked to sign in', async () => {
  const database = panel.database()
  database
    .prepare(
      "INSERT INTO users (id, username, password, role, created_at) SELECT 'eve', 'eve', password, 'editor', 0 FROM users LIMIT 1",
    )
    .run()
  database.close()
  const editor = cookieOf(await panel.login(ADMIN_PASSWORD, 'eve'))
  const form = { ...formOf(await pageOf(), 'save'), rating: 'off' }
  const statuses = async (cookie: string) => [
    (await panel.request('/admin/site', { headers: { Cookie: cookie } })).status,
    (await send(form, cookie)).status,
  ]
  expect(await statuses(editor)).toEqual([403, 403])
  expect(await statuses('')).toEqual([401, 401])
  await soon(PHONE, phone => expect(phone).toContain('4.2/5'))
  const dashboard = await (await panel.request('/admin', { headers: { Cookie: editor } })).text()
  expect(dashboard).not.toContain('href="/admin/site"')
})

test('a second process follows, and PLACEHOLDER_RATING=off wins there over the panel', async () => {
  await using other = await startSite({
    folder: panel.site.databasePath.replace(/\/[^/]*$/, ''),
    env: { ADMIN_PASSWORD, PLACEHOLDER_RATING: 'off' },
  })
  expect(await textOf('/', other.origin)).toContain('10K+')
  const phone = await textOf(PHONE, other.origin)
  expect(phone).not.toMatch(/4\.2\/5|aggregateRating/)
  expect(phone).toContain('Expert Review')
  const page = await fetch(`${other.origin}/admin/site`, { headers: { Cookie: panel.cookie } })
  expect(await page.text()).toContain('PLACEHOLDER_RATING=off')
  await save({ userReviews: 'off', titleYear: 'current', rating: 'sample', ratingData: 'on' })
  await until(async () => !(await textOf('/', other.origin)).includes('10K+'))
  await until(async () => !titleOf(await textOf(PHONE, other.origin))?.includes('(2025)'))
  expect(await textOf(PHONE, other.origin)).not.toMatch(/4\.2\/5|aggregateRating/)
  await save(specifiedSettings)
})
