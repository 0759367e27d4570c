/** Session cookies as the entry sees them: those that this site did not sign count for nothing (AUTH-6). */
import type { IncomingMessage } from 'node:http'
import { unsign } from 'cookie-signature'
import { boundName, hasSessionCookie, readCookie, SESSION_COOKIE } from '#app/platform/request/cookies.ts'
import { isSecure } from '#app/platform/request/https.server.ts'
import { isReadMethod } from './methods.ts'
import { siteSecret } from './secret.server.ts'

const forged = new WeakSet<IncomingMessage>()

/**
 * Removes session cookies that this site did not sign from the request: a made-up one must cost no rendering.
 * @param isHonoured whether this site knows sessions at all; a read-only one does not
 */
export function dropForgedSession(request: IncomingMessage, { isHonoured }: { isHonoured: boolean }): void {
  const { method, headers } = request
  const { cookie } = headers
  // What changes something asks for the session itself.
  if (!hasSessionCookie(cookie) || (isHonoured && !isReadMethod(method))) return
  const name = boundName(SESSION_COOKIE, isSecure(request))
  const isKept = isHonoured && isSigned(readCookie(cookie ?? null, name))
  if (!isKept) forged.add(request)
  const others = (cookie ?? '')
    .split(/;\s*/)
    .filter(pair => !hasSessionCookie(pair) || (isKept && pair.startsWith(`${name}=`)))
  request.headers.cookie = others.length > 0 ? others.join('; ') : undefined
}

/** Whether a session cookie was removed: the response is then not for shared caches either (HTTP-1). */
export const hadForgedSession = (request: IncomingMessage): boolean => forged.has(request)

function isSigned(value: string | null): boolean {
  try {
    return value !== null && unsign(decodeURIComponent(value), siteSecret()) !== false
  } catch {
    return false
  }
}
