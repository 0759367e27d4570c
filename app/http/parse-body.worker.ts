/** Parses a large request body; see parse-body.server.ts. */
import { parentPort, workerData } from 'node:worker_threads'
import { type BodyTask, parseBody } from './parse-body.ts'

const { value, transfer } = await parseBody(workerData as BodyTask)
parentPort?.postMessage(value, transfer)
