/** A site with a continuous copy that is killed while it writes, or stopped, and then loses its data folder. */
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { ADMIN_PASSWORD, signIn } from './admin-client.ts'
import { startSite } from './site.ts'
import type { Store } from './stores.ts'

/** `at`: when the site confirmed it; milliseconds since 1970. */
type Write = { slug: string; at: number }

/** What a restored site lacks of what was confirmed before the kill, and whether its file is whole. */
type Loss = {
  confirmed: number
  missing: number
  lostMs: number
  integrity: unknown
  restored: string
  /** What `/healthz` said of the copy before the loss. */
  continuousCopy: unknown
}

type Options = { writeMs: number; end: 'kill' | 'stop' }

/** What is lost when the disk is lost after writing for `writeMs`. */
export async function loseDisk({ env }: Store, { writeMs, end }: Options): Promise<Loss> {
  const folder = mkdtempSync(join(tmpdir(), 'lost-disk-'))
  const settings = { ADMIN_PASSWORD, SEED_CATALOG: 'off', ...env }
  try {
    const site = await startSite({ folder, env: settings })
    const admin = await signIn(site)
    const written: Write[] = []
    const startedAt = performance.now()
    while (performance.now() - startedAt < writeMs) {
      const slug = `b-${written.length}`
      const { status } = await admin.post('/api/admin/brands', { name: slug.toUpperCase(), slug })
      if (status !== 201) throw new Error(`A write was refused with ${status}:\n${site.output()}`)
      written.push({ slug, at: Date.now() })
    }
    const { continuousCopy } = (await (await admin.get('/healthz')).json()) as { continuousCopy: unknown }
    const killedAt = Date.now()
    if (end === 'kill') await killWithItsCopier(site.databasePath, site.process)
    else await site.stop()
    rmSync(folder, { recursive: true })
    mkdirSync(folder)
    const next = await startSite({ folder, env: settings })
    const database = new Sqlite(next.databasePath, { readonly: true })
    const slugs = new Set(database.prepare('SELECT slug FROM brands').pluck().all())
    const missing = written.filter(({ slug }) => !slugs.has(slug))
    const integrity = database.pragma('integrity_check', { simple: true })
    database.close()
    await next.stop()
    return {
      confirmed: written.length,
      missing: missing.length,
      lostMs: missing[0] ? killedAt - missing[0].at : 0,
      integrity,
      restored: next.output(),
      continuousCopy,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Killable = { kill: (signal: 'SIGKILL') => boolean }

/** Kills the site and its Litestream as a power cut does. */
export async function killWithItsCopier(databasePath: string, site: Killable & NodeJS.EventEmitter): Promise<void> {
  const { pid } = JSON.parse(readFileSync(`${databasePath}-litestream.pid`, 'utf8')) as { pid: number }
  process.kill(pid, 'SIGKILL')
  const end = once(site, 'exit')
  site.kill('SIGKILL')
  await end
}
