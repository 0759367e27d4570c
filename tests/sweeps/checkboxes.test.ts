import { beforeAll, describe, expect, test } from 'vitest'
import { formsIn, type PageForm, submissionOf } from '#tests/support/forms.ts'
import { jsonOf, type PhoneJson } from '#tests/support/json.ts'
import { givenPanel } from '#tests/support/panel.ts'
import { linksIn } from '#tests/support/xml.ts'

const panel = givenPanel()
const { request, json, rows } = panel

/** A form with a checkbox, and its page. */
type Standing = { page: string; form: PageForm }

const html = async (path: string) => (await request(path, { headers: { Cookie: panel.cookie } })).text()

const post = (path: string, body: URLSearchParams | FormData) =>
  request(path, { method: 'POST', body, headers: { Cookie: panel.cookie, Origin: panel.site.origin } })

/** Identifies the kind of a page: equal paths and parameter names, whatever the values. */
function kindOf({ pathname, searchParams }: URL) {
  const path = pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')
  return `${path}?${[...searchParams].map(([name, value]) => (['tab', 'new'].includes(name) ? `${name}=${value}` : name)).sort()}`
}

type Page = { path: string; text: string }

async function pagesOfPanel(starts: string[]): Promise<Page[]> {
  const seen = new Map<string, Page>()
  const open = [...starts]
  for (let path = open.shift(); path; path = open.shift()) {
    const kind = kindOf(new URL(path, panel.site.origin))
    if (seen.has(kind)) continue
    const text = await html(path)
    seen.set(kind, { path, text })
    for (const href of linksIn(text).anchors) {
      const url = new URL(href, panel.site.origin + path)
      if (url.origin === panel.site.origin && /^\/(admin|export)(\/|$)/.test(url.pathname)) {
        open.push(url.pathname + url.search)
      }
    }
  }
  return [...seen.values()]
}

const publicPages = [
  '/',
  '/mobiles',
  '/brands',
  '/samsung',
  '/samsung/samsung-galaxy-s24-ultra',
  '/search?q=galaxy',
].concat(['/compare', '/reviews', '/guide', '/sitemap', '/contact', '/admin/login'])

const bundled = () => rows("SELECT id, version FROM mobiles WHERE slug = 'samsung-galaxy-s24-ultra'")[0]
const lookUpPage = () => `/admin/import/phones/${bundled()?.id}`

let standing: Standing[]

beforeAll(async () => {
  const file = new FormData()
  file.append('intent', 'upload')
  file.append('file', new File(['Name,Price\nSamsung Galaxy S24 Ultra,"PKR 300,000"\n'], 'prices-2026.csv'))
  const preview = (await post('/admin/import', file)).headers.get('Location') ?? ''
  const report = `/price-report?phone=${bundled()?.id}`
  const pages = await pagesOfPanel(['/admin', preview, lookUpPage()])
  for (const path of [...publicPages, report]) pages.push({ path, text: await html(path) })
  standing = []
  // What a filter has checked stands in the address.
  const isStored = ({ checkboxes }: PageForm) => checkboxes.some(({ name }) => !/^[fn]\./.test(name))
  for (const { path, text } of pages) {
    for (const form of formsIn(text)) if (isStored(form)) standing.push({ page: path, form })
  }
})

/** Submits the form with all checkboxes on or off, and reads them in the form shown afterwards. */
async function sendAndReopen({ page, form }: Standing, isChecked: boolean) {
  const fields = submissionOf(form, () => isChecked)
  if (page.includes('/files/')) fields.set('intent', 'preview')
  const sent = await post(form.action || page, fields)
  expect(sent.status).toBe(303)
  const again = formsIn(await html(page)).find(({ checkboxes }) => checkboxes.length > 0)
  return { page, form: again as PageForm }
}

