/** Runs the administrator's changes, each in one write transaction. */
import { BUSY_MESSAGE } from '#app/platform/busy.ts'
import { type Result, refused } from '#app/platform/result.ts'
import { DatabaseBusy, writeTransaction } from '#db/write.server.ts'

/** Runs a change, including its history and activity; refused as `busy` while another process writes. */
export async function makeChange<Value>(change: () => Result<Value>): Promise<Result<Value>> {
  try {
    return await writeTransaction(change)
  } catch (error) {
    if (error instanceof DatabaseBusy) return refused('busy', BUSY_MESSAGE)
    throw error
  }
}
