/** Runs the project's tools from scripts, without a shell so that it works on every system. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { forgetInstall, isInstalled, rememberInstall } from './installed.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs a program and waits for it; exits with its status unless that is 0. */
export function run(program, args, { shell = false, env = process.env } = {}) {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit', shell, env })
  if (error) console.error(error.message)
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs a program and shows its output only when it fails, which ends this process with its status. */
export function runQuietly(program, args, { shell = false } = {}) {
  const { status, error, output } = spawnSync(program, args, { cwd: root, shell, maxBuffer: 2 ** 28 })
  if (status === 0) return
  console.error(`failed\n\n${error?.message ?? ''}${(output ?? []).filter(Boolean).join('')}`)
  process.exit(status ?? 1)
}

/** Does a part of a command, and prints its title before and its time after. */
export async function step(title, work) {
  const startedAt = performance.now()
  process.stdout.write(`${title} … `)
  const result = await work()
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  return result
}

/**
 * Installs the packages of package-lock.json where they are not there yet, with the npm that runs this script or else the
 * one in the PATH.
 * `npm ci` removes node_modules; Windows cannot remove a running binary, so `npm install` is used where this process
 * runs on the Node in there.
 */
export async function install() {
  if (isInstalled(root)) return console.log('The packages are those of package-lock.json.')
  const isOwnNode = !relative(join(root, 'node_modules'), process.execPath).startsWith('..')
  const command = isOwnNode && process.platform === 'win32' ? 'install' : 'ci'
  const args = [command, '--include=dev', '--no-audit', '--no-fund']
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  forgetInstall(root)
  await step('Installing the packages', () => {
    // What npm warns about when all is well, such as packages that want another Node than npm's, concerns nobody here.
    if (npm && node) runQuietly(node, [npm, ...args])
    else runQuietly('npm', args, { shell: process.platform === 'win32' })
  })
  rememberInstall(root)
}

/** The path of the script that `node_modules/.bin` links under this name. */
export function binOf(packageName, name = packageName) {
  const path = join(root, 'node_modules', packageName, 'package.json')
  const { bin } = JSON.parse(readFileSync(path, 'utf8'))
  return join(dirname(path), typeof bin === 'string' ? bin : bin[name])
}
