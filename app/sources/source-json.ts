/** Sources and their runs as the API gives them. Pure. */
import { revisionEtag } from '#app/platform/revision.ts'
import type { SourceRun } from './runs.server.ts'
import type { Source } from './sources.server.ts'

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString())

export const sourceJson = ({ version, nextRunAt, createdAt, updatedAt, ...source }: Source) => ({
  ...source,
  nextRunAt: iso(nextRunAt),
  createdAt: iso(createdAt),
  updatedAt: iso(updatedAt),
})

export const sourceEtag = (source: Source) => revisionEtag(source)

export const runJson = ({ pid, startedAt, endedAt, undoneAt, ...run }: SourceRun, undoable: boolean) => ({
  ...run,
  startedAt: iso(startedAt),
  endedAt: iso(endedAt),
  undoneAt: iso(undoneAt),
  undoable,
})
