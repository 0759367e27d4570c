/**
 * Checks the database file in a worker thread, so that requests do not wait (FAULT-2): posts the problem, or null. Plain
 * JavaScript, because the container has no build of it.
 */
import { parentPort, workerData } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'

const problem = () => {
  try {
    const database = new Sqlite(workerData, { readonly: true, fileMustExist: true })
    const result = String(database.pragma('quick_check(1)', { simple: true }))
    database.close()
    return result === 'ok' ? null : result
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

parentPort?.postMessage(problem())
