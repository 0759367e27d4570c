/** Starts a run that an editor asks for. */
import { notStoredText } from '#app/platform/busy.ts'
import { type Result, refused } from '#app/platform/result.ts'
import { NotStored } from '#db/write.server.ts'
import { type Started, startSourceRun } from './run.server.ts'
import { findSource, SOURCE_GONE } from './sources.server.ts'

/** Refused as `not-found`, `conflict` while another one is under way, or `busy`. */
export async function startRunOf(id: string, username: string): Promise<Result<Started>> {
  const source = findSource(id)
  if (!source) return refused('not-found', SOURCE_GONE)
  try {
    return await startSourceRun(source, username)
  } catch (error) {
    if (error instanceof NotStored) return refused('busy', notStoredText(error))
    throw error
  }
}
