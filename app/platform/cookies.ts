/** The names of the site's cookies. Visitors get none by themselves. */

/** The signed-in administrator's session. */
export const SESSION_COOKIE = 'session'
/** The compare list of a visitor without script. */
export const COMPARE_COOKIE = 'compare'
