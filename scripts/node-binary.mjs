/**
 * Chooses the Node that runs the project. The development package `node` installs one and puts it first in the PATH of
 * every npm script. Where install scripts are off (the container), the machine's Node runs, if it is new enough.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { problemOfVersion } from '../db/node-version.mjs'

const checksums = JSON.parse(readFileSync(new URL('node-checksums.json', import.meta.url), 'utf8'))
const packageFolder = new URL('../node_modules/node/', import.meta.url)

/**
 * Prints one line and exits with status 1.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(message)
  process.exit(1)
}

/** The binary of the package `node`; null where it is not installed. */
function installedBinary() {
  const binary = new URL(process.platform === 'win32' ? 'bin/node.exe' : 'bin/node', packageFolder)
  return existsSync(binary) ? fileURLToPath(binary) : null
}

/**
 * Checks the SHA-256 of this binary, which npm downloads outside of the lock file. Returns the problem, or null when it
 * is the expected one. A platform without a recorded checksum passes with a warning.
 * @param {string} binary
 * @param {string} platform such as `linux-x64`
 * @param {{ version: string, sha256: Record<string, string> }} expected
 * @returns {string | null}
 */
export function problemOfBinary(binary, platform, { version, sha256 } = checksums) {
  const expected = sha256[platform]
  if (!expected) {
    console.warn(`scripts/node-checksums.json has no checksum of Node ${version} for ${platform}: it was not checked.`)
    return null
  }
  const actual = createHash('sha256').update(readFileSync(binary)).digest('hex')
  if (actual === expected) return null
  return `${binary} is not Node ${version} as expected: its SHA-256 is ${actual}, not ${expected}.`
}

/** The path of the Node that runs the project. Exits with one line where none is usable. */
export function projectNode() {
  const binary = installedBinary()
  if (binary) {
    const problem = problemOfBinary(binary, `${process.platform}-${process.arch}`)
    return problem ? fail(problem) : binary
  }
  const problem = problemOfVersion(process.versions.node)
  return problem ? fail(problem) : process.execPath
}
