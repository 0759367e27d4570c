/** An import from its start to its end, as its page and its endpoints show it (IMPORT-4). Pure. */
import type { ImportKind, ImportState } from '#app/entities/enums.ts'

export type ImportRun = {
  id: string
  kind: ImportKind
  source: string
  parameters: Record<string, unknown>
  state: ImportState
  /** Newly stored. */
  success: number
  /** Already there by brand and slug, left untouched. */
  existing: number
  /** Prices that a list changed; of an undo what it took back. */
  updated: number
  /** Looked at. */
  processed: number
  total: number | null
  /** One line for each record that was refused; the first few hundred. */
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

/** The border of the result panel (IMPORT-5): errors before news, news before nothing. */
export const resultTone = (run: Pick<ImportRun, 'errorCount' | 'success' | 'updated'>): 'yellow' | 'green' | 'blue' =>
  run.errorCount > 0 ? 'yellow' : run.success + run.updated > 0 ? 'green' : 'blue'

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

/** `3 new, 2 already existed, 1 prices updated`, or what an undo took back. */
export function outcomeWords(run: ImportRun): string {
  const stayed = run.processed - run.updated
  const parts =
    run.kind === 'undo'
      ? [`${run.updated} taken back`, stayed > 0 && `${stayed} stayed`]
      : [
          `${run.success} new`,
          `${run.existing} already existed`,
          run.updated > 0 && `${run.updated} prices updated`,
          run.errorCount > 0 && `${run.errorCount} errors`,
        ]
  return parts.filter(Boolean).join(', ')
}

export const stateWords: Record<ImportState, string> = {
  running: 'Running',
  done: 'Finished',
  failed: 'Failed',
  cancelled: 'Cancelled',
  interrupted: 'Interrupted by a stop of the server',
}
