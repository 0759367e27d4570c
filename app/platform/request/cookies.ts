/** The names of the site's cookies. No page sets one unless the visitor acts. */

/** The signed-in administrator's session. */
export const SESSION_COOKIE = 'session'
/** The compare list of a visitor without JavaScript. */
export const COMPARE_COOKIE = 'compare'
/** A message for the administrator's next page. */
export const FLASH_COOKIE = 'flash'

/** Browsers accept a name with this prefix only from this very host, over https, for all of its paths. */
const HOST_PREFIX = '__Host-'

/** The name under which a cookie is set: bound to the host where the connection allows it (AUTH-6). */
export const boundName = (name: string, isSecure: boolean): string => (isSecure ? HOST_PREFIX + name : name)

const sessionCookie = new RegExp(`(?:^|;\\s*)(?:${HOST_PREFIX})?${SESSION_COOKIE}=`)

/** Whether a `Cookie` header has a session, valid or not. */
export const hasSessionCookie = (header: string | null | undefined): boolean => sessionCookie.test(header ?? '')

/** The value of a cookie in a `Cookie` header; null when missing. */
export function readCookie(header: string | null, name: string): string | null {
  const pair = header?.split(/;\s*/).find(part => part.startsWith(`${name}=`))
  return pair === undefined ? null : pair.slice(name.length + 1)
}
