/**
 * `npm run licences`: the licences of the production packages. `-- --releases [NAME …]` also asks the registry when the
 * packages that the site asks for itself, or those named, were last released.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describeSite, listProductionPackages } from './production-packages.mjs'

const packages = listProductionPackages()
const byLicence = Map.groupBy(packages, ({ license }) => license)
for (const [license, found] of [...byLicence].sort(([, a], [, b]) => b.length - a.length)) {
  console.log(`${license}: ${found.length}`)
  console.log(`  ${found.map(({ name, version }) => `${name} ${version}`).join(', ')}`)
}

const [option, ...given] = process.argv.slice(2)
if (option === '--releases') {
  console.log('\nLast releases')
  for (const name of given.length > 0 ? given : describeSite().direct) console.log(`  ${await lastRelease(name)}`)
}

/** One at a time: this is not urgent enough to burden the registry. */
async function lastRelease(name) {
  const installed = packages.find(found => found.name === name)?.version ?? 'not installed'
  try {
    const { stdout } = await promisify(execFile)('npm', ['view', name, 'version', 'time', '--json'])
    const { version, time } = JSON.parse(stdout)
    return `${name} ${installed}; newest ${version} of ${time[version].slice(0, 10)}`
  } catch (error) {
    return `${name} ${installed}; the registry does not answer (${error.message.split('\n', 1)[0]})`
  }
}
