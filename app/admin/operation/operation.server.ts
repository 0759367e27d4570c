/** The page that shows how the site runs (WATCH-2). */

import { countRecentFailures } from '#app/auth/attempts.server.ts'
import { ATTEMPT_MINUTES } from '#app/auth/limits.ts'
import { lastFileCheck } from '#app/backup/file-check.server.ts'
import { replicaState } from '#app/backup/replica.server.ts'
import { backupState } from '#app/backup/scheduled.server.ts'
import { listCaches } from '#app/platform/cache.server.ts'
import { freeBytes, isCurrent, listFaults } from '#app/platform/process/faults.server.ts'
import { listSamples } from '#app/platform/process/samples.server.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { listSourceFaults } from '#app/prices/source-faults.server.ts'
import { checkTexts, faultTexts } from './fault-texts.ts'
import { siteFigures } from './site-metrics.server.ts'

export function operationPage() {
  const now = Date.now()
  const { calls, imports, sessions } = siteFigures(now)
  const memory = process.memoryUsage()
  return {
    samples: [...listSamples()],
    faults: listFaults().map(fault => ({ ...fault, ...faultTexts[fault.name], isCurrent: isCurrent(fault) })),
    sourceFaults: listSourceFaults(),
    check: describeCheck(),
    /** Whether anything copies the database: a backup each day, or a continuous copy. */
    hasBackups: backupState() !== null || replicaState() !== null,
    caches: listCaches(),
    groups: [
      {
        title: 'Safety',
        figures: [
          { label: 'Newest backup', ...describeBackups() },
          { label: 'Continuous copy', ...describeCopy() },
          { label: `Failed sign-ins in ${ATTEMPT_MINUTES} minutes`, value: formatNumber(countRecentFailures(now)) },
        ],
      },
      {
        title: 'Machine',
        figures: [
          { label: 'Running since', at: now - process.uptime() * 1000 },
          { label: 'Memory', value: megabytes(memory.rss) },
          { label: 'Free on the disk', value: gigabytes(freeBytes()) },
        ],
      },
      {
        title: 'Use',
        figures: [
          { label: 'Sessions of editors', value: formatNumber(sessions) },
          { label: 'AI calls in 24 hours', value: listed(calls.map(({ outcome, calls }) => [outcome, calls])) },
          { label: 'Imports', value: listed(imports.map(({ state, runs }) => [state, runs])) },
        ],
      },
    ] satisfies { title: string; figures: Figure[] }[],
  }
}

/** What is shown of a figure: a text, or a time in milliseconds since 1970 or as ISO 8601. */
type Shown = { value: string } | { at: number | string }
export type Figure = { label: string; isWarning?: boolean } & Shown

const megabytes = (bytes: number) => `${formatNumber(Math.round(bytes / 2 ** 20))} MB`
/** As disks are sold and filled: in thousands. */
const gigabytes = (bytes: number) => `${formatNumber(Math.round(bytes / 10 ** 9))} GB`

function describeBackups(): Shown & Pick<Figure, 'isWarning'> {
  const backups = backupState()
  if (!backups) return { value: 'Off', isWarning: true }
  if (backups.problem) return { value: `Failed: ${backups.problem}`, isWarning: true }
  return backups.newest ? { at: backups.newest } : { value: 'None yet' }
}

function describeCopy(): Shown & Pick<Figure, 'isWarning'> {
  const copy = replicaState()
  if (!copy) return { value: 'Off' }
  if (copy.problem) return { value: copy.problem, isWarning: true }
  return { value: copy.running ? 'Runs' : 'Does not run', isWarning: !copy.running }
}

/** The result of the last check of the database file, in words; null where none was needed. */
function describeCheck(): string | null {
  const check = lastFileCheck()
  if (!check) return null
  const { state, problem, wayOut } = check
  return [checkTexts[state], problem && `${problem}.`, wayOut && `To restore: ${wayOut}`].filter(Boolean).join(' ')
}

/** The titles of the faults that last, for a notice on each page of the panel. */
export const currentFaults = (): string[] =>
  listFaults()
    .filter(isCurrent)
    .map(({ name }) => faultTexts[name].title)

/** `done 12, failed 1`; `none` for an empty list. */
const listed = (counts: [name: string, count: number][]): string =>
  counts.map(([name, count]) => `${name} ${count}`).join(', ') || 'none'
