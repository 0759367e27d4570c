/** The form field that says which button was pressed, for actions that serve more than one. Pure. */

export const INTENT = 'intent'

/**
 * What the form asks for; null where it says nothing. The last value counts: a form may begin with a hidden default, for
 * Enter and for buttons that only change its rows, and a pressed button stands after it.
 */
export function pressedIntent(form: FormData): string | null {
  const last = form.getAll(INTENT).at(-1)
  return typeof last === 'string' ? last : null
}
