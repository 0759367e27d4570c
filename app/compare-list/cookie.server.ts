/** The compare list of a visitor without script, stored in a cookie (COMPARE-9). */
import { COMPARE_COOKIE } from '#app/platform/request/cookies.ts'
import { COMPARE_COOKIE_DAYS, DAY_MS } from '#app/platform/retention.ts'
import { settings } from '#app/platform/settings.server.ts'
import { listInCookies } from './rules.ts'

const MAX_AGE_S = (COMPARE_COOKIE_DAYS * DAY_MS) / 1000

/** The ids in the visitor's cookie; empty without a cookie. */
export const cookieList = (request: Request): string[] => listInCookies(request.headers.get('Cookie')) ?? []

/** A `Set-Cookie` value for this list; an empty list removes the cookie, so that pages are cacheable again. */
export function setCookieList(ids: string[]): string {
  const secure = settings().SITE_ORIGIN.startsWith('https:') ? '; Secure' : ''
  const age = ids.length > 0 ? MAX_AGE_S : 0
  return `${COMPARE_COOKIE}=${ids.join('.')}; Path=/; SameSite=Lax; Max-Age=${age}${secure}`
}
