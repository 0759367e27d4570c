/** What the process writes about itself: one line of JSON an event, on standard error. */
import { currentRequest } from './request.server.ts'

/** Logs a surprise once, with where it happened. Addresses are logged without their query, which visitors typed. */
export function logError(error: unknown, request?: Request): void {
  const { pathname } = request ? new URL(request.url) : { pathname: undefined }
  console.error(
    JSON.stringify({
      level: 'error',
      at: new Date().toISOString(),
      request: currentRequest().id,
      method: request?.method,
      path: pathname,
      message: error instanceof Error ? error.message : String(error),
      stack: error instanceof Error ? error.stack : undefined,
    }),
  )
}
