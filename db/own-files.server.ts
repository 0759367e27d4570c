/**
 * Whether the open database still is the file at its path. Another file in its place, or removed side files, would let
 * writes succeed that the next start cannot find (FAULT-4).
 */
import { statSync } from 'node:fs'
import { noteFault } from '#app/platform/process/faults.server.ts'
import { type Db, db, openDatabase, provideDatabase, stopWaitingForLocks } from './client.server.ts'

const SIDE_FILES = ['-wal', '-shm']
/** A killed process releases its locks within milliseconds, on a busy machine later. */
const RELEASE_TIMEOUT_MS = 2000
const PAUSE_MS = 10

let known: { handle: Db; files: Map<string, number> } | null = null

const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino ?? null

/** Thrown before a write to a file that is no longer at the path of the database. */
class Replaced extends Error {
  readonly code = 'SQLITE_READONLY_DBMOVED'
}

/** Notes which files the served database has; call it when it is opened. */
export function rememberOwnFiles(): void {
  const path = db().$client.name
  const files = ['', ...SIDE_FILES].flatMap(side => {
    const inode = inodeOf(path + side)
    return inode === null ? [] : [[side, inode] as const]
  })
  known = { handle: db(), files: new Map(files) }
}

/**
 * Compares the files with those that were opened; takes microseconds. Where only side files are missing, their content is
 * written to the database file, which is opened anew.
 * @throws Error where the database file, or a side file, is another one than was opened
 */
export function requireOwnFiles(): void {
  if (known?.handle !== db()) return
  const path = db().$client.name
  const changed = [...known.files].filter(([side, inode]) => inodeOf(path + side) !== inode).map(([side]) => side)
  if (changed.length === 0) return
  const isReplaced = changed.includes('') || changed.some(side => inodeOf(path + side) !== null)
  if (isReplaced || !reopen()) throw new Replaced('The file at the path of the database is not the one that is open.')
  noteFault('side-files', `${changed.map(side => path + side).join(', ')}`)
}

let endReaders: () => boolean = () => false

/** Registers what ends a process of the site that reads from the log, such as Litestream; false where none runs. */
export function onReopen(end: () => boolean): void {
  endReaders = end
}

/** Writes what only this connection can still read from the removed log into the file, and opens it anew. */
function reopen(): boolean {
  const former = db().$client
  const checkpointPages = former.pragma('wal_autocheckpoint', { simple: true })
  try {
    // Another connection, such as a download, still reads from the log: at a later write.
    if (!emptyLog(former) && !(endReaders() && waitFor(() => emptyLog(former)))) return false
    former.close()
  } catch {
    return false
  }
  const database = openDatabase(former.name)
  database.$client.pragma(`wal_autocheckpoint = ${checkpointPages}`)
  stopWaitingForLocks(database)
  provideDatabase(database)
  rememberOwnFiles()
  return true
}

function emptyLog(client: Db['$client']): boolean {
  const [result] = client.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[]
  return result?.busy === 0
}

/** Blocks: until the log is in the file, nothing may be written or read. */
function waitFor(isDone: () => boolean): boolean {
  const pause = new Int32Array(new SharedArrayBuffer(4))
  for (let waited = 0; waited < RELEASE_TIMEOUT_MS; waited += PAUSE_MS) {
    if (isDone()) return true
    Atomics.wait(pause, 0, 0, PAUSE_MS)
  }
  return false
}
