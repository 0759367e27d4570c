/**
 * Adds the binary packages of other platforms that `npm install` left out of package-lock.json.
 * With a registry mirror that has the binaries of one platform only, npm drops the others, and `npm ci` then rejects
 * the file. Run it after each `npm install` there: `npm run generate -- lockfile`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { projectPath } from '#app/platform/process/project.server.ts'

type Entry = Record<string, unknown> & {
  optionalDependencies?: Record<string, string>
  dev?: boolean
  optional?: boolean
}
type Lock = { packages: Record<string, Entry> }

const OS: Record<string, string> = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  openbsd: 'openbsd',
  netbsd: 'netbsd',
  linux: 'linux',
  linuxmusl: 'linux',
  win32: 'win32',
  openharmony: 'openharmony',
  sunos: 'sunos',
  aix: 'aix',
}
const CPU: Record<string, string> = {
  arm64: 'arm64',
  x64: 'x64',
  arm: 'arm',
  ia32: 'ia32',
  loong64: 'loong64',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  wasm32: 'wasm32',
  mips64el: 'mips64el',
}

/** The platform in the name of a binary package such as `@rollup/rollup-linux-x64-musl`. */
function platformOf(name: string): Entry {
  const parts = name.split(/[/-]/)
  const os = parts.map(part => OS[part]).find(Boolean)
  const cpu = parts.map(part => CPU[part]).find(Boolean)
  const isMusl = parts.some(part => part.includes('musl'))
  return {
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(isMusl ? { libc: ['musl'] } : {}),
    ...(os ? { os: [os] } : {}),
  }
}

/** The path to which `name` resolves from the package at `from`, or null. */
function resolve(lock: Lock, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`
    if (lock.packages[path]) return path
    if (folder === '') return null
  }
}

const path = projectPath('package-lock.json')
const lock: Lock = JSON.parse(readFileSync(path, 'utf8'))
let added = 0
for (const [owner, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (resolve(lock, owner, name)) continue
    const platform = platformOf(name)
    if (!('os' in platform) && !('cpu' in platform)) throw new Error(`Which platform is ${name} for?`)
    lock.packages[`node_modules/${name}`] = {
      version,
      ...platform,
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
    }
    added += 1
  }
}
const sorted = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(path, `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`)
console.log(`${added} packages of other platforms added`)
