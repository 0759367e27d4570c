/** The versions of rules whose results are stored: a hash of their source files, so that a change derives them again. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { projectPath } from './project.server.ts'

const facts = ['app/entities/facts.ts', 'app/facts']

/** The files and folders that make the rules. Tables of data have versions of their own. */
const sources = {
  facts,
  'search-index': [...facts, 'app/search-index', 'app/drawings/facts.ts'],
} as const satisfies Record<string, readonly string[]>

type RulesName = keyof typeof sources

// Replaced by the build (vite.config.ts), because the container has no sources.
declare const __RULES__: Record<RulesName, string> | undefined

export const rulesVersion = (name: RulesName): string =>
  typeof __RULES__ === 'object' ? __RULES__[name] : versionOf(sources[name])

/** The versions of all rules, for the build. */
export const rulesVersions = (): Record<string, string> =>
  Object.fromEntries(Object.entries(sources).map(([name, paths]) => [name, versionOf(paths)]))

function versionOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(path => filesIn(projectPath(path)))) hash.update(readFileSync(file)).update('\0')
  return hash.digest('base64url').slice(0, 16)
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap(name => filesIn(join(path, name)))
    .filter(file => /\.ts$/.test(file) && !file.endsWith('.test.ts'))
}
