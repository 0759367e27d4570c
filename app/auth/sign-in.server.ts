/** Sign-in, shared by the form and the API: name and password, then a code where the account has a second factor. */

import { setTimeout as sleep } from 'node:timers/promises'
import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import { recordActivity } from '#app/activity/activity.server.ts'
import { noteSecurityEvent, recordSecurityEvent } from '#app/activity/security-log.server.ts'
import { textField, textFields } from '#app/http/page-action.server.ts'
import { BUSY_RETRY_S, notStoredText } from '#app/platform/busy.ts'
import { requestContext } from '#app/platform/request/request-context.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { counted } from '#app/platform/text/format.ts'
import { NotStored, writeTransaction } from '#db/write.server.ts'
import { checkAttempt, clearCodeFailures, clearFailures, recordCodeFailure, recordFailure } from './attempts.server.ts'
import { signInMessages } from './messages.ts'
import { isPassword } from './password.server.ts'
import { spendCode } from './second-factor.server.ts'
import { currentUser, endSession } from './session.server.ts'
import { accountOfPass, passFor } from './sign-in-pass.server.ts'
import { type Account, findAccount, noteWeakness, type User } from './users.server.ts'

export type SignIn =
  | { ok: true; user: User }
  /** With a `pass` the password was right, and the code is missing or wrong. */
  | { ok: false; status: 401 | 422; message: string; pass?: string }
  | { ok: false; status: 429 | 503; message: string; retryAfterS: number; pass?: string }

type Refusal = Extract<SignIn, { ok: false }>

const notStored = (error: NotStored): Refusal => ({
  ok: false,
  status: 503,
  message: notStoredText(error),
  retryAfterS: BUSY_RETRY_S,
})

/** Carries a refusal through the strategy, which only returns a user or throws. */
class Refused extends Error {
  constructor(readonly result: Refusal) {
    super(result.message)
  }
}

const authenticator = new Authenticator<User>().use(new FormStrategy(verify))

async function verify({ form }: FormStrategy.VerifyOptions): Promise<User> {
  const text = (name: string) => textField(form, name) ?? ''
  const pass = text('pass')
  const result =
    pass === ''
      ? await signInByPassword(text('username').trim(), text('password'), text('code'))
      : await signInByPass(pass, text('code'))
  if (result.ok) return result.user
  throw new Refused(result)
}

/**
 * Checks the `username` and `password` of the form and the `code` of an account with a second factor. The code may also
 * follow alone, with the `pass` of the first result.
 * @param form the fields, read within limits; JSON of the API too
 */
export async function signIn(form: FormData): Promise<SignIn> {
  try {
    return { ok: true, user: await authenticator.authenticate('form', asRequest(form)) }
  } catch (error) {
    if (error instanceof Refused) return error.result
    if (error instanceof NotStored) return notStored(error)
    throw error
  }
}

/** The strategy reads a body of its own: that of the request is read already. */
function asRequest(form: FormData): Request {
  return new Request(settings().SITE_ORIGIN, { method: 'POST', body: new URLSearchParams(textFields(form)) })
}

async function signInByPassword(username: string, password: string, code: string): Promise<SignIn> {
  const compared = await comparePassword(username, password)
  if (!compared.ok) {
    if (compared.status !== 422) await noteSecurityEvent({ event: 'sign-in-failed', username, detail: 'password' })
    return compared
  }
  const { account } = compared
  if (account.totpSecret === null) return complete(account, 'password')
  const pass = passFor(account, Date.now())
  if (code === '') return { ok: false, status: 401, message: signInMessages.codeNeeded, pass }
  return checkCode(account, code, pass)
}

async function signInByPass(pass: string, code: string): Promise<SignIn> {
  const account = accountOfPass(pass, Date.now())
  if (!account) return { ok: false, status: 401, message: signInMessages.expired }
  return checkCode(account, code, pass)
}

async function checkCode(account: Account, code: string, pass: string): Promise<SignIn> {
  const tried = await tryCode(account, code, (now, areBlocked) => spendCode(account.id, code, now, areBlocked))
  if (tried.ok) return complete(account, tried.value)
  if (tried.status === 401)
    await noteSecurityEvent({ event: 'sign-in-failed', username: account.username, detail: 'code' })
  return { ...tried, pass }
}

/** What a code is used for, in the transaction that counts it: checks it, uses it up and does it; null for one that is not valid. */
type CodeUse<Value> = (now: number, areCodesBlocked: boolean) => Value | null

