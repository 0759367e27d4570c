/** Reads an import file in a worker: parsing a large one would hold up the site and fill its heap (IMPORT-8, HTTP-14). */
import { semaphore } from '#app/platform/process/semaphore.ts'
import { runWorker, WorkerEnded } from '#app/platform/process/worker.server.ts'
import { BatchedFile, type BatchMessage } from '../read/batches.ts'
import type { ReadFile } from '../read/read-file.ts'

/** Three times what a file within its bounds was seen to take: see bounds.ts on a parser without memory. */
const MEMORY_MB = 1024

const slots = semaphore(1, Number.POSITIVE_INFINITY)

/** The file, or why it cannot be read. @param sheet of a spreadsheet; null for the first one */
export async function readInWorker(bytes: Uint8Array<ArrayBuffer>, sheet: string | null = null): Promise<ReadFile> {
  const release = await slots.enter()
  try {
    const file = new BatchedFile()
    await runWorker('read-import', {
      input: { bytes, sheet },
      transfer: [],
      memoryMb: MEMORY_MB,
      onMessage: message => file.add(message as BatchMessage),
    })
    return file.read ?? TOO_LARGE
  } catch (error) {
    if (error instanceof WorkerEnded) return TOO_LARGE
    throw error
  } finally {
    release?.()
  }
}

const TOO_LARGE: ReadFile = { ok: false, message: 'The file takes more memory than there is for it. Split it.' }
