/** Shared by the public forms and the server: field names, and the result of a rejected form. Pure. */

/** A honeypot field, hidden from people. */
export const TRAP_FIELD = 'homepage'

export type FormResult = {
  /** The typed values, so that nothing is lost. */
  values: Record<string, string>
  /** One message per invalid field, in the order of the form. */
  errors: Record<string, string>
  /** The message for the whole form. */
  problem: string | null
}
