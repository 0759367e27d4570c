/** Sign-in, shared by the form and the API. */
import { setTimeout as sleep } from 'node:timers/promises'
import { FormStrategy } from 'remix-auth-form'
import { recordActivity } from '#app/activity/activity.server.ts'
import { textField } from '#app/http/page-action.server.ts'
import { requestContext } from '#app/platform/request/request-context.server.ts'
import { platformTexts } from '#app/platform/texts.ts'
import { DatabaseBusy, writeTransaction } from '#db/write.server.ts'
import { checkAttempt, clearFailures, recordFailure } from './attempts.server.ts'
import { signInMessages } from './messages.ts'
import { isPassword } from './password.server.ts'
import { findAccount, type User } from './users.server.ts'

export type SignIn =
  | { ok: true; user: User }
  | { ok: false; status: 401 | 422; message: string }
  | { ok: false; status: 429 | 503; message: string; retryAfterS: number }

/** `Retry-After` while the database is busy. */
const BUSY_RETRY_S = 5

/** Carries a refusal through the strategy, which only returns a user or throws. */
class Refused extends Error {
  constructor(readonly result: Extract<SignIn, { ok: false }>) {
    super(result.message)
  }
}

/**
 * The form strategy of remix-auth for a form that is already parsed: pages read the body within limits, and the API
 * takes JSON. Used without remix-auth's Authenticator, which would copy the request with its body.
 */
class ReadFormStrategy extends FormStrategy<User> {
  constructor(private readonly form: FormData) {
    super(verify)
  }

  override authenticate(request: Request): Promise<User> {
    return this.verify({ form: this.form, request })
  }
}

async function verify({ form }: FormStrategy.VerifyOptions): Promise<User> {
  const text = (name: string) => textField(form, name) ?? ''
  const result = await checkPassword(text('username').trim(), text('password'))
  if (result.ok) return result.user
  throw new Refused(result)
}

/**
 * Checks the `username` and `password` of the form.
 * @param request the request that sent them; its body may be read already
 */
export async function signIn(request: Request, form: FormData): Promise<SignIn> {
  try {
    return { ok: true, user: await new ReadFormStrategy(form).authenticate(request) }
  } catch (error) {
    if (error instanceof Refused) return error.result
    if (error instanceof DatabaseBusy) {
      return { ok: false, status: 503, message: platformTexts().busy, retryAfterS: BUSY_RETRY_S }
    }
    throw error
  }
}

async function checkPassword(username: string, password: string): Promise<SignIn> {
  if (username === '' || password.trim() === '') return { ok: false, status: 422, message: signInMessages.missing }
  const attempt = { username, address: requestContext().address, now: Date.now() }
  // Checked and recorded in one transaction before the password is compared, so that concurrent attempts count too.
  const check = await writeTransaction(() => {
    const result = checkAttempt(attempt)
    if (result.isAllowed) recordFailure(attempt)
    return result
  })
  if (!check.isAllowed) {
    const minutes = Math.ceil(check.retryAfterS / 60)
    const message = `Too many failed attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
    return { ok: false, status: 429, message, retryAfterS: check.retryAfterS }
  }
  if (check.delayMs > 0) await sleep(check.delayMs)
  const account = findAccount(username)
  const matches = await isPassword(password, account?.password ?? null)
  if (!matches || !account) return { ok: false, status: 401, message: signInMessages.wrong }
  await writeTransaction(() => {
    clearFailures(attempt)
    recordActivity({ username: account.username, action: 'login', subject: 'session', subjectName: account.username })
  })
  return { ok: true, user: { id: account.id, username: account.username } }
}
