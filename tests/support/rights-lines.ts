/** The matrix of rights: each way to write, what it answers to each role, and the tables that it changes. */
import { Secret, TOTP } from 'otpauth'
import sharp from 'sharp'
import { dataTables } from '#app/admin/tables/registry.server.ts'
import { EXPORT_FORMAT, EXPORT_VERSION } from '#app/export/format.ts'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { specifiedSettings } from '#app/site-settings/site-settings.ts'
import { ADMIN_PASSWORD } from './admin-client.ts'
import { typedPhone } from './panel.ts'
import type { Role, Sent, World } from './rights-world.ts'

/** The least role that may change a table; `follows`: what the site writes by itself, or with another table. */
export const rights: Record<string, Role | 'follows'> = {
  messages: 'nobody',
  message_photos: 'nobody',
  ai_answers: 'nobody',
  ai_calls: 'nobody',
  'own account': 'editor',
  pictures: 'editor',
  activity: 'editor',
  brands: 'editor',
  mobiles: 'editor',
  price_history: 'editor',
  held_prices: 'editor',
  sold_out: 'editor',
  fact_overrides: 'editor',
  former_brand_slugs: 'editor',
  former_phone_slugs: 'editor',
  provider_records: 'editor',
  import_runs: 'editor',
  sources: 'editor',
  source_runs: 'editor',
  source_rules: 'editor',
  source_targets: 'follows',
  offers: 'editor',
  offer_changes: 'editor',
  held_listings: 'editor',
  import_changes: 'editor',
  fact_tables: 'administrator',
  users: 'with password',
  sessions: 'with password',
  recovery_codes: 'with password',
  invitations: 'with password',
  message_sendings: 'follows',
  // Stored a while later.
  policy_violations: 'follows',
  security_events: 'follows',
  failed_sign_ins: 'follows',
  ended_sessions: 'follows',
  kept_forms: 'follows',
  finder_changes: 'follows',
  phone_facts: 'follows',
  search_entries: 'follows',
  search_words: 'follows',
  search_trigrams: 'follows',
  site_state: 'follows',
}

type Line = {
  /** Method and route, as in app/routes.ts. */
  route: string
  /** The intent, or what else is asked. */
  asks?: string
  /** What nobody, an editor, an administrator, and one with the password get. */
  statuses: [number, number, number, number]
  /** What is changed by those who may, apart from what follows. */
  changes: string[]
  /** The request carries a right of its own: a password or an invitation. */
  isCarried?: true
  send: (world: World, role: Role) => Sent | Promise<Sent>
}

const EDITOR: Line['statuses'] = [401, 303, 303, 303]
const EDITOR_WITH_PASSWORD: Line['statuses'] = [401, 303, 403, 303]
const ADMINISTRATOR_WITH_PASSWORD: Line['statuses'] = [401, 403, 403, 303]
const ANYBODY: Line['statuses'] = [303, 303, 303, 303]
const api = (status: number): Line['statuses'] => [401, status, status, status]

const RUN = ['activity', 'import_runs']
const today = () => todayInPakistan()
const tomorrow = () => todayInPakistan(Date.now() + 86_400_000)
const csv = (word: string) => `Name,Released,Price\n${word} One,2025,45000`
const exported = (more: object) =>
  JSON.stringify({ format: EXPORT_FORMAT, version: EXPORT_VERSION, exportedAt: '', brands: [], mobiles: [], ...more })
