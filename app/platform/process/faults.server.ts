/** What is wrong with the machine or the database: noted where it is met, shown by panel, health details and metrics (FAULT-1). */
import { accessSync, constants, statfsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Counter, Gauge } from 'prom-client'
import { settings } from '../settings.server.ts'
import { logger } from './log.server.ts'
import { metrics } from './metrics.server.ts'

const storageFaults = ['busy', 'full', 'read-only', 'damaged', 'replaced', 'failed'] as const
const faultNames = [...storageFaults, 'side-files', 'clock', 'handles', 'memory', 'unclean-stop'] as const

/** Why the database could not be written or read. */
export type StorageFault = (typeof storageFaults)[number]

export type FaultName = (typeof faultNames)[number]

export type Fault = {
  name: FaultName
  firstAt: number
  lastAt: number
  count: number
  /** What is known beyond the name, such as the message of the system; for administrators. */
  detail: string
  isOver: boolean
}

/** Less free space than this counts as full, because SQLite needs several pages for the smallest write. */
const FULL_BELOW_BYTES = 256 * 1024

const counter = new Counter({
  name: 'site_faults_total',
  help: 'Faults of the machine or the database, such as full or busy',
  labelNames: ['fault'] as const,
  registers: [metrics],
})

// What Prometheus first sees at 1 has not grown for it.
for (const fault of faultNames) counter.inc({ fault }, 0)

const faults = new Map<FaultName, Fault>()
/** When each was last noted, by a clock that never jumps. */
const notedAt = new Map<FaultName, number>()

/** What happened once and has no end. */
const EVENTS: ReadonlySet<FaultName> = new Set(['side-files', 'unclean-stop', 'memory'])
/** For so long an event counts as wrong now: long enough to be scraped, and over before the next one. */
const EVENT_STANDS_MS = 60 * 60 * 1000

const lasts = (name: FaultName): boolean => faults.get(name)?.isOver === false

/** Whether this fault lasts; what happened once never does. */
export const isCurrent = ({ name, isOver }: Fault): boolean => !isOver && !EVENTS.has(name)

let damageMetAt: number | null = null

/** When reading last met damage, as of `performance.now()`; null where it did not, or the file is whole again. */
export const whenDamageWasMet = (): number | null => (lasts('damaged') ? damageMetAt : null)

// The counter alone cannot tell what was wrong before it was first scraped, nor a second unclean stop: it begins anew.
new Gauge({
  name: 'site_fault',
  help: 'What is wrong now: 1 while a fault lasts, and for an hour after what happened once, such as an unclean stop',
  labelNames: ['fault'] as const,
  registers: [metrics],
  collect() {
    for (const fault of faultNames) {
      const isOld = performance.now() - (notedAt.get(fault) ?? 0) > EVENT_STANDS_MS
      this.set({ fault }, Number(lasts(fault) && !(EVENTS.has(fault) && isOld)))
    }
  },
})

/** Notes a fault; the first time, and again after its end, also in the log. */
export function noteFault(name: FaultName, detail = '', now = Date.now()): void {
  counter.inc({ fault: name })
  notedAt.set(name, performance.now())
  const known = faults.get(name)
  if (!known || known.isOver) {
    // Another process that writes is no error.
    logger()[name === 'busy' ? 'warn' : 'error']({ message: `Fault: ${name}`, fault: name, detail })
    logger().flush()
  }
  faults.set(name, {
    name,
    firstAt: known?.firstAt ?? now,
    lastAt: now,
    count: (known?.count ?? 0) + 1,
    detail,
    isOver: false,
  })
}

/** Notes that these faults have ended. */
export function endFaults(names: readonly FaultName[]): void {
  for (const name of names) {
    const fault = faults.get(name)
    if (!fault || fault.isOver) continue
    fault.isOver = true
    if (name === 'damaged') damageMetAt = null
    logger().warn({ message: `Fault ended: ${name}`, fault: name })
  }
}

/** What a write that was stored proves to be over. */
const ENDED_BY_A_WRITE = ['busy', 'full', 'read-only', 'failed', 'replaced'] as const satisfies StorageFault[]

/** Notes the end of what kept writes from being stored. A full disk still takes what fits into files that are there. */
export const endWriteFaults = (): void =>
  endFaults(ENDED_BY_A_WRITE.filter(name => lasts(name) && !(name === 'full' && isDiskFull())))

let isFullNotedHere = false

/** Notes a full disk before a write fails, and its end. */
export function lookAtDisk(): void {
  const isFull = isDiskFull()
  if (isFull && !lasts('full')) {
    isFullNotedHere = true
    noteFault('full', 'There is no space left on the disk of the database.')
  } else if (!isFull && isFullNotedHere) {
    isFullNotedHere = false
    endFaults(['full'])
  }
}

/** The faults since the start of the process, the last noted first. */
export const listFaults = (): Fault[] => [...faults.values()].sort((a, b) => b.lastAt - a.lastAt)

/** What an error of SQLite or of the file system means; null for any other error. */
export function storageFaultOf(error: unknown): StorageFault | null {
  if (!(error instanceof Error)) return null
  const code = (error as NodeJS.ErrnoException).code ?? ''
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return 'busy'
  if (/^(SQLITE_FULL|ENOSPC|EDQUOT)/.test(code)) return 'full'
  if (/^(SQLITE_READONLY_DBMOVED)/.test(code)) return 'replaced'
  if (/^(SQLITE_READONLY|EROFS)/.test(code)) return 'read-only'
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return 'damaged'
  if (/^SQLITE_(IOERR|CANTOPEN)/.test(code)) return faultOfDisk() ?? 'failed'
  return error.cause === undefined ? null : storageFaultOf(error.cause)
}

/** Notes the fault behind an error that reading met; false where there is none. */
export function noteReadFault(error: unknown): boolean {
  const fault = storageFaultOf(error)
  if (fault === null) return false
  noteFault(fault, (error as Error).message)
  if (fault === 'damaged') damageMetAt = performance.now()
  return true
}

const folder = () => dirname(resolve(settings().DATABASE_PATH))

/** What is wrong with the disk of the database; null where it can be written. */
function faultOfDisk(): 'full' | 'read-only' | null {
  try {
    if (isDiskFull()) return 'full'
    accessSync(folder(), constants.W_OK)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EROFS' ? 'read-only' : null
  }
  return null
}

const isDiskFull = () => freeBytes() < FULL_BELOW_BYTES

/** The free space on the disk of the database. */
export function freeBytes(): number {
  const { bavail, bsize } = statfsSync(folder())
  return bavail * bsize
}
