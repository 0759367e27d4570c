/** The version of what the site shows: everything kept in memory is kept for one version only. */
import { foreignChanges } from '#db/client.server.ts'

let ownChanges = 0

/** To be called by each write that a public page may show. */
export function noteChange(): void {
  ownChanges += 1
}

/** A text that changes with every such write, in this process or another. */
export const contentVersion = () => `${ownChanges}.${foreignChanges()}`

/** A function whose result is kept until the content changes: for counts and lists that are the same for everybody. */
export function keptPerVersion<Result>(compute: () => Result): () => Result {
  let kept: { version: string; result: Result } | undefined
  return () => {
    const version = contentVersion()
    if (kept?.version !== version) kept = { version, result: compute() }
    return kept.result
  }
}
