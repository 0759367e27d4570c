/** Adding and editing a phone: every row is added and removed by a button that also works without script. */
import {
  type FieldMetadata,
  FormProvider,
  getFieldsetProps,
  getFormProps,
  type SubmissionResult,
  useForm,
} from '@conform-to/react'
import { Form, Link, useNavigation } from '@remix-run/react'
import { useRef } from 'react'
import { z } from 'zod'
import type { PriceOrigin } from '#app/entities/phone.ts'
import { type FieldName, fieldNames, phoneFields } from '#app/entities/phone-fields.ts'
import type { Specification } from '#app/entities/phone-parts.ts'
import { type PhonePageForm, phonePageFormFor } from '#app/phones/form-rows.ts'
import { readForm } from '#app/platform/forms/read-form.ts'
import { pressedIntent } from '#app/platform/intent.ts'
import { importPhonePath } from '#app/platform/paths.ts'
import { pick } from '#app/platform/pick.ts'
import { Field, SuggestedFields, Switch } from '#app/ui/field.tsx'
import { useHasScript } from '#app/ui/has-script.ts'
import type { ToolRun } from '../ai-tools.server.ts'
import type { Pricing } from '../dialog.server.ts'
import { withChosenPictures } from '../picture-field.ts'
import { toolNamed } from '../tool-intents.ts'
import { AiTools } from './ai-tools.tsx'
import { BodyFields } from './body-fields.tsx'
import type { ConflictData } from './conflict.tsx'
import { useDerivedSlug } from './derived-slug.ts'
import { useFormDraft } from './form-draft.ts'
import { PastedSpecs } from './pasted-specs.tsx'
import { PhoneImages } from './phone-images.tsx'
import { PriceSeen } from './price-seen.tsx'
import { RecordHead } from './record-head.tsx'
import { useSaveProblem } from './save-problem.tsx'
import { shortSpecs } from './short-spec-fields.ts'
import { SpecificationRows } from './specification-rows.tsx'

type Props = {
  values: Record<string, unknown> | null
  /** What a new phone begins with. */
  given?: Record<string, string> | null
  /** The values come from a tool, and differ from what is stored. */
  isUnsaved: boolean
  /** The phone is stored without a release date, which may stay unknown. */
  isUndated?: boolean
  brands: { slug: string; name: string }[]
  pricing: Pricing
  /** The origin of the stored price. */
  present?: PriceOrigin | null
  lastResult: SubmissionResult<string[]> | null
  conflict: ConflictData | null
  /** The price that a person was asked about, and may save now. */
  confirmed: number | null
  unsent: string | null
  /** Why the form was not read: its pictures are too large. */
  unread: string | null
  closePath: string
  /** What an AI tool has just done. */
  run: ToolRun | null
}

/** Those of which the form asks nothing but a text: what is required first, the others below; the price has a group of its own. */
const typedFields = fieldNames.filter(
  name => !['slug', 'brand', 'switch'].includes(phoneFields[name].kind) && name !== 'name',
)
const isRequired = (name: FieldName) => Boolean(phoneFields[name].isRequired)
const essentials: FieldName[] = typedFields.filter(isRequired)
const others = typedFields.filter(name => name !== 'price' && !essentials.includes(name))

const labelOf = (name: FieldName) => pick(phoneFields[name], ['label', 'isRequired', 'hint'])

