/** Paths of the project's files, valid both from source and from the build. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error('package.json not found above the running code.')
    folder = parent
  }
  return folder
}

/** The absolute path of a project file, given relative to the root: `projectPath('db/migrations')`. */
export const projectPath = (...parts: string[]) => join(projectRoot(), ...parts)
