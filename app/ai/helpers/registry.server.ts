/** The helpers of the phone page by folder name; each folder has a `helper.server.ts`. */
import type { Helper } from './helper.server.ts'

const modules = import.meta.glob<{ helper: Helper }>('./*/helper.server.ts', { eager: true })

export const helpers: ReadonlyMap<string, Helper> = new Map(
  Object.entries(modules).map(([path, { helper }]) => [path.split('/')[1] ?? '', helper]),
)

/** The helper of this endpoint below `/api/ai`; undefined when none. */
export const helperAt = (endpoint: string | undefined): Helper | undefined =>
  [...helpers.values()].find(helper => helper.endpoint === endpoint)

/** Maximum form size over all panels, in bytes; 0 if none accepts a file. */
export const maxUploadBytes = Math.max(0, ...[...helpers.values()].map(({ upload }) => upload?.maxBytes ?? 0))

/** The upload panel and its message for a form rejected with this status; null when none. */
export function uploadError(status: number): { panel: string; error: string } | null {
  for (const [panel, { upload }] of helpers) {
    const error = upload?.errors()[status]
    if (error) return { panel, error }
  }
  return null
}
