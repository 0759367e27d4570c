/** The log: one line of JSON for each event, on standard output. */
import pino, { type Logger } from 'pino'
import { requestContext } from '../request/request-context.server.ts'
import { settings } from '../settings.server.ts'

/** Lines are buffered up to this long, so that requests do not wait for the log. */
const FLUSH_EVERY_MS = 1000
const BATCH_BYTES = 12 * 1024
/** Access lines that are joined into one write. */
const MAX_ACCESS_LINES = 100

let shared: ReturnType<typeof open> | undefined

function log() {
  shared ??= open()
  return shared
}

/** The log of this process. */
export const logger = (): Logger => log().logger

/**
 * Logs one request. Composed without the logger, whose work for a line is a tenth of that for a cached response.
 * @param fields JSON members without braces
 */
export function logAccess(level: 'info' | 'debug', fields: string): void {
  const { logger, accessLines, writeAccessLines } = log()
  if (!logger.isLevelEnabled(level)) return
  accessLines.push(`{"level":"${level}","time":"${isoTime()}",${fields}}\n`)
  if (accessLines.length >= MAX_ACCESS_LINES) writeAccessLines()
}

function open() {
  const destination = pino.destination({ fd: 1, sync: false, minLength: BATCH_BYTES })
  const accessLines: string[] = []
  const writeAccessLines = () => {
    if (accessLines.length > 0) destination.write(accessLines.splice(0).join(''))
  }
  setInterval(() => {
    writeAccessLines()
    destination.flush()
  }, FLUSH_EVERY_MS).unref()
  process.on('exit', () => {
    try {
      writeAccessLines()
      destination.flushSync()
    } catch {
      // Nothing was written yet, or standard output is closed.
    }
  })
  const format = { level: (label: string) => ({ level: label }) }
  const logger = pino(
    {
      base: null,
      // As errors have it.
      messageKey: 'message',
      level: settings().LOG_LEVEL,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: format,
    },
    destination,
  )
  return { logger, accessLines, writeAccessLines }
}

const time = { at: 0, iso: '' }

/** The current time; formatted once a millisecond. */
function isoTime(): string {
  const at = Date.now()
  if (at !== time.at) Object.assign(time, { at, iso: new Date(at).toISOString() })
  return time.iso
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
