/** The routes of the build, read by a process of its own: loading the build starts a site in the process. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type BuildRoute = { path?: string; hasAction: boolean; hasPage: boolean }

const SCRIPT = `
  const { routes } = await import(process.cwd() + '/build/server/index.js')
  const all = Object.values(routes).map(({ path, module }) => ({
    path, hasAction: Boolean(module.action), hasPage: Boolean(module.default),
  }))
  process.stdout.write('\\n' + JSON.stringify(all), () => process.exit())`

export function routesOfBuild(): BuildRoute[] {
  const folder = mkdtempSync(join(tmpdir(), 'routes-'))
  try {
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], {
      encoding: 'utf8',
      env: { ...process.env, DATABASE_PATH: join(folder, 'site.sqlite'), SEED_CATALOG: 'off', BACKUP_EVERY: 'off' },
    })
    // The start of the site has printed lines before.
    return JSON.parse(output.slice(output.lastIndexOf('\n') + 1)) as BuildRoute[]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
