/** What signed-in users see and change of their own account: password, sessions, second factor (AUTH-9, AUTH-11). */
import { recordActivity } from '#app/activity/activity.server.ts'
import { recordSecurityEvent } from '#app/activity/security-log.server.ts'
import { hashPassword } from '#app/auth/password.server.ts'
import { passwordProblem } from '#app/auth/password-rules.ts'
import {
  beginSetup,
  countRecoveryCodes,
  finishSetup,
  makeRecoveryCodes,
  pendingSetup,
  spendCode,
  turnOff,
} from '#app/auth/second-factor.server.ts'
import { endOtherSessions, endSessionOf, listSessions, type SignedIn } from '#app/auth/session.server.ts'
import { checkOwnPassword, withOwnCode } from '#app/auth/sign-in.server.ts'
import { findAccountById, storePassword, type User } from '#app/auth/users.server.ts'
import { textField } from '#app/http/page-action.server.ts'
import { type Result, refused } from '#app/platform/result.ts'
import { makeChange } from '../write.server.ts'
import { qrPath } from './qr.ts'

export function accountPage({ user, sessionId, hasWeakPassword }: SignedIn) {
  return {
    username: user.username,
    role: user.role,
    hasWeakPassword,
    hasSecondFactor: hasSecondFactor(user.id),
    sessions: listSessions(user.id, Date.now()).map(session => ({ ...session, isThis: session.id === sessionId })),
  }
}

const hasSecondFactor = (userId: string) => (findAccountById(userId)?.totpSecret ?? null) !== null

export const ownAccountIntents = ['change-password', 'end-session', 'end-other-sessions'] as const

/** Messages of a refused form, by field; '' for the form itself. */
export type FieldProblems = Partial<Record<string, string>>

const CHANGED = 'Your other sessions were ended.'

/** Changes the password by the fields `current`, `new` and `again`; null when done. */
export async function changePassword({ user, sessionId }: SignedIn, form: FormData): Promise<FieldProblems | null> {
  const chosen = textField(form, 'new') ?? ''
  const problem = passwordProblem(chosen, user.username)
  const problems: FieldProblems = {
    ...(problem ? { new: problem } : {}),
    ...(chosen === (textField(form, 'again') ?? '') ? {} : { again: 'This is not the same as above.' }),
  }
  if (Object.keys(problems).length > 0) return problems
  const current = await checkOwnPassword(user, textField(form, 'current') ?? '')
  if (!current.ok) return { current: current.message }
  const hashed = await hashPassword(chosen)
  const changed = await makeChange(() => {
    storePassword(user.id, hashed)
    endOtherSessions(user.id, sessionId)
    recordActivity({ username: user.username, action: 'update', subject: 'account', subjectName: user.username })
    recordSecurityEvent({ event: 'password-changed', username: user.username })
    return done
  })
  return changed.ok ? null : { '': changed.message }
}

const done: Result<null> = { ok: true, value: null }

/** Ends the named session of the user, or all but this one. */
export const endSessions = ({ user, sessionId }: SignedIn, ended: string | 'others'): Promise<Result<null>> =>
  makeChange(() => {
    const hasEnded = ended === 'others' ? endOtherSessions(user.id, sessionId) > 0 : endSessionOf(user.id, ended)
    if (hasEnded) recordSecurityEvent({ event: 'session-ended', username: user.username, detail: user.username })
    return done
  })

export function secondFactorPage({ user }: SignedIn) {
  const pending = pendingSetup(user.id)
  return {
    isOn: hasSecondFactor(user.id),
    codesLeft: countRecoveryCodes(user.id),
    pending: pending && { secret: pending.secret.replace(/.{4}(?=.)/g, '$& '), qr: qrPath(pending.uri) },
  }
}

export const secondFactorIntents = ['begin', 'finish', 'new-codes', 'turn-off'] as const

type SecondFactorDone = { codes: string[] | null; message: string }

const ALREADY_ON = refused('conflict', 'The second factor is on. Turn it off first.')

/** Does what a form on the page of the second factor asks. All but its first step needs a code. */
export async function changeSecondFactor(
  { user, sessionId }: SignedIn,
  intent: (typeof secondFactorIntents)[number],
  code: string,
): Promise<Result<SecondFactorDone>> {
  const { id } = user
  // Otherwise another key would replace the device without a code of it.
  if (['begin', 'finish'].includes(intent) && hasSecondFactor(id)) return ALREADY_ON
  if (intent === 'begin') {
    return makeChange(() => {
      beginSetup(id)
      return { ok: true, value: { codes: null, message: '' } }
    })
  }
  const used = await withOwnCode(user, code, (now, areCodesBlocked) => {
    if (intent === 'finish') return areCodesBlocked ? null : finish(user, sessionId, finishSetup(id, code, now))
    const kind = spendCode(id, code, now, areCodesBlocked)
    if (kind === 'recovery') recordSecurityEvent({ event: 'recovery-code-used', username: user.username })
    if (kind === null) return null
    return intent === 'new-codes' ? renewCodes(user) : turnOwnOff(user, sessionId)
  })
  if (used.ok) return used
  const refusal = refused(reasonOf(used.status), used.message, 'code')
  return 'retryAfterS' in used ? { ...refusal, retryAfterS: used.retryAfterS } : refusal
}

const reasonOf = (status: number) => (status === 429 ? 'limited' : status === 503 ? 'busy' : 'invalid')

function finish({ id, username }: User, sessionId: string, codes: string[] | null): SecondFactorDone | null {
  if (!codes) return null
  endOtherSessions(id, sessionId)
  recordSecurityEvent({ event: 'second-factor-on', username })
  return { codes, message: `The second factor is on. ${CHANGED}` }
}

function renewCodes({ id, username }: User): SecondFactorDone {
  recordSecurityEvent({ event: 'recovery-codes-made', username })
  return { codes: makeRecoveryCodes(id), message: 'The former recovery codes are void.' }
}

function turnOwnOff({ id, username }: User, sessionId: string): SecondFactorDone {
  turnOff(id)
  endOtherSessions(id, sessionId)
  recordSecurityEvent({ event: 'second-factor-off', username, detail: username })
  return { codes: null, message: `The second factor is off. ${CHANGED}` }
}

/** The message once a password was changed. */
export const passwordChanged = { title: 'Password changed', text: CHANGED }
