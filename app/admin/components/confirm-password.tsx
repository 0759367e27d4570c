/** Asks for the password again, then continues what was asked for (AUTH-10). */

import { Form } from '@remix-run/react'
import { CONFIRM_FIELD, type PasswordQuestion } from '#app/auth/confirm.ts'
import { CONFIRMED_MINUTES } from '#app/auth/limits.ts'
import { FormField } from '#app/ui/form-field.tsx'

type Props = PasswordQuestion['confirm'] & {
  /** The page that gets the password with these fields. */
  action: string
}

export function ConfirmPassword({ fields, problem, action }: Props) {
  return (
    <section className="panel mx-auto w-full max-w-md p-6">
      <h1 className="text-2xl">Enter your password</h1>
      <p className="mt-2 mb-4 text-muted">
        {`What comes next is well protected, and you gave your password more than ${CONFIRMED_MINUTES} minutes ago.`}
      </p>
      <Form method="post" action={action} className="grid gap-4">
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FormField
          id={CONFIRM_FIELD}
          name={CONFIRM_FIELD}
          type="password"
          label="Password"
          autoComplete="current-password"
          error={problem ?? undefined}
        />
        <p>
          <button type="submit" className="button button-primary">
            Continue
          </button>
        </p>
      </Form>
    </section>
  )
}
