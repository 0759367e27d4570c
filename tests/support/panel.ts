/** Accesses the admin panel of a running site without a browser: sign-in, JSON, forms, database. */
import Database from 'better-sqlite3'
import { afterAll, beforeAll } from 'vitest'
import type { z } from 'zod'
import type { phoneForm } from '#app/phones/form-schema.ts'
import { ADMIN_PASSWORD } from './admin-client.ts'
import { type Site, startSite } from './site.ts'

type Sent = { method?: string; body?: BodyInit; headers?: Record<string, string> }

export const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .find(value => value.startsWith('session='))
    ?.split(';')[0] ?? ''

/** Starts a site, with further settings, and signs in before the tests of a file; stops the site after them. */
export function givenPanel(moreSettings: () => Promise<Record<string, string>> = async () => ({})) {
  let site: Site
  let cookie = ''
  const request = (path: string, { method = 'GET', body, headers = {} }: Sent = {}) =>
    fetch(site.origin + path, { method, body, headers, redirect: 'manual' })
  const json = (path: string, method: string, body: unknown, headers: Record<string, string> = { Cookie: cookie }) =>
    request(path, { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } })
  const login = (password = ADMIN_PASSWORD, username = 'admin', headers: Record<string, string> = {}) =>
    json('/api/auth/login', 'POST', { username, password }, headers)
  const database = () => new Database(site.databasePath)
  beforeAll(async () => {
    site = await startSite({ env: { ADMIN_PASSWORD, TRUST_PROXY: 'on', ...(await moreSettings()) } })
    cookie = cookieOf(await login())
  })
  afterAll(() => site.stop())
  return {
    /** Available once the tests run. */
    get site() {
      return site
    },
    get cookie() {
      return cookie
    },
    request,
    json,
    login,
    database,
    /** The rows of a query on the site's database. */
    rows<Row = Record<string, unknown>>(sql: string, ...values: unknown[]): Row[] {
      const handle = database()
      const found = handle.prepare<unknown[], Row>(sql).all(...values)
      handle.close()
      return found
    },
  }
}

type TypedPhone = z.input<typeof phoneForm>

const acmeOne = {
  name: 'Acme One',
  slug: 'acme-one',
  brand: 'samsung',
  model: 'One',
  imageUrl: 'https://pictures.example/one.jpg',
  releaseDate: '2026-05-01',
  price: 'Rs 84,999',
  shortSpecs: { ram: '8GB', storage: '128GB', camera: '50 MP', battery: '' },
  carouselImages: ['/images/default-phone.svg'],
  specifications: [{ category: 'Body', specs: [{ feature: 'Colour', value: 'Blue<script>alert(1)</script>' }] }],
  dimensions: { height: '', width: '70 mm' },
  buildMaterials: { frame: 'Steel' },
} satisfies Partial<TypedPhone>

/** The valid JSON of a phone; overridden fields may have any value. */
export const typedPhone = (more: Partial<Record<keyof TypedPhone, unknown>> = {}) => ({ ...acmeOne, ...more })
