/** Whether clients speak https with the site or with the proxy in front of it. */
import type { IncomingMessage } from 'node:http'
import { settings } from '../settings.server.ts'

export function isSecure(request: IncomingMessage): boolean {
  const { SITE_ORIGIN, TRUST_PROXY } = settings()
  if (!TRUST_PROXY) return SITE_ORIGIN.startsWith('https:')
  const forwarded = String(request.headers['x-forwarded-proto'] ?? '')
  return forwarded.split(',').at(-1)?.trim() === 'https'
}