const taxTable = () => ({
  name: 'pta-tax',
  content: { ...(dataTables['pta-tax'].bundled as object), compiled: '2030-01-01' },
})
const brandRecord = (slug: string) => {
  const at = new Date(0).toISOString()
  const facts = { name: slug, logo: null, phoneCount: null, description: null, isVisible: true, version: 1 }
  return { id: crypto.randomUUID(), slug, ...facts, createdAt: at, updatedAt: at }
}
const withTable = ({ word, run }: World) => {
  run('DELETE FROM fact_tables')
  return exported({ tables: [taxTable()], brands: [brandRecord(word())] })
}
const draft = async ({ run, one, asAdmin, word }: World) => {
  run('DELETE FROM fact_tables')
  const content = JSON.stringify({
    ...(dataTables['pta-tax'].bundled as object),
    compiled: '2031-01-01',
    about: word(),
  })
  await asAdmin({ path: '/admin/tables/pta-tax', form: { content } })
  return `/admin/tables/pta-tax/${one('SELECT max(id) FROM fact_tables')}`
}
const message = async ({ asAdmin, one, word }: World) => {
  await asAdmin({ path: '/contact', form: contact(word()) })
  return one('SELECT id FROM messages ORDER BY rowid DESC LIMIT 1')
}
const contact = (text: string) => ({
  ...{ firstName: 'Ayesha', lastName: 'Khan', email: 'a@example.pk', subject: 'pricing', message: text },
})
const held = async (world: World) => {
  const { id } = await world.phone()
  world.run(
    "INSERT INTO held_prices (mobile_id, price_pkr, source, kind, date, doubts, held_at) VALUES (?, 99999, 'x', 'import', '2026-10', '[]', 0)",
    id,
  )
  return world.one('SELECT max(id) FROM held_prices')
}
/** The form that merges two phones. */
const twoEntries = async (world: World) => {
  const [stays, goes] = [await world.phone(), await world.phone()]
  return { stays: stays.id, intent: 'merge', other: goes.id, version: stays.version, otherVersion: goes.version }
}
/** An address of this machine, which is refused without a request. */
const nowhere = 'http://127.0.0.1:9999/feed'
const source = ({ run, word }: World) => {
  const id = word()
  run(
    `INSERT INTO sources (id, name, kind, address, every_hours, confirmed, next_run_at, created_at, updated_at)
     VALUES (?, ?, 'retail', ?, 24, '[]', 9e12, 0, 0)`,
    ...[id, id, nowhere],
  )
  return id
}
const sourceRun = async (world: World) => {
  // A write of the site: digests are taken anew after one.
  await world.brand()
  const id = source(world)
  world.run(
    `INSERT INTO source_runs (id, source_id, state, pid, faults, left_out, started_at) VALUES (?, ?, 'done', 1, '[]', '{}', 0)`,
    ...[id, id],
  )
  return `${id}/runs/${id}`
}
const listing = async (world: World) => {
  const { id } = await world.phone()
  const item = { key: 'a', url: null, title: world.word(), description: '', priceText: 'Rs 45,000' }
  world.run(
    `INSERT INTO held_listings (source_id, key, item, mobile_id, price_pkr, kind, why, held_at) VALUES (?, 'a', ?, ?, 45000, 'retail', 'x', 0)`,
    ...[source(world), JSON.stringify(item), id],
  )
  return { id: world.one('SELECT max(id) FROM held_listings') }
}
const sourceFields = ({ word }: World) => ({ name: word(), address: nowhere, kind: 'retail', everyHours: '24' })
const sourceBy = (
  asks: string,
  changes: string[],
  statuses = EDITOR,
  more: (world: World, id: string) => Record<string, string> = () => ({}),
): Line => ({
  ...{ route: 'POST admin/sources/:id', asks, statuses, changes },
  send: async world => {
    const id = source(world)
    return {
      path: `/admin/sources/${id}`,
      form: { intent: asks, version: '1', ...sourceFields(world), ...more(world, id) },
    }
  },
})
const secret = 'JBSWY3DPEHPK3PXP'
const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
const withFactor = ({ run, idOf }: World, role: Role, column: 'totp_secret' | 'pending_totp_secret') =>
  run(`UPDATE users SET ${column} = ? WHERE id = ?`, secret, idOf(role))

