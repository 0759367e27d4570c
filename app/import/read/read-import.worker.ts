/** Reads an import file; see read-in-worker.server.ts. */
import { parentPort, workerData } from 'node:worker_threads'
import { batchesOf } from './batches.ts'
import { readFile } from './read-file.ts'

const { bytes, sheet } = workerData as { bytes: Uint8Array; sheet: string | null }

for (const { message, transfer } of batchesOf(await readFile(bytes, sheet))) parentPort?.postMessage(message, transfer)
