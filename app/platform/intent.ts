/** The form field that names the pressed button, for actions with more than one. Pure. */

export const INTENT = 'intent'

/**
 * The intent of the form; null when it has none. The last value wins: a form may start with a hidden default (for Enter
 * and for buttons that only change rows), and the pressed button's value follows it.
 */
export function pressedIntent(form: FormData): string | null {
  const last = form.getAll(INTENT).at(-1)
  return typeof last === 'string' ? last : null
}
