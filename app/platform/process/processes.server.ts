/** Whether other processes are still there. */
import { readFileSync } from 'node:fs'

/** Linux counts the start of a process in hundredths of a second, whatever its clock does. */
const TICK_MS = 10
/** The start of the computer is told in whole seconds, and a clock is set right now and then. */
const TOLERANCE_MS = 5_000

/**
 * Whether the process that had this number at a moment (milliseconds since 1970) is still there. Numbers are used again:
 * where the system tells, a process that has started since is another one, and one that only waits to be buried is dead.
 */
export function isStillAlive(pid: number, at: number): boolean {
  if (!answers(pid)) return false
  const told = readStat(pid)
  if (!told) return true
  return !/[ZX]/.test(told.state) && told.startedAt <= at + TOLERANCE_MS
}

function answers(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It is there, but somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** What /proc tells of a process; null where there is none, or it is not for us to see. */
function readStat(pid: number): { state: string; startedAt: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name comes before, in brackets, and may hold spaces and brackets itself.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const bootSeconds = /^btime (\d+)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1]
    const startedAt = Number(bootSeconds) * 1000 + Number(fields[19]) * TICK_MS
    return Number.isNaN(startedAt) ? null : { state: fields[0] ?? '', startedAt }
  } catch {
    return null
  }
}
