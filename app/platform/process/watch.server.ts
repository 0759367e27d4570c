/** Looks every two seconds at what no request would notice: the clock, file handles, the disk; and at the heap (FAULT-5 to FAULT-7). */
import { readdirSync, readFileSync } from 'node:fs'
import { constants, PerformanceObserver } from 'node:perf_hooks'
import { getHeapSpaceStatistics, getHeapStatistics, setFlagsFromString } from 'node:v8'
import { DAY_MS } from '../retention.ts'
import { endFaults, lookAtDisk, noteFault } from './faults.server.ts'
import { logError } from './log.server.ts'

const LOOK_EVERY_MS = 2000
/** Time services correct less than this without any harm. */
const JUMP_FROM_MS = 60_000
/** Above this share of its handles the process soon cannot open files. */
const HANDLES_SHARE = 0.9
/** Refused connections are over when none was refused for this long. */
const REFUSED_LASTS_MS = 30_000
/** With this share of the heap in use after a full collection, the process spends its time collecting and then crashes. */
const HEAP_SHARE = 0.85

const startOffset = Date.now() - performance.now()

/** By how much the clock jumped since the start, in milliseconds; seconds of correction do not count. */
function clockJump(): number {
  const jump = Date.now() - performance.now() - startOffset
  return Math.abs(jump) < JUMP_FROM_MS ? 0 : jump
}

/** Whether what is deleted by age must wait: by a wrong clock everything would be old. */
export const isClockDoubtful = (): boolean => Math.abs(clockJump()) >= DAY_MS

let refusedAt = Number.NEGATIVE_INFINITY

/** Notes a connection that was closed because all places are taken. */
export function noteRefusedConnection(): void {
  // Only the first of a crowd is worth a line.
  if (performance.now() - refusedAt > 1000) noteFault('handles', 'Connections were closed: all places are taken.')
  refusedAt = performance.now()
}

/** How many files and connections the system lets this process have open; null where it does not say. */
export function maxHandles(): number | null {
  try {
    const limit = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]
    return limit === undefined ? null : Number(limit)
  } catch {
    return null
  }
}

const limit = maxHandles()

function lookAtHandles(): void {
  if (limit === null) return
  let open = limit
  try {
    open = readdirSync('/proc/self/fd').length
  } catch {
    // Without a handle the folder of handles cannot be read.
  }
  if (open > limit * HANDLES_SHARE) noteFault('handles', `${open} of ${limit} handles are open.`)
  else if (performance.now() - refusedAt > REFUSED_LASTS_MS) endFaults(['handles'])
}

let notedJump = ''

function lookAtClock(): void {
  const jump = clockJump()
  if (jump === 0) endFaults(['clock'])
  const detail = jump === 0 ? '' : `By ${Math.round(jump / 60_000)} minutes.`
  if (detail !== notedJump && detail !== '') noteFault('clock', detail)
  notedJump = detail
}

/**
 * Begins to look.
 * @param more called each time
 */
export function startWatching(more: () => void = () => {}): void {
  setInterval(() => {
    try {
      lookAtClock()
      lookAtHandles()
      lookAtDisk()
      more()
    } catch (error) {
      logError(error)
    }
  }, LOOK_EVERY_MS).unref()
}

/** Node's types lack what a collection is described by. */
type GcEntry = { detail?: { kind?: number } }

/** Calls `end` once, with the reason in words, when even full collections leave nearly no heap. */
export function watchHeap(end: (reason: string) => void): void {
  let crowded = 0
  // V8 would crash by its own rule from a share of 0.8, often before this one has looked.
  setFlagsFromString('--no-detect-ineffective-gcs-near-heap-limit')
  const observer = new PerformanceObserver(list => {
    const isMajor = list
      .getEntries()
      .some(entry => (entry as GcEntry).detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR)
    if (!isMajor) return
    const used = oldBytes()
    const max = maxOldBytes() ?? getHeapStatistics().heap_size_limit
    crowded = used > max * HEAP_SHARE ? crowded + 1 : 0
    if (crowded < 2) return
    observer.disconnect()
    end(`The memory of the process is used up: ${inMb(used)} of ${inMb(max)} MB of its heap.`)
  })
  observer.observe({ entryTypes: ['gc'] })
}

/** Bytes of long-lived objects: V8's bound is theirs alone. */
function oldBytes(): number {
  const old = getHeapSpaceStatistics().filter(({ space_name }) => !/^(new|read_only|shared)_/.test(space_name))
  return old.reduce((sum, space) => sum + space.space_used_size, 0)
}

/** The bound of long-lived objects; V8's own figure includes the space of short-lived ones, which they cannot use. */
function maxOldBytes(): number | null {
  const options = [process.env.NODE_OPTIONS ?? '', ...process.execArgv].join(' ')
  const megabytes = /--max[-_]old[-_]space[-_]size=(\d+)/.exec(options)?.[1]
  return megabytes === undefined ? null : Number(megabytes) * 2 ** 20
}

const inMb = (bytes: number) => Math.round(bytes / 2 ** 20)
