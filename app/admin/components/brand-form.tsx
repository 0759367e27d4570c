/** The form to add or edit a brand. */
import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { Form, Link, useNavigation } from '@remix-run/react'
import { useRef } from 'react'
import { type BrandForm as BrandValues, brandForm } from '#app/brands/schema.ts'
import { readForm } from '#app/platform/forms/read-form.ts'
import { Field, Switch } from '#app/ui/field.tsx'
import type { ConflictData } from './conflict.tsx'
import { useDerivedSlug } from './derived-slug.ts'
import { useFormDraft } from './form-draft.ts'
import { RecordHead } from './record-head.tsx'
import { useSaveProblem } from './save-problem.tsx'

type Values = Record<string, unknown>

type Props = {
  values: Values | null
  lastResult: SubmissionResult<string[]> | null
  conflict: ConflictData | null
  unsent: string | null
  closePath: string
}

export function BrandForm({ values, lastResult, conflict, unsent, closePath }: Props) {
  const element = useRef<HTMLFormElement>(null)
  const [form, fields] = useForm<BrandValues>({
    lastResult,
    defaultValue: (values ?? { isVisible: true }) as never,
    onValidate: ({ formData }) => readForm(formData, brandForm) as never,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
  })
  const draftName = `brand:${values?.id ?? 'new'}`
  const draft = useFormDraft({ name: draftName, element, form, isNewer: lastResult !== null })
  const isSaving = useNavigation().state === 'submitting'
  const problem = useSaveProblem(lastResult, values ? 'Failed to update brand' : 'Failed to create brand')
  const derived = useDerivedSlug(values === null, slug => form.update({ name: fields.slug.name, value: slug }))
  return (
    <Form ref={element} method="post" {...getFormProps(form)} data-draft={draftName} className="grid gap-4">
      <RecordHead intent="save-brand" errorId={form.errorId} {...{ values, conflict, problem, unsent, draft }} />
      <p className="text-sm text-muted">Fields marked * are required.</p>
      <Field field={fields.name} label="Name" isRequired {...derived.name} />
      <Field field={fields.slug} label="Slug" isRequired {...derived.slug} />
      <Field field={fields.logo} label="Logo" hint="Up to 3 letters, https://… or a path of this site" />
      <Field field={fields.phoneCount} label="Phone count" hint="Empty: the phones are counted" inputMode="numeric" />
      <Field field={fields.description} label="Description" rows={3} />
      <Switch field={fields.isVisible} label="Visible" />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button button-primary" aria-disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save'}
        </button>
        <Link to={closePath} className="button button-quiet">
          Cancel
        </Link>
      </div>
    </Form>
  )
}
