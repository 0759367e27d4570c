/** An import run, as its page and endpoints show it (IMPORT-4). Pure. */
import type { ImportKind, ImportState } from '#app/entities/enums.ts'
import { counted } from '#app/platform/text/format.ts'

export type ImportRun = {
  id: string
  kind: ImportKind
  source: string
  parameters: Record<string, unknown>
  state: ImportState
  /** Newly stored. */
  success: number
  /** Already stored with the same brand and slug; unchanged. */
  existing: number
  /** Changed prices; for an undo, the undone changes. */
  updated: number
  /** Prices that wait for a person (PRICE-13). */
  held: number
  /** Lines that are no listing. */
  skipped: number
  processed: number
  total: number | null
  /** One line per refused record; the first few hundred. */
  errors: string[]
  errorCount: number
  requests: number
  username: string
  /** Milliseconds since 1970. */
  startedAt: number
  endedAt: number | null
}

/** Error lines that the result panel shows (IMPORT-5). */
export const SHOWN_ERRORS = 3

/** The border colour of the result panel (IMPORT-5): errors and held prices first, then changes, then none. */
export const resultTone = (
  run: Pick<ImportRun, 'errorCount' | 'held' | 'success' | 'updated'>,
): 'yellow' | 'green' | 'blue' =>
  run.errorCount + run.held > 0 ? 'yellow' : run.success + run.updated > 0 ? 'green' : 'blue'

/** The JSON of an endpoint (API-16). */
export const resultJson = ({ success, existing, processed, errors }: ImportRun) => ({
  success,
  existing,
  processed,
  errors,
})

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** `latest 50 mobiles`, `brand Samsung (20)`, `file prices.csv`. */
export function describeRun({ kind, source, parameters }: Pick<ImportRun, 'kind' | 'source' | 'parameters'>): string {
  switch (kind) {
    case 'latest':
      return `latest ${text(parameters.limit)} mobiles`
    case 'brands':
      return 'all brands'
    case 'popular':
      return 'popular brands'
    case 'brand':
      return `brand ${text(parameters.brand)}`
    case 'search':
      return `search "${text(parameters.query)}"`
    case 'file':
      return `file ${source}`
    case 'undo':
      return `undo of ${source}`
  }
}

/** `3 new, 2 already existed, 1 prices updated`; for an undo `4 taken back`. */
export function describeOutcome(
  run: Pick<ImportRun, 'kind' | 'processed' | 'success' | 'existing' | 'updated' | 'held' | 'skipped' | 'errorCount'>,
): string {
  const stayed = run.processed - run.updated
  const parts =
    run.kind === 'undo'
      ? [`${run.updated} taken back`, stayed > 0 && `${stayed} stayed`]
      : [
          `${run.success} new`,
          `${run.existing} already existed`,
          run.updated > 0 && `${run.updated} prices updated`,
          run.held > 0 && `${run.held} held for review`,
          run.skipped > 0 && counted(run.skipped, 'line without a price', 'lines without a price'),
          run.errorCount > 0 && counted(run.errorCount, 'error'),
        ]
  return parts.filter(Boolean).join(', ')
}

export const stateLabels: Record<ImportState, string> = {
  running: 'Running',
  done: 'Finished',
  failed: 'Failed',
  cancelled: 'Cancelled',
  interrupted: 'Interrupted by a stop of the server',
}
