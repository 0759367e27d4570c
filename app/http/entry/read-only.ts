/** Which requests a read-only site leaves to the site that writes (READER-2). Pure. */
import type { Rejection } from './check-request.server.ts'

const FOR_THE_WRITER = /^\/(admin|export|api\/(admin|auth|export))([/?.]|$)/
const IS_API = /^\/api(\/|$)/

/**
 * 503 for the panel and for changes by program; else null. Forms of public pages pass: their page comes back with what
 * was typed, because nothing can be stored here (db/write.server.ts).
 */
export function refuseWriting(method: string | undefined, url: string): Rejection | null {
  const isReading = method === 'GET' || method === 'HEAD'
  const isOfPage = isReading || (method === 'POST' && !IS_API.test(url))
  if (isOfPage && !FOR_THE_WRITER.test(url)) return null
  return {
    status: 503,
    message: 'This part of the site is not available right now. Nothing was saved; please try again in a minute.',
    headers: { 'Retry-After': '10' },
  }
}
