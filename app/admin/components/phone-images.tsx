/** The pictures of the phone form: their rows, and what is uploaded into them (ADMIN-7, ADMIN-22). */
import type { FieldMetadata } from '@conform-to/react'
import { useLocation, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { inQuality } from '#app/phones/image-sources.ts'
import { MAX_PICTURE_BYTES, MAX_PICTURE_MEGABYTES, MAX_PICTURES, pictureHash } from '#app/pictures/phone-pictures.ts'
import { pictureTexts } from '#app/pictures/texts.ts'
import { pressedIntent } from '#app/platform/intent.ts'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ToolRun } from '../ai-tools.server.ts'
import { PICTURES_FIELD } from '../picture-field.ts'
import { ADD_PICTURES } from '../tool-intents.ts'
import type { AnyForm } from './specification-rows.tsx'

type Props = {
  form: AnyForm
  field: FieldMetadata<string[]>
  mainPicture: FieldMetadata<string>
  /** What became of the last upload. */
  uploaded: ToolRun['pictures'] | null
}

export function PhoneImages({ form, field, mainPicture, uploaded }: Props) {
  const rows = field.getFieldList()
  return (
    <fieldset className="form-group" id="pictures">
      <legend className="label-required">Carousel images</legend>
      <p className="mb-2 text-sm text-muted">
        What visitors leaf through on the phone's page, in this order. Empty rows are left out.
      </p>
      {field.errors && (
        <p id={field.errorId} className="field-error mb-2">
          {field.errors.join('. ')}
        </p>
      )}
      <ul className="grid gap-3">
        {rows.map((row, index) => (
          <li key={row.key} className="form-row">
            <Preview source={String(row.initialValue ?? '')} />
            <Field field={row} label={`Image ${index + 1}`} isLabelHidden className="flex-1" />
            <Uses {...{ form, field, mainPicture, row, index }} />
            <button
              {...form.remove.getButtonProps({ name: field.name, index })}
              className="icon-button"
              aria-label={`Remove image ${index + 1}`}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <button
        {...form.insert.getButtonProps({ name: field.name, defaultValue: '' })}
        className="button button-quiet mt-3"
      >
        <Icon name="plus" /> Add image
      </button>
      <Upload uploaded={uploaded} />
    </fieldset>
  )
}

const Preview = ({ source }: { source: string }) =>
  /^(\/(?!\/)|https?:)/.test(source) ? (
    <img src={inQuality(source, 'low')} alt="" width={40} height={40} className="form-preview" loading="lazy" />
  ) : null

type RowProps = Pick<Props, 'form' | 'field' | 'mainPicture'> & { row: FieldMetadata<string>; index: number }

/** The address of an uploaded picture says nothing, so buttons move it. */
function Uses({ form, field, mainPicture, row, index }: RowProps) {
  const source = String(row.value ?? '')
  if (!pictureHash(source)) return null
  return (
    <>
      {source === mainPicture.value ? (
        <span className="pill">Main</span>
      ) : (
        <button
          {...form.update.getButtonProps({ name: mainPicture.name, value: source as never })}
          className="icon-button"
          aria-label={`Make image ${index + 1} the main picture`}
          title="Make it the main picture"
        >
          <Icon name="check" />
        </button>
      )}
      {index > 0 && (
        <button
          {...form.reorder.getButtonProps({ name: field.name, from: index, to: index - 1 })}
          className="icon-button"
          aria-label={`Move image ${index + 1} up`}
          title="Move it up"
        >
          <Icon name="down" className="rotate-180" />
        </button>
      )}
    </>
  )
}

/** What the server would refuse, known before anything is sent; empty where nothing is. */
const problemOf = (files: File[]): string =>
  files
    .filter(({ size }) => size > MAX_PICTURE_BYTES)
    .map(({ name }) => `${name}: ${pictureTexts().tooLarge(MAX_PICTURE_MEGABYTES)}`)
    .join(' ')

/** A button of the form itself, so that nothing typed is lost, and works without script. */
function Upload({ uploaded }: Pick<Props, 'uploaded'>) {
  const { pathname, search } = useLocation()
  const { formData } = useNavigation()
  const isRunning = formData !== undefined && pressedIntent(formData) === ADD_PICTURES
  const input = useRef<HTMLInputElement>(null)
  const result = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    if (uploaded) (uploaded.error ? input : result).current?.focus()
  }, [uploaded])
  const [chosen, setChosen] = useState<string | null>(null)
  const error = chosen ?? uploaded?.error
  return (
    <div className="mt-4 grid gap-2 border-t border-line pt-4">
      <label htmlFor="upload-pictures" className="label">
        Upload pictures
      </label>
      <input
        ref={input}
        id="upload-pictures"
        type="file"
        name={PICTURES_FIELD}
        multiple
        accept="image/jpeg,image/png,image/webp"
        className="field"
        onChange={event => setChosen(problemOf([...(event.target.files ?? [])]))}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'upload-error upload-hint' : 'upload-hint'}
      />
      <p id="upload-hint" className="text-sm text-muted">
        {`JPG, PNG or WebP, each at most ${MAX_PICTURE_MEGABYTES} MB, at most ${MAX_PICTURES} for a phone. They are stored small, without place and camera.`}
      </p>
      {error && (
        <p id="upload-error" className="field-error">
          {error}
        </p>
      )}
      {uploaded?.message && (
        <output ref={result} tabIndex={-1} className="notice block">
          {uploaded.message}
        </output>
      )}
      <p>
        <button
          type="submit"
          name="intent"
          value={ADD_PICTURES}
          // Without script the page comes back where it was left.
          formAction={`${pathname}${search}#pictures`}
          formNoValidate
          className="button button-quiet"
          aria-disabled={isRunning}
        >
          {isRunning ? 'Uploading...' : 'Upload'}
        </button>
      </p>
    </div>
  )
}
