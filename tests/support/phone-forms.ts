/** The form of a phone on a site without phones, sent with pictures as a browser without script does. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { ADMIN_PASSWORD, type AdminClient, signIn } from './admin-client.ts'
import { formsIn } from './forms.ts'
import { rowsOf } from './imports.ts'
import { jsonOf, type PhoneJson } from './json.ts'
import { typedPhone } from './panel.ts'
import { type Site, startSite } from './site.ts'

export type Chosen = [name: string, content: Uint8Array]

/** The fields of the phone form in a page. */
export const fieldsIn = (html: string): Record<string, string> =>
  Object.fromEntries(formsIn(html).find(({ fields }) => fields.some(([name]) => name === 'slug'))?.fields ?? [])

/** The message at the field for pictures. */
export const problemIn = (html: string) => /id="upload-error"[^>]*>([^<]*)</.exec(html)?.[1]

/** The settings of such a site. */
export const emptySite = { ADMIN_PASSWORD, SEED_CATALOG: 'off' }

/** Starts a site before the tests of a file, and stops it after them. */
export function givenPhoneForms() {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  let site: Site
  let admin: AdminClient
  beforeAll(async () => {
    site = await startSite({ env: emptySite, folder })
    admin = await signIn(site)
    await admin.post('/api/admin/brands', { name: 'Samsung', slug: 'samsung' })
  })
  afterAll(async () => {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const fieldsAt = async (path: string) => fieldsIn(await (await admin.get(path)).text())

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
  return {
    /** Available once the tests run. */
    get site() {
      return site
    },
    get admin() {
      return admin
    },
    fieldsAt,
    send,
    /** Stores a phone with drawings only. */
    givenPhone: async (): Promise<PhoneJson> => {
      made += 1
      const slug = `acme-${made}`
      const drawn = { imageUrl: `/images/phones/${slug}.svg`, carouselImages: [`/images/phones/${slug}-back.svg`] }
      return jsonOf<PhoneJson>(admin.post('/api/admin/mobiles', typedPhone({ slug, name: `Acme ${made}`, ...drawn })))
    },
    /** Saves the phone with these files. */
    uploadTo: async (phone: PhoneJson, files: Chosen[]) => {
      const path = `/admin?edit=${phone.id}`
      return send(path, { ...(await fieldsAt(path)), intent: 'save-phone' }, files)
    },
    /** The pictures of the phone as stored. */
    storedOf: ({ id }: PhoneJson) =>
      rowsOf<{ image_url: string; carousel_images: string }>(
        site,
        'SELECT image_url, carousel_images FROM mobiles WHERE id = ?',
        id,
      ).map(row => ({ main: row.image_url, others: JSON.parse(row.carousel_images) as string[] }))[0],
    /** Stops the site, changes its database, and starts it again. */
    async restart(change: (databasePath: string) => void) {
      await site.stop()
      change(site.databasePath)
      site = await startSite({ env: emptySite, folder })
    },
  }
}