const dashboard = (
  asks: string,
  changes: string[],
  fields: (world: World) => Promise<Record<string, string>> | Record<string, string>,
  statuses = EDITOR,
): Line => ({
  ...{ route: 'POST admin', asks, statuses, changes },
  send: async world => ({ path: '/admin', form: { intent: asks, ...(await fields(world)) } }),
})
let pictureWidth = 10
/** A picture that is new each time. */
async function newPicture(): Promise<Blob> {
  pictureWidth += 1
  const picture = sharp({ create: { width: pictureWidth, height: 10, channels: 3, background: '#336699' } })
  return new Blob([new Uint8Array(await picture.png().toBuffer())])
}
const phoneFields = (slug: string, brand: string) => ({
  ...{ name: slug, slug, brand, model: slug, imageUrl: 'https://x.example/a.jpg', releaseDate: '2026-01-01' },
  ...{ price: 'Rs 45,000', 'carouselImages[0]': '/images/default-phone.svg' },
})
const statement = { fact: 'battery.ratedMah', value: '5100', source: 'the maker', confidence: 'high' }
const account = (
  asks: string,
  changes: string[],
  fields: (world: World) => Record<string, string> | Promise<Record<string, string>>,
  status = 303,
): Line => ({
  ...{ route: 'POST admin/accounts', asks, statuses: [401, 403, 403, status], changes },
  send: async world => ({ path: '/admin/accounts', form: { intent: asks, ...(await fields(world)) } }),
})
const invitation = async ({ asAdmin }: World) => {
  const page = await asAdmin({ path: '/admin/accounts', form: { intent: 'invite', role: 'administrator' } })
  return /\/admin\/join\/[\w-]+/.exec(await page.text())?.[0] ?? ''
}
const importBy = (
  asks: string,
  { changes, statuses = EDITOR }: Partial<Pick<Line, 'changes' | 'statuses'>>,
  fields: (world: World) => Record<string, string | Blob> | Promise<Record<string, string | Blob>>,
  intent = asks,
): Line => ({
  ...{ route: 'POST admin/import', asks, statuses, changes: changes ?? [] },
  send: async world => ({ path: '/admin/import', form: { intent, ...(await fields(world)) } }),
})
const fileBy = (
  asks: string,
  { changes, statuses = EDITOR }: Partial<Pick<Line, 'changes' | 'statuses'>>,
  text: (world: World) => string,
  [intent, name] = ['import', 'export.json'],
): Line => ({
  ...{ route: 'POST admin/import/files/:id', asks, statuses, changes: changes ?? [] },
  send: async world => ({ path: await world.uploaded(text(world), name ?? ''), form: { intent: intent ?? '' } }),
})
const messageBy = (asks: string): Line => ({
  ...{ route: 'POST admin/messages', asks, statuses: EDITOR, changes: ['messages'] },
  send: async world => {
    const id = await message(world)
    if (asks === 'mark-unread') world.run('UPDATE messages SET is_read = 1')
    if (asks === 'unmark') world.run('UPDATE messages SET is_marked = 1')
    if (asks === 'reopen') world.run('UPDATE messages SET closed_at = 1')
    return { path: '/admin/messages', form: { intent: asks, id } }
  },
})
const acceptReport = (asks: string): Line => ({
  ...{ route: 'POST admin/messages', asks, statuses: EDITOR },
  // The phone keeps the price that an editor typed.
  changes: ['activity', 'messages', 'offers', 'price_history'],
  send: async world => {
    const { id: phone } = await world.phone()
    await world.asAdmin({ path: `/price-report?phone=${phone}`, form: { price: '45,000', place: world.word() } })
    const report = world.one('SELECT id FROM messages ORDER BY rowid DESC LIMIT 1')
    return { path: '/admin/messages', form: { intent: asks, id: report } }
  },
})
/** Imports of the provider; their order says what is there already, so only runs are compared. */
const provided = (route: string, path: string, json?: object): Line => ({
  ...{ route: `POST api/admin/import/${route}`, statuses: api(200), changes: RUN },
  send: async world => {
    // What it brings is there.
    await world.once(path, { path, json })
    return { path, json }
  },
})
const factor = (asks: string, column: 'totp_secret' | 'pending_totp_secret' | null, status: number): Line => ({
  ...{ route: 'POST admin/account/second-factor', asks, changes: ['own account'] },
  statuses: [401, status, 403, status],
  send: (world, role) => {
    if (column) withFactor(world, role, column)
    return { path: '/admin/account/second-factor', form: { intent: asks, code: code() } }
  },
})

