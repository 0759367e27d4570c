/** The messages of the sign-in (AUTH-3). */
import { KEPT_FORM_MINUTES } from '#app/platform/retention.ts'
import { ATTEMPT_MINUTES, MIN_PASSWORD_LENGTH } from './limits.ts'

export const signInMessages = {
  missing: 'Please enter both username and password',
  wrong: 'Invalid username or password',
  /** For a request that failed on the network. */
  failed: 'Login failed. Please try again.',
  success: 'Login successful',
  /** Where a signed-in user gives it again. */
  passwordMissing: 'Enter your password.',
  wrongPassword: 'This is not your password.',
  /** The password was right, and the account has a second factor. */
  codeNeeded: 'Enter the code that your device shows, or a recovery code.',
  wrongCode: 'This code is not valid. A code works once, for half a minute.',
  expired: 'That took too long. Please sign in again.',
  codesBlocked: `Too many wrong codes. Use a recovery code if you have one, or try again in ${ATTEMPT_MINUTES} minutes.`,
}

/** Beside the field of a new password. */
export const PASSWORD_HINT = `At least ${MIN_PASSWORD_LENGTH} characters; a few words that have nothing to do with each other are good.`

/** What endpoints say where a password has to be given again (AUTH-10). */
export const CONFIRM_FIRST =
  'Please enter your password again: open Export Database in the panel, or sign in once more.'
export const ADMINISTRATORS_ONLY = 'Only administrators may do this.'

/** For a form whose session had ended (AUTH-14). */
export const KEPT_FORM_TEXT = `Your session had ended. What you typed is kept for ${KEPT_FORM_MINUTES} minutes: sign in as before to see it again.`
