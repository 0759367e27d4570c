/** Runs the administrator's changes, each in one write transaction. */
import { notStoredText } from '#app/platform/busy.ts'
import { type Result, refused } from '#app/platform/result.ts'
import { NotStored, writeTransaction } from '#db/write.server.ts'

/** Runs a change, including its history and activity; refused as `busy` where it cannot be stored. */
export async function makeChange<Value>(change: () => Result<Value>): Promise<Result<Value>> {
  try {
    return await writeTransaction(change)
  } catch (error) {
    if (error instanceof NotStored) return refused('busy', notStoredText(error))
    throw error
  }
}
