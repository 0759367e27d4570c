/** What administrators see and change of all accounts: invitations, roles, removal (AUTH-12). */
import { recordActivity } from '#app/activity/activity.server.ts'
import { recordSecurityEvent } from '#app/activity/security-log.server.ts'
import { invite, listInvitations, withdrawInvitation } from '#app/auth/invitations.server.ts'
import { turnOff } from '#app/auth/second-factor.server.ts'
import { endOtherSessions } from '#app/auth/session.server.ts'
import {
  findAccountById,
  hasOtherAdministrator,
  listAccounts,
  removeAccount,
  setRole,
  type User,
} from '#app/auth/users.server.ts'
import { type Role, roleLabels, roles } from '#app/entities/role.ts'
import { invitationPath } from '#app/platform/paths.ts'
import { type Result, refused } from '#app/platform/result.ts'
import { settings } from '#app/platform/settings.server.ts'
import { makeChange } from '../write.server.ts'

export function accountsPage(user: User) {
  const now = Date.now()
  return {
    accounts: listAccounts().map(account => ({ ...account, isSelf: account.id === user.id })),
    invitations: listInvitations(now),
  }
}

export const accountIntents = [
  'invite',
  'withdraw',
  'change-role',
  'remove',
  'end-sessions',
  'turn-off-second-factor',
] as const

const invitation = (role: Role) => ({
  subject: 'invitation' as const,
  subjectName: `the invitation of an ${roleLabels[role].toLowerCase()}`,
})

type Done = { message: string; link?: string }

const NO_ACCOUNT = refused('not-found', 'There is no such account any more.')
const LAST = refused('conflict', 'This is the last administrator. Make somebody else administrator first.')
const OWN = refused('conflict', 'This is your own account. Another administrator can change it.')

/** Does what a form on the page of the accounts asks. */
export const changeAccounts = (
  user: User,
  intent: (typeof accountIntents)[number],
  { id, role }: { id: string; role: string },
): Promise<Result<Done>> =>
  makeChange(() =>
    change(
      user,
      intent,
      id,
      roles.find(known => known === role),
    ),
  )

function change(user: User, intent: (typeof accountIntents)[number], id: string, role: Role | undefined): Result<Done> {
  const { username } = user
  if (intent === 'invite') {
    if (!role) return refused('invalid', 'Choose a role.', 'role')
    const link = `${settings().SITE_ORIGIN}${invitationPath(invite(role, username, Date.now()))}`
    recordSecurityEvent({ event: 'invited', username, detail: role })
    recordActivity({ ...invitation(role), username, action: 'create' })
    return { ok: true, value: { message: 'Send this link to the person. It is shown once.', link } }
  }
  if (intent === 'withdraw') {
    const withdrawn = withdrawInvitation(id)
    if (!withdrawn) return refused('not-found', 'This invitation is not valid any more.')
    recordSecurityEvent({ event: 'invitation-withdrawn', username, detail: withdrawn })
    recordActivity({ ...invitation(withdrawn), username, action: 'delete' })
    return { ok: true, value: { message: 'Invitation withdrawn' } }
  }
  const account = findAccountById(id)
  if (!account) return NO_ACCOUNT
  if (id === user.id) return OWN
  const subject = { username, subject: 'account' as const, subjectId: id, subjectName: account.username }
  switch (intent) {
    case 'change-role': {
      if (!role) return refused('invalid', 'Choose a role.', 'role')
      if (role === account.role) return { ok: true, value: { message: 'Nothing was changed' } }
      if (account.role === 'administrator' && !hasOtherAdministrator(id)) return LAST
      setRole(id, role)
      // What is open in a browser is made for the former role.
      endOtherSessions(id, null)
      const changes = [{ field: 'role', before: roleLabels[account.role], after: roleLabels[role] }]
      recordActivity({ ...subject, action: 'update', changes })
      recordSecurityEvent({ event: 'role-changed', username, detail: `${account.username}: ${role}` })
      return { ok: true, value: { message: `${account.username} is ${roleLabels[role].toLowerCase()} now` } }
    }
    case 'remove':
      if (account.role === 'administrator' && !hasOtherAdministrator(id)) return LAST
      removeAccount(id)
      recordActivity({ ...subject, action: 'delete' })
      recordSecurityEvent({ event: 'account-removed', username, detail: account.username })
      return { ok: true, value: { message: `The account ${account.username} was removed` } }
    case 'end-sessions':
      endOtherSessions(id, null)
      recordSecurityEvent({ event: 'session-ended', username, detail: account.username })
      return { ok: true, value: { message: `All sessions of ${account.username} were ended` } }
    case 'turn-off-second-factor':
      turnOff(id)
      endOtherSessions(id, null)
      recordSecurityEvent({ event: 'second-factor-off', username, detail: account.username })
      return { ok: true, value: { message: `The second factor of ${account.username} is off` } }
  }
}
