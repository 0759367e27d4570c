import { type Subject, subjects } from '#app/entities/enums.ts'
import { contactPath } from '#app/platform/paths.ts'
import { FormField } from '#app/ui/form-field.tsx'
import type { FormResult } from '../form.ts'
import { contactTexts } from '../texts.ts'
import { fieldsOf, PublicForm, ReplyFields } from './public-form.tsx'

const subjectOptions = () => [
  { value: '', label: contactTexts().chooseOne },
  ...subjects.map(value => ({ value, label: contactTexts().subjects[value] })),
]

/** @param subject preselected by the referring link */
export function ContactForm({
  result,
  unsent,
  subject,
}: {
  result: FormResult | null
  unsent: string | null
  subject: Subject | null
}) {
  const field = fieldsOf(result)
  return (
    <PublicForm action={contactPath()} result={result} unsent={unsent} button={contactTexts().sendMessage}>
      <div className="contact-fields">
        <FormField {...field('firstName')} label={contactTexts().firstName} autoComplete="given-name" isRequired />
        <FormField {...field('lastName')} label={contactTexts().lastName} autoComplete="family-name" isRequired />
        <ReplyFields field={field} />
        <FormField
          {...field('subject')}
          value={result?.values.subject ?? subject ?? ''}
          label={contactTexts().subject}
          options={subjectOptions()}
          isRequired
        />
        <FormField
          {...field('message')}
          label={contactTexts().message}
          hint={subject === 'source' ? contactTexts().listHint : contactTexts().messageHint}
          rows={7}
          isRequired
        />
      </div>
    </PublicForm>
  )
}
