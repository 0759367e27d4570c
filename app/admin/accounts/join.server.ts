/** Accepting an invitation (AUTH-12). */
import { recordActivity } from '#app/activity/activity.server.ts'
import { recordSecurityEvent } from '#app/activity/security-log.server.ts'
import { acceptInvitation } from '#app/auth/invitations.server.ts'
import type { User } from '#app/auth/users.server.ts'
import { textField } from '#app/http/page-action.server.ts'
import { type Result, refused } from '#app/platform/result.ts'
import { makeChange } from '../write.server.ts'

/** Creates the account by the fields `username`, `password` and `again`. */
export async function joinByInvitation(token: string, form: FormData): Promise<Result<User>> {
  const text = (name: string) => textField(form, name) ?? ''
  const chosen = { username: text('username').trim(), password: text('password') }
  if (chosen.password !== text('again')) return refused('invalid', 'This is not the same as above.', 'again')
  return makeChange(() => {
    const accepted = acceptInvitation(token, chosen, Date.now())
    if (!accepted.ok) return accepted
    const { id, username } = accepted.value
    recordActivity({ username, action: 'create', subject: 'account', subjectId: id, subjectName: username })
    recordSecurityEvent({ event: 'account-made', username, detail: accepted.value.role })
    return accepted
  })
}
