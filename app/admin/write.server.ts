/** Runs the administrator's changes, each in one write transaction. */
import { type Result, refused } from '#app/platform/result.ts'
import { platformTexts } from '#app/platform/texts.ts'
import { DatabaseBusy, writeTransaction } from '#db/write.server.ts'

/** Runs a change, including its history and activity; refused as `busy` while another process writes. */
export async function makeChange<Value>(change: () => Result<Value>): Promise<Result<Value>> {
  try {
    return await writeTransaction(change)
  } catch (error) {
    if (error instanceof DatabaseBusy) return refused('busy', platformTexts().busy)
    throw error
  }
}
