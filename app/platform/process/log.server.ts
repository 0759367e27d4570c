/** The log: one line of JSON for each event, on standard output. */
import pino, { type Logger } from 'pino'
import { requestContext } from '../request/request-context.server.ts'
import { settings } from '../settings.server.ts'

/** Lines are buffered up to this long, so that requests do not wait for the log. */
const FLUSH_EVERY_MS = 1000
const BATCH_BYTES = 12 * 1024

let shared: Logger | undefined

/** The log of this process. */
export function logger(): Logger {
  shared ??= open()
  return shared
}

function open(): Logger {
  const destination = pino.destination({ fd: 1, sync: false, minLength: BATCH_BYTES })
  setInterval(() => destination.flush(), FLUSH_EVERY_MS).unref()
  process.on('exit', () => {
    try {
      destination.flushSync()
    } catch {
      // Nothing was written yet, or standard output is closed.
    }
  })
  const format = { level: (label: string) => ({ level: label }) }
  return pino(
    { base: null, level: settings().LOG_LEVEL, timestamp: pino.stdTimeFunctions.isoTime, formatters: format },
    destination,
  )
}

/** Logs an unexpected error with its request. The query is left out because visitors type it. */
export function logError(error: unknown, request?: Request): void {
  const { pathname } = request ? new URL(request.url) : { pathname: undefined }
  logger().error({
    id: requestContext().id,
    method: request?.method,
    path: pathname,
    ...describeError(error),
  })
  logger().flush()
}

function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: typeof error === 'string' ? error : JSON.stringify(error) }
  const { message, stack } = error
  const code = (error as NodeJS.ErrnoException).code
  // The driver's message does not name the file that is full, locked or unreadable.
  const file = code?.startsWith('SQLITE_') ? { file: settings().DATABASE_PATH } : {}
  return { message, ...(code ? { code } : {}), ...file, stack }
}
