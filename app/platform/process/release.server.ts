/** Which version of the site runs. */
import { readFileSync } from 'node:fs'
import { projectPath } from './project.server.ts'

// Replaced by the build (vite.config.ts).
declare const __COMMIT__: string | null | undefined

/** The version of package.json, and the commit of the build; null where the build knew none. */
export function release(): { version: string; commit: string | null } {
  const { version } = JSON.parse(readFileSync(projectPath('package.json'), 'utf8')) as { version: string }
  return { version, commit: typeof __COMMIT__ === 'string' ? __COMMIT__ : null }
}
