/** The signed-in user's account: password, second factor, sessions (AUTH-9). */

import { Form, Link } from '@remix-run/react'
import { Moment } from '#app/admin/components/moment.tsx'
import { SESSION_IDLE_DAYS, SESSION_LIFE_DAYS } from '#app/auth/limits.ts'
import { PASSWORD_HINT } from '#app/auth/messages.ts'
import { roleLabels } from '#app/entities/role.ts'
import { secondFactorPath } from '#app/platform/paths.ts'
import { FormField } from '#app/ui/form-field.tsx'
import type { accountPage, FieldProblems } from '../account.server.ts'

type Account = ReturnType<typeof accountPage>

export function AccountView({ account, problems }: { account: Account; problems: FieldProblems | null }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <h1 className="text-2xl">Your account</h1>
        <p className="text-sm text-muted">{`${account.username}, ${roleLabels[account.role].toLowerCase()}`}</p>
      </div>
      <PasswordForm username={account.username} problems={problems} />
      <section aria-labelledby="second-factor" className="panel p-4">
        <h2 id="second-factor" className="text-lg">
          Second factor
        </h2>
        <p className="mt-1 mb-3">
          {account.hasSecondFactor
            ? 'On: a sign-in also needs a code of your device.'
            : 'Off: your password alone opens the panel.'}
        </p>
        <Link to={secondFactorPath} className="button button-quiet">
          {account.hasSecondFactor ? 'Change' : 'Set up'}
        </Link>
      </section>
      <Sessions sessions={account.sessions} />
    </div>
  )
}

function PasswordForm({ username, problems }: { username: string; problems: FieldProblems | null }) {
  return (
    <section aria-labelledby="password" className="panel p-4">
      <h2 id="password" className="text-lg">
        Change password
      </h2>
      <p className="mt-1 mb-3 text-sm text-muted">{PASSWORD_HINT} This ends your other sessions.</p>
      <Form method="post" className="grid max-w-md gap-4">
        {problems?.[''] && (
          <p role="alert" className="field-error">
            {problems['']}
          </p>
        )}
        {/* For password managers. */}
        <input type="text" name="username" autoComplete="username" defaultValue={username} readOnly hidden />
        <FormField
          id="current"
          name="current"
          type="password"
          label="Current password"
          autoComplete="current-password"
          error={problems?.current}
          isRequired
        />
        <FormField
          id="new"
          name="new"
          type="password"
          label="New password"
          autoComplete="new-password"
          error={problems?.new}
          isRequired
        />
        <FormField
          id="again"
          name="again"
          type="password"
          label="New password again"
          autoComplete="new-password"
          error={problems?.again}
          isRequired
        />
        <p>
          <button type="submit" name="intent" value="change-password" className="button button-primary">
            Change password
          </button>
        </p>
      </Form>
    </section>
  )
}

function Sessions({ sessions }: Pick<Account, 'sessions'>) {
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" className="mb-3 text-lg">
        Sessions
      </h2>
      <ul className="panel divide-y divide-line">
        {sessions.map(({ id, isThis, browser, address, createdAt, lastSeenAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
            <span className="min-w-0 flex-1">
              <strong>{browser || 'Another program'}</strong>
              {isThis && <span className="pill ms-2">This one</span>}
              <span className="block text-sm text-muted">
                {address && `Network ${address}. `}
                {'Signed in '}
                <Moment at={createdAt} />
                {', last used '}
                <Moment at={lastSeenAt} />
              </span>
            </span>
            {!isThis && (
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <button type="submit" name="intent" value="end-session" className="button button-quiet">
                  End
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" className="mt-3">
          <button type="submit" name="intent" value="end-other-sessions" className="button button-quiet">
            End all others
          </button>
        </Form>
      )}
      <p className="mt-2 text-sm text-muted">
        {`A session ends after ${SESSION_IDLE_DAYS} days without a request, and ${SESSION_LIFE_DAYS} days after its sign-in.`}
      </p>
    </section>
  )
}
