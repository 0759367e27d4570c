/** Layout of a public form: error summary, honeypot field, submit button. */

import { Form, useNavigation } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { DraftNotice, fillForm, useDraft } from '#app/ui/draft-notice.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Unsent } from '#app/ui/unsent.tsx'
import { type FormResult, TRAP_FIELD } from '../form.ts'
import { contactTexts } from '../texts.ts'

type Props = {
  action: string
  result: FormResult | null
  /** Message when the last submission got no response. */
  unsent: string | null
  button: string
  /** Whether one of the fields is a file. */
  hasFile?: boolean
  children: ReactNode
}

/** `children` are fields with the props of `fieldsOf`. */
export function PublicForm({ action, result, unsent, button, hasFile = false, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft({
    name: action,
    form,
    restore: fields => fillForm(form.current, fields),
    isNewer: result !== null,
  })
  const isSending = useNavigation().state === 'submitting'
  return (
    // The server validates; the browser's own messages would hide ours.
    <Form
      ref={form}
      method="post"
      action={action}
      encType={hasFile ? 'multipart/form-data' : undefined}
      noValidate
      data-draft={action}
      className="grid gap-5"
    >
      <DraftNotice draft={draft} />
      {unsent ? <Unsent text={unsent} /> : result && <ErrorSummary result={result} />}
      <p className="text-sm text-muted">{contactTexts().required}</p>
      {children}
      <div className="form-trap">
        <label htmlFor={fieldId(TRAP_FIELD)}>{contactTexts().trap}</label>
        <input id={fieldId(TRAP_FIELD)} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
      <p>
        <button type="submit" className="button button-primary" aria-disabled={isSending}>
          {isSending ? contactTexts().sending : button}
        </button>
      </p>
    </Form>
  )
}

/** How the sender can be reached. */
export const ReplyFields = ({ field }: { field: ReturnType<typeof fieldsOf> }) => (
  <>
    <FormField
      {...field('email')}
      label={contactTexts().email}
      type="email"
      autoComplete="email"
      hint={contactTexts().emailHint}
      isRequired
    />
    <FormField {...field('phone')} label={contactTexts().phone} type="tel" autoComplete="tel" />
  </>
)

export const fieldId = (name: string) => `field-${name}`

/** Props of each field: id, name, typed value and error message. */
export const fieldsOf = (result: FormResult | null) => (name: string) => ({
  id: fieldId(name),
  name,
  value: result?.values[name],
  error: result?.errors[name],
})

/** Error summary with links to the fields. */
function ErrorSummary({ result }: { result: FormResult }) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result is a new error, even with the same text
  useEffect(() => box.current?.focus(), [result])
  return (
    <div ref={box} role="alert" tabIndex={-1} className="notice notice-problem">
      <p className="font-semibold">{result.problem}</p>
      {Object.keys(result.errors).length > 0 && (
        <ul className="mt-1 list-disc ps-5">
          {Object.entries(result.errors).map(([name, message]) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`} className="underline">
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
