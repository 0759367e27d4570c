/** Setting up and turning off the second factor (AUTH-11). */
import { Form, Link } from '@remix-run/react'
import { accountPath } from '#app/platform/paths.ts'
import { FormField } from '#app/ui/form-field.tsx'
import type { secondFactorIntents, secondFactorPage } from '../account.server.ts'

type Intent = (typeof secondFactorIntents)[number]
type Page = ReturnType<typeof secondFactorPage>
/** What the last form came to; new recovery codes are shown once. */
export type SecondFactorResult = { intent: Intent; problem: string | null; codes: string[] | null; message: string }

export function SecondFactorView({ page, result }: { page: Page; result: SecondFactorResult | null }) {
  const problemOf = (intent: Intent) => (result?.intent === intent ? (result.problem ?? undefined) : undefined)
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6">
      <div>
        <p className="text-sm">
          <Link to={accountPath} className="link">
            Your account
          </Link>
        </p>
        <h1 className="text-2xl">Second factor</h1>
        <p className="mt-1">
          Besides the password, a sign-in then needs a code that an app on your phone shows, such as Aegis, Google
          Authenticator or a password manager.
        </p>
      </div>
      {result?.codes && <RecoveryCodes codes={result.codes} message={result.message} />}
      {page.isOn ? (
        <IsOn codesLeft={page.codesLeft} problemOf={problemOf} />
      ) : page.pending ? (
        <Setup pending={page.pending} problem={problemOf('finish')} />
      ) : (
        <Form method="post">
          <button type="submit" name="intent" value="begin" className="button button-primary">
            Set up
          </button>
        </Form>
      )}
    </div>
  )
}

function RecoveryCodes({ codes, message }: { codes: string[]; message: string }) {
  return (
    <section aria-labelledby="codes" className="notice">
      <p>
        <output>{message}</output>
      </p>
      <h2 id="codes" className="mt-2 text-lg">
        Recovery codes
      </h2>
      <p>
        Keep them somewhere else than on your phone. Each signs you in once without the device. They are not shown
        again.
      </p>
      <ol className="mt-2 list-decimal ps-8 font-mono text-sm">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </section>
  )
}

function Setup({ pending, problem }: { pending: NonNullable<Page['pending']>; problem?: string }) {
  const { size, path } = pending.qr
  return (
    <section aria-labelledby="setup" className="panel grid gap-4 p-4">
      <h2 id="setup" className="text-lg">
        Scan this with the app
      </h2>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        className="w-full max-w-64 bg-white fill-black"
        role="img"
        aria-label="QR code with the key below"
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <p>
        {'Or type this key into it: '}
        <code className="font-mono wrap-anywhere">{pending.secret}</code>
      </p>
      <CodeForm intent="finish" label="Code that the app shows" button="Turn on" problem={problem} />
      <Form method="post">
        <button type="submit" name="intent" value="begin" className="button button-quiet">
          Make another key
        </button>
      </Form>
    </section>
  )
}

function IsOn({ codesLeft, problemOf }: { codesLeft: number; problemOf: (intent: Intent) => string | undefined }) {
  return (
    <>
      <section aria-labelledby="new-codes-title" className="panel grid gap-3 p-4">
        <h2 id="new-codes-title" className="text-lg">
          {`${codesLeft} recovery ${codesLeft === 1 ? 'code is' : 'codes are'} left`}
        </h2>
        <p>New codes make the former ones void.</p>
        <CodeForm
          intent="new-codes"
          label="Code of the app, or a recovery code"
          button="Make new codes"
          problem={problemOf('new-codes')}
        />
      </section>
      <section aria-labelledby="turn-off-title" className="panel grid gap-3 p-4">
        <h2 id="turn-off-title" className="text-lg">
          Turn it off
        </h2>
        <p>To use another device, turn it off with a code of the old one or a recovery code, then set it up anew.</p>
        <CodeForm
          intent="turn-off"
          label="Code of the app, or a recovery code"
          button="Turn off"
          problem={problemOf('turn-off')}
        />
      </section>
    </>
  )
}

type CodeFormProps = { intent: Intent; label: string; button: string; problem?: string }

function CodeForm({ intent, label, button, problem }: CodeFormProps) {
  return (
    <Form method="post" className="grid max-w-md gap-3">
      <FormField id={`code-${intent}`} name="code" label={label} autoComplete="one-time-code" error={problem} />
      <p>
        <button type="submit" name="intent" value={intent} className="button button-primary">
          {button}
        </button>
      </p>
    </Form>
  )
}
