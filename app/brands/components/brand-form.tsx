/** Adding and editing a brand. */
import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { Form, Link, useNavigation } from '@remix-run/react'
import type { ConflictData } from '#app/admin/components/conflict.tsx'
import { NameAndSlug } from '#app/admin/components/name-and-slug.tsx'
import { RecordHead } from '#app/admin/components/record-head.tsx'
import { useSaveProblem } from '#app/admin/components/save-problem.tsx'
import { readForm } from '#app/platform/read-form.ts'
import { Field, Switch } from '#app/ui/field.tsx'
import { type BrandForm as BrandValues, brandForm } from '../schema.ts'

type Values = Record<string, unknown>

type Props = {
  values: Values | null
  lastResult: SubmissionResult<string[]> | null
  conflict: ConflictData | null
  closePath: string
}

export function BrandForm({ values, lastResult, conflict, closePath }: Props) {
  const [form, fields] = useForm<BrandValues>({
    lastResult,
    defaultValue: (values ?? { isVisible: true }) as never,
    onValidate: ({ formData }) => readForm(formData, brandForm) as never,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
  })
  const isSaving = useNavigation().state === 'submitting'
  const problem = useSaveProblem(lastResult, values ? 'Failed to update brand' : 'Failed to create brand')
  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-4">
      <RecordHead form="brand" errorId={form.errorId} {...{ values, conflict, problem }} />
      <p className="text-sm text-muted">Fields marked * are required.</p>
      <NameAndSlug
        name={fields.name}
        slug={fields.slug}
        isNew={values === null}
        onSlug={slug => form.update({ name: fields.slug.name, value: slug })}
      />
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
