/** No form of the panel loses what was typed: by an error, a conflict, a second tab, an ended session (AUTH-14, FORM-2). */
import { beforeAll, describe, expect, test } from 'vitest'
import { stableId } from '#app/platform/ids.server.ts'
import { ADMIN_PASSWORD } from '#tests/support/admin-client.ts'
import { formsIn } from '#tests/support/forms.ts'
import { cookieOf, givenPanel } from '#tests/support/panel.ts'
import { a55, note40 } from '#tests/support/phones.ts'
import { lines } from '#tests/support/rights-lines.ts'

const panel = givenPanel()
const { request, rows } = panel

type Fields = Record<string, string>
type PanelForm = {
  /** The address of the page with the form. */
  path: () => string
  /** What is typed or chosen. */
  typed: Fields
  /** What makes it wrong; its other fields must come back. */
  wrong?: Fields
  /** Whether it changes a record that another tab may have saved meanwhile. */
  isOfRecord?: true
  /** What the form has besides, such as the version of its record. */
  hidden?: () => Fields
}

const versionOf = (id: string) => rows<{ version: number }>('SELECT version FROM mobiles WHERE id = ?', id)[0]?.version
const phone = () => rows<{ id: string; version: number }>('SELECT id, version FROM mobiles WHERE id = ?', a55.id)[0]
const samsung = () => rows<{ id: string; version: number }>("SELECT id, version FROM brands WHERE slug = 'samsung'")[0]
const asFields = (record: object = {}): Fields =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, String(value)]))
const report = () => rows<{ id: string }>("SELECT id FROM messages WHERE kind = 'price-report'")[0]?.id ?? ''

const typedPhone = {
  name: 'Samsung Galaxy A55 as typed',
  slug: 'samsung-galaxy-a55',
  brand: 'samsung',
  model: 'A55 as typed',
  imageUrl: '/images/typed.png',
  'carouselImages[0]': '/images/typed.png',
  releaseDate: '2024-03',
  'shortSpecs.camera': '50 MP as typed',
  'specifications[0].category': 'Typed category',
  'specifications[0].specs[0].feature': 'Typed feature',
  'specifications[0].specs[0].value': 'Typed value',
}
const newPhone = { ...typedPhone, slug: 'acme-typed', name: 'Acme Typed' }
const typedPrice = { price: '123456', source: 'Typed shop', date: '2026-11-20' }
const ofPhone: Pick<PanelForm, 'path' | 'hidden' | 'isOfRecord'> = {
  path: () => `/admin?edit=${a55.id}`,
  hidden: () => asFields(phone()),
  isOfRecord: true,
}

const ofSource: Pick<PanelForm, 'typed' | 'wrong'> = {
  typed: {
    ...{ name: 'Typed shop', address: 'http://127.0.0.1:9999/typed', kind: 'official' },
    ...{ everyHours: '12', city: 'Typed city', contact: 'Typed contact' },
  },
  wrong: { everyHours: '500' },
}
const storedSource = () => rows<{ id: string; version: number }>('SELECT id, version FROM sources')[0]

const ofListing: PanelForm = {
  path: () => '/admin/prices/held',
  typed: { slug: 'typed-phone', price: '45999' },
  wrong: { price: 'a lot' },
  hidden: () => asFields(rows<{ id: number }>('SELECT id FROM held_listings')[0]),
}

