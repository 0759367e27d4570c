import { spawnSync } from 'node:child_process'
import { root } from './run.mjs'

/** The commit that is built, from the variable COMMIT or from git; null where neither tells, as in a container. */
export function currentCommit(): string | null {
  if (process.env.COMMIT) return process.env.COMMIT
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}
