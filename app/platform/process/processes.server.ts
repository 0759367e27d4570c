/** Checks whether other processes are alive. */
import { readFileSync } from 'node:fs'

/** Unit of process start times in `/proc`; independent of clock adjustments. */
const TICK_MS = 10
/** The boot time is rounded to whole seconds, and the clock may be adjusted. */
const TOLERANCE_MS = 5_000

/**
 * Whether the process with this pid at a given time (milliseconds since 1970) is still alive. Pids are reused: where
 * `/proc` is readable, a process started later counts as another one, and a zombie process counts as dead.
 */
export function isStillAlive(pid: number, at: number): boolean {
  if (!exists(pid)) return false
  const stat = readStat(pid)
  if (!stat) return true
  return !/[ZX]/.test(stat.state) && stat.startedAt <= at + TOLERANCE_MS
}

/** The same of a process other than this one: in a container each process has the same id, so one with ours is of an earlier start. */
export const isOtherAlive = (pid: number, at: number): boolean => pid !== process.pid && isStillAlive(pid, at)

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** State and start time from `/proc`; null where it is missing or not readable. */
function readStat(pid: number): { state: string; startedAt: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command name precedes these fields in brackets, and may itself contain spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const bootSeconds = /^btime (\d+)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1]
    const startedAt = Number(bootSeconds) * 1000 + Number(fields[19]) * TICK_MS
    return Number.isNaN(startedAt) ? null : { state: fields[0] ?? '', startedAt }
  } catch {
    return null
  }
}