export function PhoneForm({
  values,
  given = null,
  isUnsaved,
  isUndated = false,
  brands,
  pricing,
  present = null,
  lastResult,
  conflict,
  confirmed,
  unsent,
  unread,
  closePath,
  run,
}: Props) {
  const stored = isUndated ? { releaseDate: '' } : null
  const hasScript = useHasScript()
  const element = useRef<HTMLFormElement>(null)
  const [form, fields] = useForm<PhonePageForm>({
    lastResult,
    defaultValue: { priceSeen: { date: pricing.today }, ...(values ?? { carouselImages: [''], ...given }) } as never,
    onValidate: ({ formData }) =>
      // A tool works with whatever is typed so far.
      readForm(
        withChosenPictures(formData),
        toolNamed(pressedIntent(formData)) ? z.looseObject({}) : phonePageFormFor(stored),
      ) as never,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
  })
  const draftName = `phone:${values?.version === undefined ? 'new' : values.id}`
  const draft = useFormDraft({ name: draftName, element, form, isNewer: run !== null || lastResult !== null })
  const navigation = useNavigation()
  // A tool works with the same form, and saves nothing.
  const isSaving =
    navigation.state === 'submitting' && !(navigation.formData && toolNamed(pressedIntent(navigation.formData)))
  const problem = useSaveProblem(lastResult, values ? 'Failed to update mobile' : 'Failed to create mobile')
  const short = fields.shortSpecs.getFieldset() as Record<string, FieldMetadata<string>>
  const derived = useDerivedSlug(values === null, slug => form.update({ name: fields.slug.name, value: slug }))
  const typedField = (name: FieldName) => (
    <Field
      key={name}
      field={fields[name]}
      {...labelOf(name)}
      {...(name === 'price' && run?.suggestedPrice
        ? { hint: `Suggested by the model, not checked: ${run.suggestedPrice}` }
        : {})}
      {...(name === 'releaseDate' && isUndated
        ? { isRequired: false, hint: `${phoneFields[name].hint}; empty: not known` }
        : {})}
    />
  )
  const price = <PriceSeen group={fields.priceSeen} price={typedField('price')} pricing={pricing} present={present} />
  // Editors change the price of a stored phone each day; a new one needs its name first.
  const isStored = values?.version !== undefined
  return (
    <FormProvider context={form.context}>
      <SuggestedFields.Provider value={new Set(run?.suggested)}>
        <Form
          ref={element}
          method="post"
          {...getFormProps(form)}
          encType="multipart/form-data"
          data-draft={draftName}
          data-unsaved={isUnsaved || lastResult ? '' : undefined}
          className="grid gap-6"
        >
          {/* The first button of a form is the one that Enter presses. Without script no key press saves by accident. */}
          <button
            {...(hasScript ? { type: 'submit' } : form.validate.getButtonProps())}
            className="sr-only"
            tabIndex={-1}
            aria-hidden="true"
          >
            {hasScript ? 'Save' : 'Check'}
          </button>
          {confirmed && <input type="hidden" name="confirmed" value={confirmed} />}
          <FormIndex price={fields.priceSeen.id} short={fields.shortSpecs.id} />
          <RecordHead intent="save-phone" errorId={form.errorId} {...{ values, conflict, problem, unsent, draft }} />
          <AiTools run={run?.pasted || run?.pictures ? null : run} values={values} />
          <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
            Fields marked * are required.
            {typeof values?.id === 'string' && values.version !== undefined && (
              <Link to={importPhonePath(values.id)} className="underline">
                Update specs from provider
              </Link>
            )}
          </p>
          {isStored && price}
          <div className="grid gap-4 sm:grid-cols-2">
            <Field field={fields.name} {...labelOf('name')} {...derived.name} />
            <Field
              field={fields.brand}
              {...labelOf('brand')}
              options={[
                { value: '', label: 'Choose a brand' },
                ...brands.map(({ slug, name }) => ({ value: slug, label: name })),
              ]}
            />
            {essentials.map(name => typedField(name))}
          </div>
          {!isStored && price}
          <Switch field={fields.isFeatured} {...labelOf('isFeatured')} />
          <fieldset className="form-group" id="address">
            <legend>Address and other details</legend>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field field={fields.slug} {...labelOf('slug')} {...derived.slug} />
              {others.map(name => typedField(name))}
            </div>
          </fieldset>
          <fieldset className="form-group" {...getFieldsetProps(fields.shortSpecs)}>
            <legend>Short specs</legend>
            <p className="mb-2 text-sm text-muted">
              Optional: leave empty what the phone does not have, or what is not known. Pages leave it out.
            </p>
            <div className="grid gap-4 sm:grid-cols-2">
              {shortSpecs.map(([key, label]) => (
                <Field key={key} field={short[key] as FieldMetadata<string>} label={label} />
              ))}
            </div>
          </fieldset>
          <PhoneImages
            form={form}
            field={fields.carouselImages as FieldMetadata<string[]>}
            mainPicture={fields.imageUrl as FieldMetadata<string>}
            uploaded={run?.pictures ?? (unread ? { error: unread } : null)}
          />
          <PastedSpecs text={pastedText(form.initialValue)} pasted={run?.pasted ?? null} />
          <SpecificationRows form={form} field={fields.specifications as FieldMetadata<Specification[]>} />
          <BodyFields dimensions={fields.dimensions} build={fields.buildMaterials} />
          <div className="form-end form-end-sticky">
            <button type="submit" className="button button-primary" aria-disabled={isSaving}>
              {isSaving ? 'Saving...' : 'Save'}
            </button>
            <Link to={closePath} className="button button-quiet">
              Cancel
            </Link>
            {lastResult && lastResult.status === undefined ? (
              <p role="status">Nothing is saved yet.</p>
            ) : (
              hasScript && (form.dirty || isUnsaved) && <p role="status">Unsaved changes</p>
            )}
            {form.status === 'error' && !conflict && <p className="field-error">Some values need your attention.</p>}
          </div>
        </Form>
      </SuggestedFields.Provider>
    </FormProvider>
  )
}

/** Where the parts of the form begin. */
const FormIndex = ({ price, short }: Record<'price' | 'short', string>) => (
  <nav aria-label="Parts of this form" className="form-index">
    {[
      [price, 'Price'],
      ['address', 'Address'],
      [short, 'Short specs'],
      ['pictures', 'Pictures'],
      ['specifications', 'Specifications'],
      ['dimensions', 'Dimensions'],
    ].map(([id, label]) => (
      <a key={id} href={`#${id}`} className="link">
        {label}
      </a>
    ))}
  </nav>
)

/** What stands in the field for pasted specifications, also after a row was added without script. */
const pastedText = (values: unknown) => String((values as { paste?: { text?: string } } | undefined)?.paste?.text ?? '')
