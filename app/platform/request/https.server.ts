/** Whether the client uses https, directly or to the proxy in front of the site. */
import type { IncomingMessage } from 'node:http'
import { settings } from '../settings.server.ts'

export function isSecure(request: IncomingMessage): boolean {
  const { SITE_ORIGIN, TRUST_PROXY } = settings()
  if (!TRUST_PROXY) return SITE_ORIGIN.startsWith('https:')
  const forwarded = String(request.headers['x-forwarded-proto'] ?? '')
  return forwarded.split(',').at(-1)?.trim() === 'https'
}