describe('an unchecked checkbox', () => {
  test('is covered for every form', () => {
    expect([...new Set(standing.flatMap(({ form }) => form.checkboxes.map(box => box.name)))].sort()).toEqual([
      'isActive',
      'isFeatured',
      'isVisible',
      'replacesEdited',
      'takesRejected',
    ])
  })

  test('stays unchecked in every form that is shown again', async () => {
    const stored = standing.filter(({ page }) => !page.includes('new=') && page !== '/admin/sources')
    expect(stored.length).toBeGreaterThanOrEqual(3)
    for (const place of stored) {
      for (const isChecked of [true, false, true, false]) {
        place.form = (await sendAndReopen(place, isChecked)).form
        expect([place.page, place.form.checkboxes.map(box => box.isChecked)]).toEqual([
          place.page,
          place.form.checkboxes.map(() => isChecked),
        ])
      }
    }
  })

  test('is stored as false in a new record', async () => {
    const places = standing.filter(({ page }) => page.includes('new='))
    const fresh = new Map(places.map(place => [place.form.checkboxes[0]?.name, place]))
    expect([...fresh.keys()].sort()).toEqual(['isFeatured', 'isVisible'])
    for (const { page, form } of fresh.values()) {
      const fields = submissionOf(form, () => false)
      for (const [name, value] of Object.entries({
        name: 'Acme Box',
        slug: 'acme-box',
        brand: 'samsung',
        model: 'Box',
        imageUrl: '/a.png',
        'carouselImages[0]': '/a.png',
        releaseDate: '2026',
        'shortSpecs.ram': '8GB',
        'shortSpecs.storage': '128GB',
        'shortSpecs.camera': '50 MP',
      })) {
        if (fields.has(name)) fields.set(name, value)
      }
      expect((await post(form.action || page, fields)).status).toBe(303)
    }
    expect(rows("SELECT is_visible FROM brands WHERE slug = 'acme-box'")).toEqual([{ is_visible: 0 }])
    expect(rows("SELECT is_featured FROM mobiles WHERE slug = 'acme-box'")).toEqual([{ is_featured: 0 }])
  })

  test('a hidden brand stays hidden when something else is saved, or a save fails', async () => {
    const place = standing.find(({ page }) => page.includes('edit-brand=')) as Standing
    place.form = (await sendAndReopen(place, false)).form
    const fields = submissionOf(place.form, () => false)
    fields.set('name', '')
    const failed = await post(place.page, fields)
    expect(failed.status).toBe(422)
    const form = formsIn(await failed.text()).find(({ checkboxes }) => checkboxes.length > 0)
    expect(form?.checkboxes).toEqual([{ name: 'isVisible', value: 'on', isChecked: false }])
  })

  test('leaves an offered fact unchanged', async () => {
    const { id } = bundled() ?? {}
    const whole = await jsonOf<PhoneJson>(request('/api/mobiles/samsung/samsung-galaxy-s24-ultra'))
    const changed = { ...whole, releaseDate: '2001', dimensions: { height: '1 mm' } }
    expect((await json(`/api/admin/mobiles/${id}`, 'PUT', changed)).status).toBe(200)
    const offered = async () => {
      const response = await post(lookUpPage(), new URLSearchParams({ intent: 'look-up' }))
      const form = formsIn(await response.text()).find(({ checkboxes }) => checkboxes.length > 0)
      return form as PageForm
    }
    const before = await offered()
    expect(before.checkboxes.map(box => box.value)).toEqual(['releaseDate', 'dimensions'])
    const fields = submissionOf(before, box => box.value === 'dimensions')
    expect((await post(lookUpPage(), fields)).status).toBe(303)
    expect((await offered()).checkboxes.map(box => box.value)).toEqual(['releaseDate'])
  })

  test('does not apply to the JSON API: missing values keep their default', async () => {
    const made = await json('/api/admin/brands', 'POST', { name: 'Acme Json', slug: 'acme-json' })
    expect(await made.json()).toMatchObject({ isVisible: true })
  })
})
