/** Runs the project's tools from scripts, without a shell so that it works on every system. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs a program and waits for it; exits with its status unless that is 0. */
export function run(program, args, { shell = false, env = process.env } = {}) {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit', shell, env })
  if (error) console.error(error.message)
  if (status !== 0) process.exit(status ?? 1)
}

/**
 * Installs the packages of package-lock.json, with the npm that runs this script or else the one in the PATH.
 * `npm ci` removes node_modules; Windows cannot remove a running binary, so `npm install` is used where this process
 * runs on the Node in there.
 */
export function install() {
  const isOwnNode = !relative(join(root, 'node_modules'), process.execPath).startsWith('..')
  const command = isOwnNode && process.platform === 'win32' ? 'install' : 'ci'
  const args = [command, '--include=dev', '--no-audit', '--no-fund']
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  if (npm && node) run(node, [npm, ...args])
  else run('npm', args, { shell: process.platform === 'win32' })
}

/** The path of the script that `node_modules/.bin` links under this name. */
export function binOf(packageName, name = packageName) {
  const path = join(root, 'node_modules', packageName, 'package.json')
  const { bin } = JSON.parse(readFileSync(path, 'utf8'))
  return join(dirname(path), typeof bin === 'string' ? bin : bin[name])
}
