/** What the process writes about itself: one line of JSON an event, on standard output. */
import pino, { type Logger } from 'pino'
import { requestContext } from '../request/request-context.server.ts'
import { settings } from '../settings.server.ts'

/** Lines wait for so long at most, so that requests do not wait for the log. */
const FLUSH_EVERY_MS = 1000
const BATCH_BYTES = 4096

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
      // Nothing was ever written, or standard output is gone.
    }
  })
  const format = { level: (label: string) => ({ level: label }) }
  return pino(
    { base: null, level: settings().LOG_LEVEL, timestamp: pino.stdTimeFunctions.isoTime, formatters: format },
    destination,
  )
}

/** Logs a surprise once, with where it happened. Addresses are logged without their query, which visitors typed. */
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
  // The driver does not say which file is full, locked or unreadable.
  const file = code?.startsWith('SQLITE_') ? { file: settings().DATABASE_PATH } : {}
  return { message, ...(code ? { code } : {}), ...file, stack }
}