/** By route and intent, as the matrix of rights names them. */
const forms: Record<string, PanelForm> = {
  'POST admin save-phone': { ...ofPhone, typed: typedPhone, wrong: { releaseDate: 'next May' } },
  'POST admin save-brand': {
    path: () => `/admin?tab=brands&edit-brand=${samsung()?.id}`,
    typed: { name: 'Samsung as typed', slug: 'samsung', description: 'Typed words' },
    wrong: { name: '' },
    hidden: () => asFields(samsung()),
    isOfRecord: true,
  },
  'POST admin state-fact': {
    path: () => `/admin?edit=${a55.id}`,
    typed: {
      fact: 'battery.ratedMah',
      value: '5100',
      source: 'Typed source',
      url: 'https://typed.example/',
      date: '2026-11',
    },
    wrong: { value: '999999' },
    hidden: () => ({ id: a55.id }),
  },
  ...Object.fromEntries(
    [
      'generate-specs',
      'generate-details',
      'replace-typed',
      'enhance',
      'apply-paste',
      'preview-paste',
      'add-pictures',
    ].map(intent => [`POST admin ${intent}`, { path: () => '/admin?new=mobile', typed: newPhone } satisfies PanelForm]),
  ),
  'POST admin/prices save': {
    path: () => '/admin/prices?kind=old',
    typed: typedPrice,
    wrong: { date: 'tomorrow' },
    hidden: () => oldPhone(),
    isOfRecord: true,
  },
  'POST admin/prices sold-out': {
    path: () => '/admin/prices?kind=old',
    typed: typedPrice,
    wrong: { date: 'tomorrow' },
    hidden: () => oldPhone(),
  },
  'POST admin/messages use-price': {
    path: () => `/admin/messages?open=${report()}`,
    typed: typedPrice,
    wrong: { date: 'tomorrow' },
    hidden: () => ({ ...asFields(phone()), message: report() }),
    isOfRecord: true,
  },
  'POST admin/phones/:id/merge merge': {
    path: () => `/admin/phones/${a55.id}/merge?other=${note40.id}`,
    typed: { 'keep.model': 'goes', 'keep.brand': 'goes' },
    hidden: () => asFields({ other: note40.id, version: versionOf(a55.id), otherVersion: versionOf(note40.id) }),
    isOfRecord: true,
  },
  'POST admin/tables/:name': {
    path: () => '/admin/tables/pta-tax',
    typed: { content: '{\n "version": "typed"\n}' },
    wrong: { content: '{\n "version": "wrong"\n}' },
  },
  'POST admin/site save': {
    path: () => '/admin/site',
    typed: { priceUpdates: 'counted', userReviews: 'off', rating: 'counted', ratingData: 'off', titleYear: 'current' },
    hidden: () => ({ version: '0' }),
  },
  'POST admin/texts save': {
    path: () => '/admin/texts?language=ur&module=toastTexts',
    typed: { 'text.close': 'typed' },
    wrong: { 'text.notifications': 'x'.repeat(6001) },
    hidden: () => ({ version: '0' }),
  },
  'POST admin/import paste': {
    path: () => '/admin/import',
    typed: { text: 'Good morning all', sender: 'Typed shop' },
    wrong: { text: '' },
  },
  'POST admin/prices/held publish': {
    path: () => '/admin/prices/held',
    typed: { price: '45998', memory: '' },
    wrong: { price: 'a lot' },
    hidden: () => asFields(rows<{ id: number }>('SELECT id FROM held_prices')[0]),
  },
  'POST admin/prices/held publish-listing': ofListing,
  'POST admin/prices/held always-listing': ofListing,
  'POST admin/sources create': { ...ofSource, path: () => '/admin/sources' },
  'POST admin/sources try': { ...ofSource, path: () => '/admin/sources' },
  'POST admin/sources/:id save': {
    ...ofSource,
    path: () => `/admin/sources/${storedSource()?.id}`,
    hidden: () => asFields(storedSource()),
    isOfRecord: true,
  },
  'POST admin/sources/:id try': {
    ...ofSource,
    path: () => `/admin/sources/${storedSource()?.id}`,
    hidden: () => asFields(storedSource()),
  },
  'POST admin/import import-search': {
    path: () => '/admin/import',
    typed: { query: 'Typed name' },
    wrong: { query: 'x'.repeat(300) },
  },
  'POST admin/import import-brand': { path: () => '/admin/import', typed: { brand: 'Typed brand' } },
}

/** The first row of the list of old prices. */
function oldPhone(): Fields {
  const html = listOfOld
  const row = formsIn(html).find(({ fields }) => fields.some(([name]) => name === 'price'))
  return Object.fromEntries(row?.fields.filter(([name]) => name === 'id' || name === 'version') ?? [])
}
let listOfOld = ''

