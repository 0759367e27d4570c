import { type Subject, subjects } from '#app/entities/enums.ts'
import { contactPath } from '#app/platform/paths.ts'
import { FormField } from '#app/ui/form-field.tsx'
import type { FormResult } from '../form.ts'
import { subjectLabels } from '../message.ts'
import { fieldsOf, PublicForm } from './public-form.tsx'

const subjectOptions = [
  { value: '', label: 'Choose one' },
  ...subjects.map(value => ({ value, label: subjectLabels[value] })),
]

/** @param subject chosen beforehand by the link that led here */
export function ContactForm({
  answer,
  unsent,
  subject,
}: {
  answer: FormResult | null
  unsent: string | null
  subject: Subject | null
}) {
  const field = fieldsOf(answer)
  return (
    <PublicForm action={contactPath} answer={answer} unsent={unsent} button="Send message">
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField {...field('firstName')} label="First name" autoComplete="given-name" isRequired />
        <FormField {...field('lastName')} label="Last name" autoComplete="family-name" isRequired />
        <FormField
          {...field('email')}
          label="E-mail"
          type="email"
          autoComplete="email"
          hint="Our answer goes here."
          isRequired
        />
        <FormField {...field('phone')} label="Phone (optional)" type="tel" autoComplete="tel" />
      </div>
      <FormField
        {...field('subject')}
        value={answer?.values.subject ?? subject ?? ''}
        label="Subject"
        options={subjectOptions}
        isRequired
      />
      <FormField {...field('message')} label="Message" rows={7} isRequired />
    </PublicForm>
  )
}
