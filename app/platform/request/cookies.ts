/** The names of the site's cookies. No page sets one unless the visitor acts. */

/** The signed-in administrator's session. */
export const SESSION_COOKIE = 'session'
/** The compare list of a visitor without JavaScript. */
export const COMPARE_COOKIE = 'compare'
/** A message for the administrator's next page. */
export const FLASH_COOKIE = 'flash'

/** The value of a cookie in a `Cookie` header; null when missing. */
export function readCookie(header: string | null, name: string): string | null {
  const pair = header?.split(/;\s*/).find(part => part.startsWith(`${name}=`))
  return pair === undefined ? null : pair.slice(name.length + 1)
}
