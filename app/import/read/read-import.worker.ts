/** Reads an import file; see read-in-worker.server.ts. */
import { parentPort, workerData } from 'node:worker_threads'
import { batchesOf } from './batches.ts'
import { readFile } from './read-file.ts'

for (const { message, transfer } of batchesOf(await readFile(workerData as Uint8Array)))
  parentPort?.postMessage(message, transfer)
