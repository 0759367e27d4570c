/** All accounts, their roles, and invitations (AUTH-12). */

import { Form } from '@remix-run/react'
import { Moment } from '#app/admin/components/moment.tsx'
import { INVITATION_DAYS } from '#app/auth/limits.ts'
import { type Role, roleLabels, roles } from '#app/entities/role.ts'
import { FormField } from '#app/ui/form-field.tsx'
import type { accountsPage } from '../accounts.server.ts'

type Page = ReturnType<typeof accountsPage>
/** What the last form came to; with the link of a new invitation. */
export type AccountsResult = { message: string; link: string | null }

export function AccountsView({ page, result }: { page: Page; result: AccountsResult | null }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <h1 className="text-2xl">Accounts</h1>
        <p className="mt-1 max-w-2xl text-sm text-muted">
          Editors change phones, brands and prices, import files and read messages. Accounts, data tables, the settings
          of the site, the SQL backup and the security log are for administrators.
        </p>
      </div>
      {result && !result.link && (
        <p role="alert" className="notice notice-problem">
          {result.message}
        </p>
      )}
      {result?.link && (
        <div className="notice">
          <p>
            <output>{result.message}</output>
          </p>
          <p className="mt-2">
            <code className="font-mono text-sm wrap-anywhere">{result.link}</code>
          </p>
        </div>
      )}
      <ul className="panel divide-y divide-line">
        {page.accounts.map(account => (
          <AccountRow key={account.id} account={account} />
        ))}
      </ul>
      <Invite invitations={page.invitations} />
    </div>
  )
}

function AccountRow({ account }: { account: Page['accounts'][number] }) {
  const { id, username, role, createdAt, hasSecondFactor, hasWeakPassword, isSelf } = account
  return (
    <li className="grid gap-2 px-4 py-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="wrap-anywhere">{username}</strong>
        <span className={role === 'administrator' ? 'pill' : 'pill pill-muted'}>{roleLabels[role]}</span>
        {isSelf && <span className="text-sm text-muted">This is you</span>}
        {hasWeakPassword && <span className="pill pill-strong">Weak password</span>}
        <span className="text-sm text-muted">
          {hasSecondFactor ? 'With second factor, since ' : 'Without second factor, since '}
          <Moment at={createdAt} />
        </span>
      </p>
      {!isSelf && (
        <details>
          <summary className="w-fit cursor-pointer text-sm underline">{`Change ${username}`}</summary>
          <div className="mt-2 flex flex-wrap items-end gap-3">
            <Form method="post" className="flex flex-wrap items-end gap-2">
              <input type="hidden" name="id" value={id} />
              <RoleField id={`role-${id}`} value={role} />
              <button type="submit" name="intent" value="change-role" className="button button-quiet">
                Change role
              </button>
            </Form>
            <Form method="post" className="flex flex-wrap gap-2">
              <input type="hidden" name="id" value={id} />
              <button type="submit" name="intent" value="end-sessions" className="button button-quiet">
                End sessions
              </button>
              {hasSecondFactor && (
                <button type="submit" name="intent" value="turn-off-second-factor" className="button button-quiet">
                  Turn off second factor
                </button>
              )}
              <button type="submit" name="intent" value="remove" className="button button-danger">
                {`Remove ${username}`}
              </button>
            </Form>
          </div>
        </details>
      )}
    </li>
  )
}

const RoleField = ({ id, value }: { id: string; value: Role }) => (
  <FormField
    id={id}
    name="role"
    label="Role"
    value={value}
    options={roles.map(role => ({ value: role, label: roleLabels[role] }))}
  />
)

function Invite({ invitations }: Pick<Page, 'invitations'>) {
  return (
    <section aria-labelledby="invite" className="panel grid gap-3 p-4">
      <h2 id="invite" className="text-lg">
        Invite somebody
      </h2>
      <p className="text-sm text-muted">
        {`A link with which one person chooses a name and a password. It is valid for ${INVITATION_DAYS} days.`}
      </p>
      <Form method="post" className="flex flex-wrap items-end gap-2">
        <RoleField id="invite-role" value="editor" />
        <button type="submit" name="intent" value="invite" className="button button-primary">
          Make a link
        </button>
      </Form>
      {invitations.length > 0 && (
        <ul className="divide-y divide-line">
          {invitations.map(({ id, role, invitedBy, expiresAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-3 py-2 text-sm">
              <span className="min-w-0 flex-1">
                {`${roleLabels[role]}, invited by ${invitedBy}, until `}
                <Moment at={expiresAt} />
              </span>
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <button type="submit" name="intent" value="withdraw" className="button button-quiet">
                  Withdraw
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