/** Tries a code of the account, within the limits on guessing; a valid one forgets the failures before. */
async function tryCode<Value>(
  account: Account,
  code: string,
  use: CodeUse<Value>,
): Promise<{ ok: true; value: Value } | Refusal> {
  if (code.trim() === '') return { ok: false, status: 422, message: signInMessages.codeNeeded }
  const attempt = { username: account.username, address: requestContext().address, now: Date.now() }
  const begun = await beginAttempt(attempt)
  if (!begun.ok) return begun
  const { value, areCodesBlocked } = await writeTransaction(() => {
    const areCodesBlocked = !recordCodeFailure(account.id, attempt.now)
    const value = use(attempt.now, areCodesBlocked)
    if (value !== null) {
      clearFailures(attempt)
      clearCodeFailures(account.id)
    }
    return { areCodesBlocked, value }
  })
  if (value !== null) return { ok: true, value }
  return { ok: false, status: 401, message: areCodesBlocked ? signInMessages.codesBlocked : signInMessages.wrongCode }
}

async function complete(account: Account, by: 'password' | 'device' | 'recovery'): Promise<SignIn> {
  const { id, username, role } = account
  await writeTransaction(() => {
    recordActivity({ username, action: 'login', subject: 'session', subjectName: username })
    recordSecurityEvent({ event: 'sign-in', username })
    if (by === 'recovery') recordSecurityEvent({ event: 'recovery-code-used', username })
  })
  return { ok: true, user: { id, username, role } }
}

/** Counts an attempt before its secret is compared, so that concurrent attempts count too, and slows it down. */
async function beginAttempt(attempt: {
  username: string
  address: string
  now: number
}): Promise<{ ok: true } | Refusal> {
  const check = await writeTransaction(() => {
    const result = checkAttempt(attempt)
    if (result.isAllowed) recordFailure(attempt)
    return result
  })
  if (!check.isAllowed) {
    const minutes = Math.ceil(check.retryAfterS / 60)
    const message = `Too many failed attempts. Please try again in ${counted(minutes, 'minute')}.`
    return { ok: false, status: 429, message, retryAfterS: check.retryAfterS }
  }
  if (check.delayMs > 0) await sleep(check.delayMs)
  return { ok: true }
}

/** Compares the password of an account, within the limits on guessing. */
async function comparePassword(username: string, password: string): Promise<{ ok: true; account: Account } | Refusal> {
  if (username === '' || password.trim() === '') return { ok: false, status: 422, message: signInMessages.missing }
  const attempt = { username, address: requestContext().address, now: Date.now() }
  const begun = await beginAttempt(attempt)
  if (!begun.ok) return begun
  const account = findAccount(username)
  const matches = await isPassword(password, account?.password ?? null)
  if (!matches || !account) return { ok: false, status: 401, message: signInMessages.wrong }
  await writeTransaction(() => {
    noteWeakness(account, password)
    // The failures of an account with a second factor count until its code is right.
    if (account.totpSecret === null) clearFailures(attempt)
  })
  return { ok: true, account }
}

/** Whether this is the password of the signed-in user, given again; else a message for a person. */
export async function checkOwnPassword({ username }: User, password: string): Promise<{ ok: true } | Refusal> {
  try {
    if (password === '') return { ok: false, status: 422, message: signInMessages.passwordMissing }
    const compared = await comparePassword(username, password)
    if (compared.ok) {
      await writeTransaction(() => clearFailures({ username, address: requestContext().address, now: Date.now() }))
      return { ok: true }
    }
    if (compared.status !== 401) return compared
    await noteSecurityEvent({ event: 'confirmation-failed', username })
    return { ...compared, message: signInMessages.wrongPassword }
  } catch (error) {
    if (error instanceof NotStored) return notStored(error)
    throw error
  }
}

/** Does what a code of the signed-in user allows, within the limits that guessing has at the sign-in; else a message for a person. */
export async function withOwnCode<Value>(
  user: User,
  code: string,
  use: CodeUse<Value>,
): Promise<{ ok: true; value: Value } | Refusal> {
  try {
    const account = findAccount(user.username)
    if (!account) return { ok: false, status: 401, message: signInMessages.expired }
    const tried = await tryCode(account, code, use)
    if (!tried.ok && tried.status !== 422) await noteSecurityEvent({ event: 'code-refused', username: user.username })
    return tried
  } catch (error) {
    if (error instanceof NotStored) return notStored(error)
    throw error
  }
}

/** Ends the session of the request. Returns the `Set-Cookie` value that removes the cookie. */
export async function signOut(request: Request): Promise<string> {
  const user = await currentUser(request)
  const removedCookie = await endSession(request)
  if (user) await noteSecurityEvent({ event: 'sign-out', username: user.username })
  return removedCookie
}
