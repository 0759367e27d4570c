/** Limits of accounts, for the server and the pages that say them. Pure. */

export const MIN_PASSWORD_LENGTH = 12
/** A session ends after so many days without a request (AUTH-6), */
export const SESSION_IDLE_DAYS = 7
/** and so many days after the sign-in, whatever happens. */
export const SESSION_LIFE_DAYS = 30
/** A password that was given this recently counts as given again (AUTH-10). */
export const CONFIRMED_MINUTES = 15
/** Failed sign-ins and wrong codes count for so long (AUTH-5). */
export const ATTEMPT_MINUTES = 15
/** How long an invitation can be accepted (AUTH-12). */
export const INVITATION_DAYS = 3
