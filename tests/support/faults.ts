/** Faults by real means: small disks, a signed-in site on them, its messages in the panel. */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { ADMIN_PASSWORD, type AdminClient, signIn } from './admin-client.ts'
import { type Site, startSite } from './site.ts'

/** A file system in memory with this size, mounted at a new folder. @throws Error without the right to mount */
function mountDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'site-disk-'))
  const mount = (...options: string[]) => execFileSync('mount', [...options, folder], { stdio: 'pipe' })
  try {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs')
  } catch (error) {
    rmdirSync(folder)
    throw error
  }
  return {
    folder,
    remount: (how: 'ro' | 'rw') => mount('-o', `remount,${how}`),
    [Symbol.dispose]() {
      // Lazily: a failed test may have left its site running.
      execFileSync('umount', ['--lazy', folder])
      rmdirSync(folder)
    },
  }
}

/** A small disk with the template of all sites as its database. */
export function givenDisk(megabytes: number) {
  const disk = mountDisk(megabytes)
  copyTemplate(disk.folder)
  return disk
}

/** The value of `NODE_OPTIONS` that runs this code before that of the program. */
export const preloaded = (code: string) => `--import=data:text/javascript,${encodeURIComponent(code)}`

/** Copies the filled database into this folder. */
export const copyTemplate = (folder: string): void =>
  copyFileSync(process.env.SITE_TEMPLATE ?? '', join(folder, 'site.sqlite'))

const canMount = (() => {
  try {
    mountDisk(1)[Symbol.dispose]()
    return true
  } catch {
    return false
  }
})()

/** Why tests that mount a disk are skipped; null where they can run. */
export const mountProblem = canMount ? null : 'skipped: this user may not mount a file system'

/** Starts the site on this folder and signs in. */
export async function startSignedIn(
  options: Parameters<typeof startSite>[0],
): Promise<{ site: Site; admin: AdminClient }> {
  const site = await startSite({ ...options, env: { ADMIN_PASSWORD, BACKUP_EVERY: 'off', ...options?.env } })
  onTestFinished(() => void site.process.kill('SIGKILL'))
  return { site, admin: await signIn(site) }
}

/** The text of a page of the panel, without tags. */
export async function panelText(admin: AdminClient, path = '/admin/operation'): Promise<string> {
  const html = await (await admin.get(path)).text()
  return html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

/** What `/healthz` tells the signed-in. */
export type Health = {
  check: { state: string; problem: string | null; wayOut: string | null } | null
  faults: { name: string; isOver: boolean; detail: string }[]
}

export const healthOf = async (admin: AdminClient): Promise<Health> => (await admin.get('/healthz')).json()

/** The names of the faults that last. */
export const lastingFaults = async (admin: AdminClient): Promise<string[]> =>
  (await healthOf(admin)).faults.filter(({ isOver }) => !isOver).map(({ name }) => name)
