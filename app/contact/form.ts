/** What the public forms and their server side share: field names, and the answer to a form that was not taken. Pure. */

/** A field that no person sees; whatever fills it is a program. */
export const TRAP_FIELD = 'homepage'

export type FormResult = {
  /** As typed, so that nothing is lost. */
  values: Record<string, string>
  /** One message for each field that needs correcting, in the order of the form. */
  errors: Record<string, string>
  /** What is wrong with the whole. */
  problem: string | null
}