export const lines: Line[] = [
  // Visitors.
  {
    ...{ route: 'POST compare', statuses: ANYBODY, changes: [] },
    send: async world => ({ path: '/compare', form: { add: (await world.phone()).id } }),
  },
  {
    ...{ route: 'POST contact', statuses: ANYBODY, changes: ['messages'] },
    send: ({ word }) => ({ path: '/contact', form: contact(word()) }),
  },
  {
    ...{ route: 'POST price-report', statuses: ANYBODY, changes: ['messages'] },
    send: async world => ({
      path: `/price-report?phone=${(await world.phone()).id}`,
      form: { price: '45000', place: world.word() },
    }),
  },
  {
    ...{ route: 'POST shops', asks: 'propose', statuses: ANYBODY, changes: ['messages'] },
    send: ({ word }) => ({
      path: '/shops',
      form: { shop: word(), address: 'https://example.pk/feed.xml', email: 'shop@example.pk' },
    }),
  },
  {
    ...{ route: 'POST shops', asks: 'check', statuses: [200, 200, 200, 200], changes: [] },
    send: ({ word }) => ({ path: '/shops', form: { intent: 'check', feed: `name,price\n${word()},45000` } }),
  },
  {
    ...{ route: 'POST :brand/:slug', statuses: [200, 200, 200, 200], changes: [] },
    send: async world => {
      const { brand, slug } = await world.phone()
      return { path: `/${brand}/${slug}`, form: { panel: 'battery' } }
    },
  },
  {
    ...{ route: 'POST api/ai/:helper', statuses: [503, 503, 503, 503], changes: [] },
    send: async world => ({
      path: '/api/ai/find-similar-photos',
      json: { photo: 'x', mobileId: (await world.phone()).id },
    }),
  },
  {
    ...{ route: 'POST api/csp', statuses: [204, 204, 204, 204], changes: [] },
    send: ({ site, word }) => ({
      path: '/api/csp',
      type: 'application/csp-report',
      json: {
        'csp-report': {
          'document-uri': `${site.origin}/`,
          'effective-directive': 'img-src',
          'blocked-uri': `https://${word()}.example/x.png`,
        },
      },
    }),
  },
  {
    ...{ route: 'POST api/views/:id', statuses: [204, 204, 204, 204], changes: [] },
    send: async world => ({ path: `/api/views/${(await world.phone()).id}` }),
  },

  // The door.
  {
    ...{ route: 'POST admin/login', asks: 'a wrong password', statuses: [401, 302, 302, 302], changes: [] },
    send: () => ({ path: '/admin/login', form: { username: 'admin', password: 'wrong' } }),
  },
  {
    ...{ route: 'POST api/auth/login', asks: 'a wrong password', statuses: [401, 401, 401, 401], changes: [] },
    send: () => ({ path: '/api/auth/login', json: { username: 'admin', password: 'wrong' } }),
  },
  {
    ...{ route: 'POST admin/logout', statuses: ANYBODY, changes: ['own account'] },
    send: () => ({ path: '/admin/logout', form: {} }),
  },
  {
    ...{ route: 'POST api/auth/logout', statuses: [200, 200, 200, 200], changes: ['own account'] },
    send: () => ({ path: '/api/auth/logout' }),
  },
  {
    ...{ route: 'POST admin/join/:token', asks: 'without an invitation', statuses: [404, 404, 404, 404], changes: [] },
    send: ({ word }) => ({
      path: '/admin/join/nobody',
      form: { username: word(), password: 'four black cats', again: 'four black cats' },
    }),
  },
  {
    ...{ route: 'POST admin/join/:token', asks: 'with an invitation', statuses: [303, 303, 303, 303], isCarried: true },
    changes: ['users', 'invitations', 'sessions', 'activity'],
    send: async world => ({
      path: await invitation(world),
      form: { username: world.word(), password: 'four black cats', again: 'four black cats' },
    }),
  },
  {
    ...{ route: 'POST admin/confirm', statuses: [401, 303, 403, 303], changes: [] },
    send: () => ({ path: '/admin/confirm', form: { redirectTo: '/export' } }),
  },

  // Phones and brands.
  dashboard('save-phone', ['activity', 'mobiles', 'price_history'], async world => {
    const { slug } = await world.brand()
    return phoneFields(world.word(), slug)
  }),
  {
    ...{ route: 'POST admin/phones/:id/merge', asks: 'merge', statuses: EDITOR },
    changes: ['activity', 'former_phone_slugs', 'mobiles', 'price_history'],
    send: async world => {
      const { stays, ...form } = await twoEntries(world)
      return { path: `/admin/phones/${stays}/merge`, form }
    },
  },
  {
    ...{ route: 'POST admin', asks: 'restore', statuses: EDITOR },
    changes: ['activity', 'former_phone_slugs', 'mobiles', 'price_history'],
    send: async world => {
      const { stays, ...form } = await twoEntries(world)
      await world.asAdmin({ path: `/admin/phones/${stays}/merge`, form })
      return { path: '/admin', form: { intent: 'restore', id: world.one('SELECT max(id) FROM activity') } }
    },
  },
  dashboard('delete-phone', ['activity', 'mobiles', 'price_history'], async world => ({
    id: (await world.phone()).id,
  })),
  dashboard('save-brand', ['activity', 'brands'], ({ word }) => {
    const slug = word()
    return { name: slug, slug }
  }),
  dashboard('delete-brand', ['activity', 'brands'], async world => ({ id: (await world.brand()).id })),
  dashboard('restore', ['activity', 'brands'], async world => {
    const { id } = await world.brand()
    await world.asAdmin({ path: '/admin', form: { intent: 'delete-brand', id } })
    return { id: world.one('SELECT max(id) FROM activity') }
  }),
  dashboard('state-fact', ['activity', 'fact_overrides'], async world => ({
    ...{ id: (await world.phone()).id },
    ...statement,
  })),
  dashboard('remove-statement', ['activity', 'fact_overrides'], async world => {
    const { id } = await world.phone()
    await world.asAdmin({ path: '/admin', form: { intent: 'state-fact', id, ...statement } })
    return { id, fact: statement.fact }
  }),
  dashboard('remove-price', ['activity', 'mobiles', 'price_history'], async world => {
    const { id } = await world.phone()
    return { id, price: world.one(`SELECT max(id) FROM price_history WHERE mobile_id = '${id}'`) }
  }),
  ...['generate-specs', 'generate-details', 'replace-typed', 'enhance'].map(asks =>
    dashboard(asks, [], () => ({ brand: 'Acme', model: 'One', name: 'Acme One' }), api(200)),
  ),
  {
    ...{ route: 'POST admin', asks: 'add-pictures', statuses: [401, 200, 200, 200], changes: ['pictures'] },
    send: async () => ({ path: '/admin', form: { intent: 'add-pictures', pictures: await newPicture() } }),
  },
  ...['preview-paste', 'apply-paste'].map(asks =>
    dashboard(
      asks,
      [],
      () => ({ 'paste.text': 'Weight: 190 g', 'paste.rows': '{"category":"Body","feature":"Weight","value":"190 g"}' }),
      api(200),
    ),
  ),
  {
    ...{ route: 'POST api/admin/mobiles', statuses: api(201), changes: ['activity', 'mobiles', 'price_history'] },
    send: async world => {
      const { slug } = await world.brand()
      return { path: '/api/admin/mobiles', json: typedPhone({ slug: world.word(), brand: slug }) }
    },
  },
  {
    ...{ route: 'PUT api/admin/mobiles/:id', statuses: api(200), changes: ['activity', 'mobiles'] },
    send: async world => {
      const { id, slug, brand } = await world.phone()
      return { path: `/api/admin/mobiles/${id}`, method: 'PUT', json: typedPhone({ slug, brand, name: 'Other' }) }
    },
  },
  {
    ...{ route: 'DELETE api/admin/mobiles/:id', statuses: api(204), changes: ['activity', 'mobiles', 'price_history'] },
    send: async world => ({ path: `/api/admin/mobiles/${(await world.phone()).id}`, method: 'DELETE' }),
  },
  {
    ...{ route: 'POST api/admin/brands', statuses: api(201), changes: ['activity', 'brands'] },
    send: ({ word }) => {
      const slug = word()
      return { path: '/api/admin/brands', json: { name: slug, slug } }
    },
  },
  {
    ...{ route: 'PUT api/admin/brands/:id', statuses: api(200), changes: ['activity', 'brands'] },
    send: async world => {
      const { id, slug } = await world.brand()
      return { path: `/api/admin/brands/${id}`, method: 'PUT', json: { name: 'Other', slug } }
    },
  },
  {
    ...{ route: 'DELETE api/admin/brands/:id', statuses: api(204), changes: ['activity', 'brands'] },
    send: async world => ({ path: `/api/admin/brands/${(await world.brand()).id}`, method: 'DELETE' }),
  },
  ...['generate-specs', 'detailed-specs', 'enhance-mobile'].map(
    (tool): Line => ({
      ...{ route: `POST api/admin/ai/${tool}`, statuses: api(503), changes: [] },
      send: () => {
        const mobileData = { brand: 'Acme', model: 'One', name: 'Acme One' }
        return { path: `/api/admin/ai/${tool}`, json: { ...mobileData, mobileData } }
      },
    }),
  ),
  {
    ...{ route: 'POST admin/prices', asks: 'save', statuses: EDITOR },
    changes: ['activity', 'mobiles', 'price_history'],
    send: async world => {
      const { id, version } = await world.phone()
      const typed = { price: '84000', confirmed: '84000', source: 'a shop', date: today() }
      return { path: '/admin/prices', form: { intent: 'save', id, version, ...typed } }
    },
  },
  {
    ...{ route: 'POST admin/prices', asks: 'sold-out', statuses: EDITOR, changes: ['activity', 'sold_out'] },
    send: async world => {
      const { id } = await world.phone()
      return { path: '/admin/prices', form: { intent: 'sold-out', id, source: 'a shop', date: tomorrow() } }
    },
  },
  {
    ...{ route: 'POST admin/prices/held', asks: 'publish', statuses: EDITOR },
    changes: ['activity', 'held_prices', 'mobiles', 'price_history'],
    send: async world => ({ path: '/admin/prices/held', form: { intent: 'publish', id: await held(world) } }),
  },
  {
    ...{ route: 'POST admin/prices/held', asks: 'reject', statuses: EDITOR, changes: ['activity', 'held_prices'] },
    send: async world => ({ path: '/admin/prices/held', form: { intent: 'reject', id: await held(world) } }),
  },
  ...(
    [
      ['publish-listing', ['offers', 'price_history']],
      ['always-listing', ['offers', 'price_history', 'source_rules']],
      ['refuse-listing', []],
      ['never-listing', ['source_rules']],
    ] as const
  ).map(
    ([asks, changes]): Line => ({
      ...{
        route: 'POST admin/prices/held',
        asks,
        statuses: EDITOR,
        changes: ['activity', 'held_listings', ...changes],
      },
      send: async world => ({ path: '/admin/prices/held', form: { intent: asks, ...(await listing(world)) } }),
    }),
  ),

  // Sources.
  {
    ...{ route: 'POST admin/sources', asks: 'try', statuses: api(200), changes: [] },
    send: world => ({ path: '/admin/sources', form: { intent: 'try', ...sourceFields(world) } }),
  },
  {
    ...{ route: 'POST admin/sources', asks: 'create', statuses: EDITOR, changes: ['activity', 'sources'] },
    send: world => ({ path: '/admin/sources', form: { intent: 'create', ...sourceFields(world) } }),
  },
  sourceBy('try', [], api(200)),
  sourceBy('save', ['activity', 'sources']),
  sourceBy('run', ['source_runs', 'sources']),
  sourceBy('delete', ['activity', 'sources']),
  {
    ...{
      route: 'POST admin/sources/:id/runs/:run',
      asks: 'undo',
      statuses: EDITOR,
      changes: ['activity', 'source_runs'],
    },
    send: async world => ({ path: `/admin/sources/${await sourceRun(world)}`, form: { intent: 'undo' } }),
  },
  {
    ...{ route: 'POST api/admin/sources', statuses: api(201), changes: ['activity', 'sources'] },
    send: ({ word }) => ({ path: '/api/admin/sources', json: { name: word(), address: nowhere, everyHours: 24 } }),
  },
  {
    ...{ route: 'PUT api/admin/sources/:id', statuses: api(200), changes: ['activity', 'sources'] },
    send: world => ({
      path: `/api/admin/sources/${source(world)}`,
      method: 'PUT',
      json: { name: world.word(), address: nowhere, everyHours: 12 },
    }),
  },
  {
    ...{ route: 'DELETE api/admin/sources/:id', statuses: api(204), changes: ['activity', 'sources'] },
    send: world => ({ path: `/api/admin/sources/${source(world)}`, method: 'DELETE' }),
  },
  {
    ...{ route: 'POST api/admin/sources/:id/runs', statuses: api(202), changes: ['source_runs', 'sources'] },
    send: world => ({ path: `/api/admin/sources/${source(world)}/runs` }),
  },
  {
    ...{ route: 'POST api/admin/sources/:id/runs/:run/undo', statuses: api(200), changes: ['activity', 'source_runs'] },
    send: async world => ({ path: `/api/admin/sources/${await sourceRun(world)}/undo` }),
  },
  ...['open', 'mark-unread', 'mark', 'unmark', 'done', 'reopen', 'delete'].map(messageBy),
  ...['accept', 'accept-non-pta'].map(acceptReport),
  {
    ...{ route: 'POST admin/messages', asks: 'use-price', statuses: EDITOR },
    changes: ['activity', 'messages', 'mobiles', 'price_history'],
    send: async world => {
      const { id, version } = await world.phone()
      await world.asAdmin({ path: `/price-report?phone=${id}`, form: { price: '84000', place: world.word() } })
      const message = world.one('SELECT id FROM messages ORDER BY rowid DESC LIMIT 1')
      const typed = { price: '84000', confirmed: '84000', source: 'a shop', date: today(), kind: 'admin' }
      return { path: '/admin/messages', form: { intent: 'use-price', message, id, version, ...typed } }
    },
  },

  // Accounts.
  {
    ...{ route: 'POST admin/account', asks: 'change-password', statuses: EDITOR, changes: ['own account', 'activity'] },
    send: () => ({
      path: '/admin/account',
      form: { intent: 'change-password', current: ADMIN_PASSWORD, new: 'four black cats', again: 'four black cats' },
    }),
  },
  ...(['end-session', 'end-other-sessions'] as const).map(
    (asks): Line => ({
      ...{ route: 'POST admin/account', asks, statuses: EDITOR_WITH_PASSWORD, changes: ['own account'] },
      send: ({ run, word, idOf }, role) => {
        const id = word()
        const now = Date.now()
        if (role !== 'nobody')
          run(
            'INSERT INTO sessions (id, user_id, created_at, last_seen_at) VALUES (?, ?, ?, ?)',
            ...[id, idOf(role), now, now],
          )
        return { path: '/admin/account', form: { intent: asks, id } }
      },
    }),
  ),
  factor('begin', null, 303),
  factor('finish', 'pending_totp_secret', 200),
  factor('new-codes', 'totp_secret', 200),
  factor('turn-off', 'totp_secret', 303),
  account('invite', ['invitations', 'activity'], () => ({ role: 'editor' }), 200),
  account('withdraw', ['invitations', 'activity'], async world => {
    await invitation(world)
    return { id: world.one('SELECT id FROM invitations') }
  }),
  account('change-role', ['users', 'sessions', 'activity'], ({ somebody }) => ({
    ...{ id: somebody(), role: 'administrator' },
  })),
  account('remove', ['users', 'sessions', 'activity'], ({ somebody }) => ({ id: somebody('administrator') })),
  account('end-sessions', ['sessions'], ({ somebody }) => ({ id: somebody() })),
  account('turn-off-second-factor', ['users', 'sessions'], ({ somebody }) => ({ id: somebody() })),

  // Data tables by their pages.
  {
    ...{ route: 'POST admin/tables/:name', statuses: [401, 403, 303, 303], changes: ['fact_tables'] },
    send: async world => {
      world.run('DELETE FROM fact_tables')
      return { path: '/admin/tables/pta-tax', form: { content: JSON.stringify(taxTable().content) } }
    },
  },
  ...(['activate', 'discard'] as const).map(
    (asks): Line => ({
      ...{ route: 'POST admin/tables/:name/:version', asks, statuses: ADMINISTRATOR_WITH_PASSWORD },
      changes: asks === 'activate' ? ['fact_tables', 'activity'] : ['fact_tables'],
      send: async world => ({ path: await draft(world), form: { intent: asks } }),
    }),
  ),

  // The settings of the site.
  ...(['save', 'put-back'] as const).map(
    (asks): Line => ({
      ...{ route: 'POST admin/site', asks, statuses: [401, 403, 303, 303], changes: ['activity'] },
      send: async ({ run, one, asAdmin }) => {
        run("DELETE FROM site_state WHERE key = 'site-settings'")
        const save = { intent: 'save', version: '0', ...specifiedSettings, rating: 'off' }
        if (asks === 'save') return { path: '/admin/site', form: save }
        await asAdmin({ path: '/admin/site', form: save })
        const id = one("SELECT max(id) FROM activity WHERE subject = 'site'")
        return { path: '/admin/site', form: { intent: asks, version: '1', id } }
      },
    }),
  ),

  // The translated texts.
  ...(['save', 'reviewed', 'not-reviewed'] as const).map(
    (asks): Line => ({
      ...{ route: 'POST admin/texts', asks, statuses: [401, 303, 303, 303], changes: ['activity'] },
      send: async ({ run, asAdmin }) => {
        run("DELETE FROM site_state WHERE key LIKE 'texts:%'")
        const path = '/admin/texts?language=ur&module=toastTexts'
        if (asks !== 'not-reviewed')
          return { path, form: { intent: asks, version: '0', 'text.close': 'A' } as Record<string, string> }
        await asAdmin({ path, form: { intent: 'reviewed', version: '0' } })
        return { path, form: { intent: asks, version: '1' } }
      },
    }),
  ),

  // Files, their undo, the provider and the bundled catalogue.
  importBy('upload', {}, ({ word }) => ({ file: new File([csv(word())], 'a.csv') })),
  importBy('paste', {}, ({ word }) => ({ text: `${word()} 4/64 18,999`, sender: 'A shop' })),
  fileBy('preview', {}, ({ word }) => csv(word()), ['preview', 'a.csv']),
  fileBy('discard', {}, ({ word }) => csv(word()), ['discard', 'a.csv']),
  fileBy(
    'import',
    { changes: [...RUN, 'brands', 'mobiles', 'price_history', 'import_changes'] },
    ({ word }) => csv(word()),
    ['import', 'a.csv'],
  ),
  fileBy('import of an export', { changes: [...RUN, 'brands', 'import_changes'] }, ({ word }) =>
    exported({ brands: [brandRecord(word())] }),
  ),
  fileBy(
    'import of an export with a data table',
    { statuses: EDITOR_WITH_PASSWORD, changes: [...RUN, 'brands', 'import_changes', 'fact_tables'] },
    withTable,
  ),
  importBy('undo', { changes: [...RUN, 'brands', 'mobiles', 'price_history', 'import_changes'] }, async world => ({
    run: await world.imported(csv(world.word()), 'a.csv'),
  })),
  importBy(
    'undo of an import with a data table',
    { statuses: EDITOR_WITH_PASSWORD, changes: [...RUN, 'brands', 'import_changes', 'fact_tables'] },
    async world => ({ run: await world.imported(withTable(world), 'export.json') }),
    'undo',
  ),
  importBy('cancel', {}, () => ({})),
  importBy('dismiss-catalogue', {}, () => ({})),
  {
    ...{ route: 'POST api/admin/import/cancel', statuses: api(200), changes: [] },
    send: () => ({ path: '/api/admin/import/cancel' }),
  },
  {
    ...{ route: 'POST admin/import/phones/:id', asks: 'look-up', statuses: [401, 503, 503, 503], changes: [] },
    send: async world => ({ path: `/admin/import/phones/${(await world.phone()).id}`, form: { intent: 'look-up' } }),
  },
  {
    ...{ route: 'POST admin/import/phones/:id', asks: 'apply', statuses: [401, 400, 400, 400], changes: [] },
    send: async world => ({
      path: `/admin/import/phones/${(await world.phone()).id}`,
      form: { intent: 'apply', offered: 'x', field: 'shortSpecs' },
    }),
  },
  ...['import-latest', 'import-search', 'import-brand'].map(asks =>
    importBy(asks, { changes: RUN }, async world => {
      const fields = { limit: '1', query: 'Galaxy A55', brand: 'Samsung' }
      // What it brings is there.
      await world.once(asks, { path: '/admin/import', form: { intent: asks, ...fields } })
      return fields
    }),
  ),
  ...['import-brands', 'import-popular'].map(asks =>
    importBy(asks, { changes: RUN }, async world => {
      await world.once(asks, { path: '/admin/import', form: { intent: asks } })
      return {}
    }),
  ),
  provided('latest', '/api/admin/import/latest?limit=1'),
  provided('brands', '/api/admin/import/brands'),
  provided('popular', '/api/admin/import/popular'),
  provided('brand/:brand', '/api/admin/import/brand/Samsung?limit=1'),
  provided('search', '/api/admin/import/search', { query: 'Galaxy A55', limit: 1 }),
  {
    ...{ route: 'POST api/admin/match', statuses: api(200), changes: [] },
    send: () => ({ path: '/api/admin/match', json: { listings: [{ id: '1', title: 'Galaxy A55', priceText: '' }] } }),
  },
  importBy('import-catalogue', { changes: RUN }, async world => {
    await world.once('catalogue', { path: '/admin/import', form: { intent: 'import-catalogue' } })
    return {}
  }),
]
