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
  turnOff,
} from '#app/auth/second-factor.server.ts'
import { endOtherSessions, endSessionOf, listSessions, type SignedIn } from '#app/auth/session.server.ts'
import { checkOwnPassword, spendOwnCode } from '#app/auth/sign-in.server.ts'
import { findAccountById, storePassword } from '#app/auth/users.server.ts'
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

const WRONG_CODE = 'This code is not valid. Enter the six digits that the app shows now.'

/** Does what a form on the page of the second factor asks. */
export async function changeSecondFactor(
  { user, sessionId }: SignedIn,
  intent: (typeof secondFactorIntents)[number],
  code: string,
): Promise<Result<SecondFactorDone>> {
  const now = Date.now()
  if (intent === 'new-codes' || intent === 'turn-off') {
    const spent = await spendOwnCode(user, code)
    if (!spent.ok) return refused(reasonOf(spent.status), spent.message, 'code')
  }
  const { id, username } = user
  const wrongCode = refused('invalid', WRONG_CODE, 'code')
  return makeChange<SecondFactorDone>(() => {
    switch (intent) {
      case 'begin':
        beginSetup(id)
        return { ok: true, value: { codes: null, message: '' } }
      case 'finish': {
        const codes = finishSetup(id, code, now)
        if (!codes) return wrongCode
        endOtherSessions(id, sessionId)
        recordSecurityEvent({ event: 'second-factor-on', username })
        return { ok: true, value: { codes, message: `The second factor is on. ${CHANGED}` } }
      }
      case 'new-codes':
        recordSecurityEvent({ event: 'recovery-codes-made', username })
        return { ok: true, value: { codes: makeRecoveryCodes(id), message: 'The former recovery codes are void.' } }
      case 'turn-off':
        turnOff(id)
        endOtherSessions(id, sessionId)
        recordSecurityEvent({ event: 'second-factor-off', username, detail: username })
        return { ok: true, value: { codes: null, message: `The second factor is off. ${CHANGED}` } }
    }
  })
}

const reasonOf = (status: number) => (status === 429 ? 'limited' : status === 503 ? 'busy' : 'invalid')

/** The message once a password was changed. */
export const passwordChanged = { title: 'Password changed', text: CHANGED }
