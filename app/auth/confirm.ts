/** What a page asks where the password has to be given again (AUTH-10). Pure. */

/** The field with the password, beside the fields of the form that it continues. */
export const CONFIRM_FIELD = 'confirm-password'

export type PasswordQuestion = { confirm: { fields: [name: string, value: string][]; problem: string | null } }

/** The question in the data of an error response; null for another error. */
export const passwordQuestion = (data: unknown): PasswordQuestion['confirm'] | null =>
  typeof data === 'object' && data !== null && 'confirm' in data ? (data as PasswordQuestion).confirm : null
