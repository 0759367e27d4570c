/** Knows whether node_modules holds what package-lock.json asks for, so that nothing is installed twice. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const read = path => (existsSync(path) ? readFileSync(path, 'utf8') : '')
const stampIn = folder => join(folder, 'node_modules/.installed')

/** npm's own record of what is in node_modules; every npm command that changes packages writes it. */
const recordIn = folder => join(folder, 'node_modules/.package-lock.json')

/** The npm and Node that install, also where this process runs on the project's own Node. */
const installer = () => process.env.npm_config_user_agent ?? `node/${process.version}`

/** A hash of all that decides what an install leaves, and of npm's record of what it left. */
function fingerprint(folder) {
  const files = ['package.json', 'package-lock.json', '.npmrc'].map(name => read(join(folder, name)))
  const parts = [...files, read(recordIn(folder)), installer(), process.platform, process.arch]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** Whether every package of npm's record is there in its version. */
function isWhole(folder) {
  const { packages } = JSON.parse(read(recordIn(folder)))
  return Object.entries(packages).every(([path, { version, link }]) => {
    const manifest = read(join(folder, path, 'package.json'))
    return link || (manifest !== '' && JSON.parse(manifest).version === version)
  })
}

/**
 * Whether the last install was one of the present lock file, and nothing was changed, removed or added by npm since.
 * @param {string} folder of the project
 */
export function isInstalled(folder) {
  const stamp = read(stampIn(folder))
  return stamp !== '' && stamp === fingerprint(folder) && isWhole(folder)
}

/** Call before an install: a broken-off one leaves no stamp. */
export const forgetInstall = folder => rmSync(stampIn(folder), { force: true })

/** Call after an install that succeeded. */
export const rememberInstall = folder => writeFileSync(stampIn(folder), fingerprint(folder))
