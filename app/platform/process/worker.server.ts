/** Runs work on what a request brought in a worker thread: it blocks no other request, and its memory is bounded (HTTP-14). */
import { Worker } from 'node:worker_threads'
import { projectPath } from './project.server.ts'

/** Thrown where a worker ended before it had a result, such as for lack of memory. */
export class WorkerEnded extends Error {}

/** The workers' modules from app/; `scripts/bundle-tools.ts` bundles them under these names. */
const workers = {
  'parse-body': 'http/parse-body.worker.ts',
  'read-import': 'import/read/read-import.worker.ts',
} as const

type Options = {
  /** What the worker gets as `workerData`. */
  input: unknown
  /** Buffers of the input that it takes over instead of copies. */
  transfer: ArrayBuffer[]
  /** The bound of its heap. */
  memoryMb: number
  onMessage: (message: unknown) => void
}

/**
 * Runs the worker to its end.
 * @throws WorkerEnded
 */
export function runWorker(
  name: keyof typeof workers,
  { input, transfer, memoryMb, onMessage }: Options,
): Promise<void> {
  const isBuilt = process.env.NODE_ENV === 'production'
  const path = isBuilt ? projectPath('build', 'tools', `${name}.js`) : projectPath('app', workers[name])
  return new Promise((resolve, reject) => {
    const worker = new Worker(path, {
      workerData: input,
      transferList: transfer,
      execArgv: isBuilt ? [] : ['--import', 'tsx'],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
    })
    worker.on('message', onMessage)
    worker.once('error', error => reject(new WorkerEnded(error.message)))
    worker.once('exit', code => (code === 0 ? resolve() : reject(new WorkerEnded(`It ended with the code ${code}.`))))
  })
}