/** Where nothing is typed: a button, or one choice beside it. */
const withoutText = [
  ...['delete-phone', 'delete-brand', 'restore', 'remove-statement', 'remove-price'].map(
    intent => `POST admin ${intent}`,
  ),
  'POST admin/prices/held reject',
  ...['reviewed', 'not-reviewed'].map(intent => `POST admin/texts ${intent}`),
  ...['accept', 'accept-non-pta', 'open', 'mark-unread', 'mark', 'unmark', 'done', 'reopen', 'delete'].map(
    intent => `POST admin/messages ${intent}`,
  ),
  ...['end-session', 'end-other-sessions'].map(intent => `POST admin/account ${intent}`),
  ...['invite', 'withdraw', 'change-role', 'remove', 'end-sessions', 'turn-off-second-factor'].map(
    intent => `POST admin/accounts ${intent}`,
  ),
  ...['activate', 'discard'].map(intent => `POST admin/tables/:name/:version ${intent}`),
  'POST admin/site put-back',
  ...[
    'import-latest',
    'import-brands',
    'import-popular',
    'cancel',
    'undo',
    'import-catalogue',
    'dismiss-catalogue',
  ].map(intent => `POST admin/import ${intent}`),
  ...['run', 'delete'].map(intent => `POST admin/sources/:id ${intent}`),
  'POST admin/sources/:id/runs/:run undo',
  ...['refuse-listing', 'never-listing'].map(intent => `POST admin/prices/held ${intent}`),
  'POST admin/import/files/:id import',
  'POST admin/import/files/:id discard',
  'POST admin/import/phones/:id look-up',
  'POST admin/logout',
]
/** Passwords and codes are never kept, nor are files. */
const secretsAndFiles = [
  'POST admin/account change-password',
  ...['begin', 'finish', 'new-codes', 'turn-off'].map(intent => `POST admin/account/second-factor ${intent}`),
  'POST admin/confirm',
  'POST admin/login a wrong password',
  'POST admin/join/:token without an invitation',
  'POST admin/join/:token with an invitation',
  'POST admin/import upload',
]
/** Their tests are in import-options.test.ts and import-mobileapi.test.ts. */
const elsewhere = ['POST admin/import/files/:id preview', 'POST admin/import/phones/:id apply']

beforeAll(async () => {
  const sent = await post(`/price-report?phone=${a55.id}`, { price: '99999', place: 'a shop' })
  expect(sent.status).toBeLessThan(400)
  const made = await post('/admin/sources', { ...ofSource.typed, intent: 'create', name: 'Stored shop' })
  expect(made.status).toBe(303)
  const database = panel.database()
  const item = JSON.stringify({ key: 'a', url: null, title: 'Typed phone', description: '', priceText: 'Rs 45,000' })
  database
    .prepare(
      "INSERT INTO held_listings (source_id, key, item, price_pkr, kind, why, held_at) VALUES (?, 'a', ?, 45000, 'retail', 'x', 0)",
    )
    .run(storedSource()?.id, item)
  database
    .prepare(
      "INSERT INTO held_prices (mobile_id, price_pkr, source, kind, date, doubts, held_at) VALUES (?, 459980, 'x', 'retail', '2026-10', '[]', 0)",
    )
    .run(a55.id)
  database.close()
  listOfOld = await (await request('/admin/prices?kind=old', { headers: { Cookie: panel.cookie } })).text()
})

test('every form of the panel has a line', () => {
  const known = [...Object.keys(forms), ...withoutText, ...secretsAndFiles, ...elsewhere]
  const asked = lines
    .map(({ route, asks }) => `${route} ${asks ?? ''}`.trim())
    .filter(line => line.startsWith('POST admin') && !/undo of|import of/.test(line))
  expect([...new Set(asked)].sort()).toEqual([...new Set(known)].sort())
})

const post = (path: string, fields: Fields, cookie = panel.cookie) =>
  request(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Cookie: cookie, Origin: panel.site.origin },
  })

/** The typed fields that no form of the page has with this value. */
function lost(html: string, typed: Fields): string[] {
  const found = formsIn(html).map(({ fields }) => new Map(fields))
  const missing = found.map(fields => Object.keys(typed).filter(name => fields.get(name) !== typed[name]))
  return missing.sort((a, b) => a.length - b.length)[0] ?? Object.keys(typed)
}

const intentOf = (line: string) => line.split(' ')[2]
const fieldsOf = (line: string, { typed, hidden }: PanelForm): Fields => {
  const intent = intentOf(line)
  return { ...hidden?.(), ...typed, ...(intent ? { intent } : {}) }
}
const all = Object.entries(forms)

test.each(all.filter(([, form]) => form.wrong))('%s: an error leaves the other fields as typed', async (line, form) => {
  const response = await post(form.path(), { ...fieldsOf(line, form), ...form.wrong })
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(lost(await response.text(), { ...form.typed, ...form.wrong })).toEqual([])
})

test.each(all.filter(([, form]) => form.isOfRecord))(
  '%s: a second tab that saved before loses nothing',
  async (line, form) => {
    const fields = { ...fieldsOf(line, form), confirmed: form.typed.price ?? '' }
    const database = panel.database()
    for (const table of ['mobiles', 'brands', 'sources'])
      database.prepare(`UPDATE ${table} SET version = version + 1`).run()
    database.close()
    const response = await post(form.path(), fields)
    expect(response.status).toBe(409)
    expect(lost(await response.text(), form.typed)).toEqual([])
  },
)

