/**
 * The packages that run in production, from the lock file. Plain JavaScript, because the build of the image runs it. The lock
 * file is the source, because `npm sbom --omit dev` leaves out what development packages need too.
 */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const fromRoot = path => fileURLToPath(new URL(`../${path}`, import.meta.url))
const readJson = path => JSON.parse(readFileSync(fromRoot(path), 'utf8'))

/** Name and version of the site, and the names of the packages that it asks for itself. */
export function describeSite() {
  const { name, version, dependencies } = readJson('package.json')
  return { name, version, direct: Object.keys(dependencies) }
}

/** The packages that are installed, each version once, with licence and hash; sorted by name. */
export function listProductionPackages() {
  const found = Object.entries(readJson('package-lock.json').packages)
    .filter(([path, { dev }]) => path !== '' && !dev && existsSync(fromRoot(`${path}/package.json`)))
    .map(([path, { version, license, integrity }]) => ({
      name: path.split('node_modules/').at(-1),
      version,
      license: license ?? licenceOf(path),
      integrity,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  return [...new Map(found.map(one => [`${one.name}@${one.version}`, one])).values()]
}

/** Some packages name their licence in a former way, which the lock file leaves out. */
function licenceOf(path) {
  const { license, licenses } = readJson(`${path}/package.json`)
  return license?.type ?? license ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'unknown'
}
