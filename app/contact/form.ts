/** Shared by the public forms and the server: field names, and the result of a rejected form. Pure. */

/** A honeypot field, hidden from people. */
export const TRAP_FIELD = 'homepage'

/**
 * When a form was written that waited for a connection, in milliseconds since 1970; the service worker adds it when it sends the
 * form (OFFLINE-5).
 */
export const WRITTEN_FIELD = 'written'

export type FormResult = {
  /** The typed values, so that nothing is lost. */
  values: Record<string, string>
  /** One message per invalid field, in the order of the form. */
  errors: Record<string, string>
  /** The message for the whole form. */
  problem: string | null
}
