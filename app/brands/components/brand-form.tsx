/** Adding and editing a brand. */
import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { Form, Link, useNavigation } from '@remix-run/react'
import { useRef } from 'react'
import { Conflict, type ConflictData } from '#app/admin/components/conflict.tsx'
import { FormProblem, useSaveProblem } from '#app/admin/components/save-problem.tsx'
import { slugOf } from '#app/platform/slug.ts'
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
    onValidate: ({ formData }) => parseWithZod(formData, { schema: brandForm }) as never,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
  })
  const isSaving = useNavigation().state === 'submitting'
  const problem = useSaveProblem(lastResult, values ? 'Failed to update brand' : 'Failed to create brand')
  // The slug follows the name until someone types one.
  const isSlugTyped = useRef(values !== null)
  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-4">
      <input type="hidden" name="form" value="brand" />
      {typeof values?.id === 'string' && <input type="hidden" name="id" value={values.id} />}
      {values?.version !== undefined && (
        <input type="hidden" name="version" value={conflict?.version ?? String(values.version)} />
      )}
      {conflict && <Conflict conflict={conflict} />}
      {!conflict && <FormProblem id={form.errorId} problem={problem} />}
      <p className="text-sm text-muted">Fields marked * are required.</p>
      <Field
        field={fields.name}
        label="Name"
        isRequired
        onChange={name => {
          if (!isSlugTyped.current) form.update({ name: fields.slug.name, value: slugOf(name) })
        }}
      />
      <Field
        field={fields.slug}
        label="Slug"
        isRequired
        hint="Part of the brand's address"
        onChange={() => (isSlugTyped.current = true)}
      />
      <Field field={fields.logo} label="Logo" hint="A letter or a URL" />
      <Field field={fields.phoneCount} label="Phone count" hint="Empty: the phones are counted" />
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