describe('a session that ended while somebody typed', () => {
  /** A signed cookie whose session is over. */
  const endedCookie = async (username = 'admin', password = ADMIN_PASSWORD) => {
    const cookie = cookieOf(await panel.login(password, username))
    await request('/api/auth/logout', { method: 'POST', headers: { Cookie: cookie, Origin: panel.site.origin } })
    return cookie
  }
  const signInAgain = async (login: string, cookie: string, username = 'admin') => {
    const redirectTo = new URL(login, panel.site.origin).searchParams.get('redirectTo') ?? ''
    const response = await post('/admin/login', { username, password: ADMIN_PASSWORD, redirectTo }, cookie)
    return { cookie: cookieOf(response), to: response.headers.get('Location') ?? '' }
  }
  /** The link of the page that refuses a form. */
  const loginIn = (html: string) => /href="(\/admin\/login[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const kept = () => rows('SELECT id, path, fields FROM kept_forms ORDER BY kept_at')

  test.each(all)('%s comes back filled, and nothing is saved', async (line, form) => {
    const cookie = await endedCookie()
    const tables = [
      'mobiles',
      'brands',
      'price_history',
      'fact_overrides',
      'sold_out',
      'import_runs',
      'fact_tables',
      'sources',
    ]
    const counts = () => tables.map(table => rows(`SELECT count(*) AS n, total(rowid) AS sum FROM ${table}`)[0])
    const before = JSON.stringify(counts())
    const refused = await post(form.path(), fieldsOf(line, form), cookie)
    expect(refused.status).toBe(401)
    const login = loginIn(await refused.text())
    expect(login).toMatch(/^\/admin\/login\?redirectTo=/)
    const asked = await (await request(login, { headers: { Cookie: cookie } })).text()
    expect(asked.includes('What you typed is kept')).toBe(true)
    const signedIn = await signInAgain(login, cookie)
    const page = await request(signedIn.to, { headers: { Cookie: signedIn.cookie } })
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(lost(html, form.typed)).toEqual([])
    expect(html.includes('Your session had ended.')).toBe(true)
    expect(JSON.stringify(counts())).toBe(before)
  })

  test('a made-up, changed or missing cookie keeps nothing', async () => {
    const before = kept()
    const cookie = await endedCookie()
    for (const other of ['session=x', `${cookie}x`, '']) {
      const response = await post('/admin?new=brand', { intent: 'save-brand', name: 'X' }, other)
      expect(response.status).toBe(401)
    }
    expect(kept()).toEqual(before)
  })

  test('five forms of an account are kept, without passwords; one of over 1 MB is not', async () => {
    const cookie = await endedCookie()
    for (let number = 0; number < 6; number += 1) {
      await post('/admin?new=brand', { intent: 'save-brand', name: `Number ${number}`, password: 'not kept' }, cookie)
    }
    const stored = kept().map(({ fields }) => String(fields))
    expect(stored).toHaveLength(5)
    expect(stored.join()).not.toContain('not kept')
    expect(stored.join()).not.toContain('Number 0')
    expect(stored.at(-1)).toContain('Number 5')
    const large = await post('/admin?new=brand', { intent: 'save-brand', description: 'x'.repeat(1_100_000) }, cookie)
    expect(large.status).toBe(401)
    expect(kept()).toHaveLength(5)
  })

  test('another account does not see it, nor does a later half hour', async () => {
    const cookie = await endedCookie()
    const refused = await post('/admin?new=brand', { intent: 'save-brand', name: 'Only mine' }, cookie)
    const to = new URL(loginIn(await refused.text()), panel.site.origin).searchParams.get('redirectTo') ?? ''
    const database = panel.database()
    const [{ id: own }] = database.prepare("SELECT id FROM users WHERE username = 'admin'").all() as [{ id: string }]
    database
      .prepare(
        "INSERT INTO users (id, username, password, created_at) SELECT ?, 'other', password, 0 FROM users WHERE id = ?",
      )
      .run(stableId('other'), own)
    const other = cookieOf(await panel.login(ADMIN_PASSWORD, 'other'))
    const seen = async (by: string) =>
      (await (await request(to, { headers: { Cookie: by } })).text()).includes('Only mine')
    expect(await seen(other)).toBe(false)
    expect(await seen(panel.cookie)).toBe(true)
    database.prepare('UPDATE kept_forms SET kept_at = kept_at - 31 * 60 * 1000').run()
    expect(await seen(panel.cookie)).toBe(false)
    database.close()
  })
})
