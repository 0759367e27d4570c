/** Marks of the processes that serve a database: they tell a start how the former ones ended (FAULT-2). */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { noteReadFault } from '#app/platform/process/faults.server.ts'
import { isOtherAlive } from '#app/platform/process/processes.server.ts'

export type Mark = { pid: number; at: number; reason?: string }

/** The file of this process, which a stop removes; null where it has none. */
let own: { path: string; mark: Mark } | null = null

/**
 * Marks the database as served by this process, in a file of its own: another process may serve it too.
 * @returns the mark of a process that has ended and was not stopped, else null
 */
export function markRunning(databasePath: string, now = Date.now()): Mark | null {
  const ended = marksBeside(databasePath).flatMap(path => {
    const mark = readMark(path)
    return mark === null || isServing(mark) ? [] : [{ path, mark }]
  })
  try {
    for (const { path } of ended) rmSync(path, { force: true })
    own = newMark(databasePath, { pid: process.pid, at: now })
  } catch (error) {
    // A full disk must not stop the start.
    noteReadFault(error)
  }
  process.on('exit', unmark)
  // A process that gave a reason had closed the database.
  const marks = ended.map(({ mark }) => mark)
  return marks.find(({ reason }) => reason === undefined) ?? marks[0] ?? null
}

/** The next start reports this reason; the exit is then no clean stop, although the database is closed. */
export function noteEnd(reason: string): void {
  if (own) writeFileSync(own.path, JSON.stringify({ ...own.mark, reason }))
  own = null
}

/** Writes a mark to the first name that is free: `….running`, then `….running-2`. */
function newMark(databasePath: string, mark: Mark): typeof own {
  for (let number = 1; ; number += 1) {
    const path = `${resolve(databasePath)}.running${number === 1 ? '' : `-${number}`}`
    try {
      writeFileSync(path, JSON.stringify(mark), { flag: 'wx' })
      return { path, mark }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

function marksBeside(databasePath: string): string[] {
  const folder = dirname(resolve(databasePath))
  const begin = `${basename(databasePath)}.running`
  const isMark = (name: string) => name.startsWith(begin) && /^(-\d+)?$/.test(name.slice(begin.length))
  return readdirSync(folder)
    .filter(isMark)
    .map(name => join(folder, name))
}

const isServing = ({ pid, at }: Mark) => isOtherAlive(pid, at)

function unmark(): void {
  try {
    if (own) rmSync(own.path, { force: true })
  } catch {
    // A disk that can no longer be written: the next start checks the file.
  }
}

function readMark(path: string): Mark | null {
  try {
    const { pid, at, reason } = JSON.parse(readFileSync(path, 'utf8')) as Mark
    return { pid, at, reason }
  } catch {
    // A mark cut off by the fault itself still tells of it.
    return existsSync(path) ? { pid: 0, at: 0 } : null
  }
}
