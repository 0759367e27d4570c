/** The site of the matrix of rights: its roles, what each request needs before it, and what changed in which table. */
import { createHash, randomUUID } from 'node:crypto'
import Database from 'better-sqlite3'
import { getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from '#db/schema/index.ts'
import { ADMIN_PASSWORD } from './admin-client.ts'
import { cookieOf, typedPhone } from './panel.ts'
import type { Site } from './site.ts'
import { until } from './until.ts'

export const roles = ['nobody', 'editor', 'administrator', 'with password'] as const
/** An `administrator` has not given the password for a while; an editor has. */
export type Role = (typeof roles)[number]

export const tables: string[] = Object.values(schema).flatMap(table =>
  is(table, SQLiteTable) ? [getTableName(table)] : [],
)

export type Sent = {
  path: string
  method?: string
  form?: Record<string, string | Blob>
  json?: unknown
  type?: string
}
/** A digest of each table; rows of the actor's own account stand under `own account`. */
type Digests = Record<string, string>

const names: Record<Exclude<Role, 'nobody'>, string> = { editor: 'eve', administrator: 'ada', 'with password': 'bea' }

export type World = Awaited<ReturnType<typeof givenWorld>>

export async function givenWorld(site: Site) {
  const database = new Database(site.databasePath)
  const run = (sql: string, ...values: unknown[]) => database.prepare(sql).run(...values)
  const one = (sql: string, ...values: unknown[]) =>
    String(
      database
        .prepare(sql)
        .pluck()
        .get(...values),
    )
  let made = 0
  /** A word that is new each time. */
  const word = () => {
    made += 1
    return `made-${made}`
  }

  const request = ({ path, method = 'POST', form, json, type }: Sent, cookie = '') => {
    let body: string | URLSearchParams | FormData | undefined
    if (form && Object.values(form).some(value => typeof value !== 'string')) {
      body = new FormData()
      for (const [name, value] of Object.entries(form)) body.append(name, value)
    } else if (form) body = new URLSearchParams(form as Record<string, string>)
    else if (json !== undefined) body = JSON.stringify(json)
    return fetch(site.origin + path, {
      method,
      body,
      redirect: 'manual',
      headers: {
        Cookie: cookie,
        Origin: site.origin,
        ...(json === undefined ? {} : { 'Content-Type': type ?? 'application/json' }),
      },
    })
  }

  const ids: Record<string, string> = {}
  const cookies: Record<string, string> = {}
  for (const username of ['admin', ...Object.values(names)]) {
    if (username !== 'admin') {
      const role = username === names.editor ? 'editor' : 'administrator'
      ids[username] = username
      run(
        'INSERT INTO users (id, username, password, role, created_at) SELECT ?, ?, password, ?, 0 FROM users LIMIT 1',
        ...[username, username, role],
      )
    }
    const login = await request({ path: '/api/auth/login', json: { username, password: ADMIN_PASSWORD } })
    cookies[username] = cookieOf(login)
  }
  const kept = ['users', 'sessions'].map(table => ({ table, rows: database.prepare(`SELECT * FROM ${table}`).all() }))

  const accountTables = ['recovery_codes', 'invitations', 'failed_sign_ins', 'users', 'sessions']
  /** By query; what other connections have not written since needs no other look. */
  const known = new Map<string, string>()
  let knownVersion: unknown

  /** Everybody is as in the beginning: requests end sessions, and change accounts. */
  function restoreAccounts(): void {
    database.pragma('foreign_keys = OFF')
    database.transaction(() => {
      for (const table of accountTables) run(`DELETE FROM ${table}`)
      for (const { table, rows } of kept)
        for (const row of rows as Record<string, unknown>[])
          run(`INSERT INTO ${table} VALUES (${Object.keys(row).map(() => '?')})`, ...Object.values(row))
      run('UPDATE sessions SET confirmed_at = CASE WHEN user_id = ? THEN 0 ELSE ? END', names.administrator, Date.now())
    })()
    database.pragma('foreign_keys = ON')
    for (const query of known.keys()) if (accountTables.some(table => query.includes(` ${table} `))) known.delete(query)
  }

  function digests(role: Role): Digests {
    const actor = role === 'nobody' ? '' : names[role]
    const columnOf: Record<string, string> = { users: 'id', sessions: 'user_id', recovery_codes: 'user_id' }
    const version = database.pragma('data_version', { simple: true })
    if (version !== knownVersion) known.clear()
    knownVersion = version
    const of = (table: string, condition: string, ...values: string[]) => {
      const query = `SELECT * FROM ${table} ${condition}`
      const key = [query, ...values].join()
      const digest = known.get(key) ?? digestOf(query, values)
      known.set(key, digest)
      return digest
    }
    const digestOf = (query: string, values: string[]) => {
      const hash = createHash('sha1')
      const rows = database.prepare<string[], Record<string, unknown>>(query)
      // Views are stored a minute later.
      for (const { views: _, ...row } of rows.iterate(...values)) hash.update(JSON.stringify(row))
      return hash.digest('base64')
    }
    const whole = tables.map(table => {
      const column = columnOf[table]
      return [table, column ? of(table, `WHERE ${column} <> ?`, actor) : of(table, '')]
    })
    const own = Object.entries(columnOf).map(([table, column]) => of(table, `WHERE ${column} = ?`, actor))
    return Object.fromEntries([...whole, ['own account', own.join()]])
  }

  let settledRuns = '0'
  /** Waits for the end of an import, whose writes come after its response. */
  const settled = async () => {
    await until(async () => one("SELECT count(*) FROM source_runs WHERE state = 'running'") === '0')
    const runs = one('SELECT count(*) FROM import_runs')
    if (runs === settledRuns) return
    settledRuns = runs
    await until(async () => {
      if (one("SELECT count(*) FROM import_runs WHERE state = 'running'") !== '0') return false
      return !(await (await request({ path: '/admin/import', method: 'GET' }, cookies.admin)).text()).includes(
        'Cancel import',
      )
    })
  }

  const asAdmin = async (sent: Sent) => {
    const response = await request(sent, cookies.admin)
    if (response.status >= 400) throw new Error(`${sent.path}: ${response.status} ${await response.text()}`)
    return response
  }

  const done = new Set<string>()
  /** Sends it the first time, and waits for the import that it starts. */
  const once = async (name: string, sent: Sent) => {
    if (done.has(name)) return
    done.add(name)
    await asAdmin(sent)
    await settled()
  }

  const brand = async () => {
    const slug = word()
    await asAdmin({ path: '/api/admin/brands', json: { name: slug, slug } })
    return { slug, id: one('SELECT id FROM brands WHERE slug = ?', slug) }
  }
  const phone = async () => {
    const { slug: brandSlug } = await brand()
    const slug = word()
    await asAdmin({ path: '/api/admin/mobiles', json: typedPhone({ slug, brand: brandSlug }) })
    const [id, version] = ['id', 'version'].map(column => one(`SELECT ${column} FROM mobiles WHERE slug = ?`, slug))
    return { id: id ?? '', slug, brand: brandSlug, version: version ?? '' }
  }
  /** A file that is uploaded and waits for its import. */
  const uploaded = async (text: string, name: string) => {
    const file = new File([text], name)
    const response = await asAdmin({ path: '/admin/import', form: { intent: 'upload', file } })
    return response.headers.get('Location') ?? ''
  }
  /** An import that has ended; returns the id of its run. */
  const imported = async (text: string, name: string) => {
    await asAdmin({ path: await uploaded(text, name), form: { intent: 'import' } })
    await settled()
    return one('SELECT id FROM import_runs ORDER BY started_at DESC LIMIT 1')
  }
  return {
    ...{
      site,
      run,
      one,
      word,
      request,
      asAdmin,
      restoreAccounts,
      digests,
      settled,
      once,
      brand,
      phone,
      uploaded,
      imported,
    },
    cookieOf: (role: Role) => (role === 'nobody' ? '' : (cookies[names[role]] ?? '')),
    /** The id of the account that acts. */
    idOf: (role: Role) => (role === 'nobody' ? '' : names[role]),
    /** Somebody else's account. */
    somebody: (role: 'editor' | 'administrator' = 'editor') => {
      const id = randomUUID()
      run(
        'INSERT INTO users (id, username, password, role, created_at, totp_secret) SELECT ?, ?, password, ?, 0, ? FROM users LIMIT 1',
        ...[id, word(), role, 'JBSWY3DPEHPK3PXP'],
      )
      run(
        'INSERT INTO sessions (id, user_id, created_at, last_seen_at) VALUES (?, ?, ?, ?)',
        ...[word(), id, Date.now(), Date.now()],
      )
      return id
    },
    close: () => database.close(),
  }
}
