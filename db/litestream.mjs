/**
 * Litestream, which copies the database continuously to a folder or an S3-compatible store (STORE-3): the program, its
 * configuration, its restore. Plain JavaScript, because scripts run it in the container too.
 */
import { execFile, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** How often changes are looked for and sent. */
const SYNC_EVERY = '200ms'
/** A restore applies all changes since a snapshot: with a day of them it would take minutes. */
const SNAPSHOT_EVERY = '1h'
/** How far back a point in time can be restored. */
const RETENTION = '168h'
/** Copies of 0.5 have another format, which 0.3 cannot read, nor the other way round. */
const FORMAT = /^v?0\.3\./
/** A line for each change of a week. */
const MAX_LIST_BYTES = 256 * 1024 * 1024
/** Files of SQLite beside a database. */
export const SIDE_FILES = ['-wal', '-shm', '-journal']

/**
 * @typedef {{ url: string, endpoint?: string, keyId?: string, secret?: string }} Store
 * @typedef {{ program: string, databasePath: string, store: Store, target: string, generation?: string, at?: string }} Restore
 * @typedef {{ generation: string, from: number, to: number }} Period what the store has without a break, in milliseconds since
 *   1970, rounded down to whole seconds
 */

/**
 * The store of these environment variables; null where there is none.
 * @param {{ REPLICA_URL?: string, REPLICA_ENDPOINT?: string, LITESTREAM_ACCESS_KEY_ID?: string, LITESTREAM_SECRET_ACCESS_KEY?: string }} variables
 * @returns {Store | null}
 */
export function storeOf({ REPLICA_URL, REPLICA_ENDPOINT, LITESTREAM_ACCESS_KEY_ID, LITESTREAM_SECRET_ACCESS_KEY }) {
  if (!REPLICA_URL) return null
  return {
    url: REPLICA_URL,
    endpoint: REPLICA_ENDPOINT,
    keyId: LITESTREAM_ACCESS_KEY_ID,
    secret: LITESTREAM_SECRET_ACCESS_KEY,
  }
}

/**
 * The program, of the optional npm package or else of the PATH; or why there is none.
 * @returns {{ program: string } | { problem: string }}
 */
export function findLitestream() {
  if (process.platform === 'win32') return { problem: 'there is no Litestream for Windows' }
  const name = `@flydotio/litestream-${process.platform}-${process.arch}/litestream`
  try {
    return { program: createRequire(import.meta.url).resolve(name) }
  } catch {
    const { stdout, error } = spawnSync('litestream', ['version'], { encoding: 'utf8' })
    if (error) return { problem: 'Litestream is not installed' }
    if (FORMAT.test(stdout)) return { program: 'litestream' }
    return { problem: `this is Litestream ${stdout.trim()}, and the copies need 0.3` }
  }
}

/**
 * The configuration in YAML, of which JSON is a part. Keys are no part of it: see `environmentOf`.
 * @param {string} databasePath
 * @param {Store} store
 */
export function litestreamConfig(databasePath, { url, endpoint }) {
  const { protocol, host, pathname } = new URL(url)
  const place =
    protocol === 'file:'
      ? { type: 'file', path: fileURLToPath(url) }
      : {
          type: 's3',
          bucket: host,
          path: decodeURIComponent(pathname.slice(1)),
          ...(endpoint ? { endpoint, 'force-path-style': true } : {}),
        }
  const replica = {
    ...place,
    'sync-interval': SYNC_EVERY,
    'snapshot-interval': SNAPSHOT_EVERY,
    retention: RETENTION,
    'retention-check-interval': '1h',
  }
  return JSON.stringify({
    // `info` tells of each change that is being sent and was sent.
    logging: { level: 'info', type: 'json', stderr: true },
    dbs: [{ path: resolve(databasePath), 'monitor-interval': SYNC_EVERY, replicas: [replica] }],
  })
}

/**
 * Writes the configuration beside the database.
 * @param {string} databasePath
 * @param {Store} store
 * @returns {string} its path
 */
export function writeConfig(databasePath, store) {
  const path = `${resolve(databasePath)}-litestream.yml`
  writeFileSync(path, litestreamConfig(databasePath, store))
  return path
}

/**
 * The environment for Litestream; without keys of its own it looks for those of the AWS tools.
 * @param {Store} store
 */
export const environmentOf = ({ keyId, secret }) => ({
  ...process.env,
  ...(keyId ? { LITESTREAM_ACCESS_KEY_ID: keyId } : {}),
  ...(secret ? { LITESTREAM_SECRET_ACCESS_KEY: secret } : {}),
})

/**
 * @param {string} databasePath
 * @param {Store} store
 */
const configOptions = (databasePath, store) => ['-config', writeConfig(databasePath, store), '-no-expand-env']

/**
 * Runs the program to its end and returns what it printed.
 * @param {string} program
 * @param {string[]} options
 * @param {Store} store
 * @throws {Error} with the program's last line
 */
function run(program, options, store) {
  const { status, stdout, stderr, error } = spawnSync(program, options, { env: environmentOf(store), encoding: 'utf8' })
  if (error) throw error
  if (status !== 0) throw new Error(lastLine(stderr))
  return stdout
}

/** @param {Restore} restore */
function argumentsOf({ databasePath, store, target, generation, at }) {
  // A former attempt that was killed may have left its files.
  for (const suffix of ['', '.tmp']) removeDatabase(target + suffix)
  const which = [...(generation ? ['-generation', generation] : []), ...(at ? ['-timestamp', at] : [])]
  return [
    'restore',
    ...configOptions(databasePath, store),
    '-if-replica-exists',
    ...which,
    '-o',
    target,
    resolve(databasePath),
  ]
}

/**
 * Restores the copy into a new file. The caller checks it.
 * @param {Restore} restore
 * @returns {boolean} false where the store has no copy
 * @throws {Error} with the program's last line
 */
export function restoreCopy(restore) {
  run(restore.program, argumentsOf(restore), restore.store)
  return finished(restore.target)
}

/**
 * The periods that the store has copies of, the oldest first. A stop of the site, or a restore, begins a new one.
 * @param {Omit<Restore, 'target'>} restore
 * @returns {Period[]}
 * @throws {Error} with the program's last line
 */
export function listPeriods({ program, databasePath, store }) {
  const options = ['generations', ...configOptions(databasePath, store), resolve(databasePath)]
  return run(program, options, store)
    .trim()
    .split('\n')
    .slice(1)
    .map(line => line.trim().split(/\s+/))
    .map(([, generation = '', , from = '', to = '']) => ({ generation, from: Date.parse(from), to: Date.parse(to) }))
    .sort((a, b) => a.from - b.from)
}

/** Times of periods are rounded down to this. */
const ROUNDED_TO_MS = 1000

/**
 * Restores the last state at or before a time into a new file; Litestream itself refuses a time outside of all periods.
 * @param {Restore & { at: string }} restore
 * @param {Period[]} periods
 * @returns {boolean} false where the store has nothing so old
 * @throws {Error} with the program's last line
 */
export function restoreLastBefore(restore, periods) {
  const { at, ...last } = restore
  const time = Date.parse(at)
  for (const { generation, from, to } of periods.filter(period => period.from <= time).reverse()) {
    if (time < to + ROUNDED_TO_MS && restoreCopy({ ...restore, generation })) return true
    // In the second of its beginning, the period may begin after the time.
    const isAfterIt = time >= to && time >= from + ROUNDED_TO_MS
    if (isAfterIt && restoreCopy({ ...last, generation })) return true
  }
  return false
}

/**
 * Restores the copy into a new file without blocking; see `restoreCopy`.
 * @param {Restore} restore
 * @returns {Promise<boolean>}
 */
export async function restoreCopyInBackground(restore) {
  const env = environmentOf(restore.store)
  await promisify(execFile)(restore.program, argumentsOf(restore), { env }).catch(failed)
  return finished(restore.target)
}

/**
 * Lists the changes in the store: another text after each change. Cheaper than restoring the copy.
 * @param {Omit<Restore, 'target'>} restore
 * @returns {Promise<string>}
 */
export async function listChanges({ program, databasePath, store }) {
  const options = [...configOptions(databasePath, store), resolve(databasePath)]
  const list = (/** @type {string} */ what) =>
    promisify(execFile)(program, [what, ...options], { env: environmentOf(store), maxBuffer: MAX_LIST_BYTES })
  const [snapshots, changes] = await Promise.all([list('snapshots'), list('wal')]).catch(failed)
  // The latest lines decide, and a week of changes has many.
  return createHash('sha256').update(snapshots.stdout).update(changes.stdout).digest('base64')
}

/**
 * @param {Error & { stderr?: string }} error
 * @returns {never}
 */
function failed(error) {
  throw new Error(error.stderr ? lastLine(error.stderr) : error.message)
}

/** @param {string} target */
function finished(target) {
  // Litestream restores under another name first, and leaves that name's side files.
  removeDatabase(`${target}.tmp`)
  return existsSync(target)
}

/**
 * Removes a database file with its side files.
 * @param {string} path
 */
export function removeDatabase(path) {
  for (const side of ['', ...SIDE_FILES]) rmSync(path + side, { force: true })
}

/**
 * Gives a closed database file, which has no side files, its final name.
 * @param {string} from
 * @param {string} to
 */
export function renameDatabase(from, to) {
  for (const side of SIDE_FILES) rmSync(to + side, { force: true })
  renameSync(from, to)
}

/** @param {string} text */
const lastLine = text => text.trim().split('\n').at(-1) ?? ''
