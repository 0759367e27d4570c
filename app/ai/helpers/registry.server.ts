/** The helpers of the phone page by name: each is the folder of that name beside this file, with its `helper.server.ts`. */
import type { Helper } from './helper.server.ts'

const modules = import.meta.glob<{ helper: Helper }>('./*/helper.server.ts', { eager: true })

export const helpers: ReadonlyMap<string, Helper> = new Map(
  Object.entries(modules).map(([path, { helper }]) => [path.split('/')[1] ?? '', helper]),
)

/** The helper at this address under `/api/ai`; undefined for none. */
export const helperAt = (endpoint: string | undefined): Helper | undefined =>
  [...helpers.values()].find(helper => helper.endpoint === endpoint)

/** Largest form that any panel sends, in bytes; 0 where none takes a file. */
export const maxUploadBytes = Math.max(0, ...[...helpers.values()].map(({ upload }) => upload?.maxBytes ?? 0))

/** The panel whose form was not read for a reason of this status, with what it says of it; null for none. */
export function uploadError(status: number): { panel: string; error: string } | null {
  for (const [panel, { upload }] of helpers) {
    const error = upload?.errors()[status]
    if (error) return { panel, error }
  }
  return null
}
