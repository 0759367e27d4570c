/** The specifications in the form of a phone: categories with rows of feature and value, added and removed by buttons (ADMIN-7). */
import type { FieldMetadata } from '@conform-to/react'
import { type KeyboardEvent, useContext, useEffect, useRef } from 'react'
import { Field, SuggestedFields } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'

export type Category = { category: string; specs: { feature: string; value: string }[] }
// biome-ignore lint/suspicious/noExplicitAny: Conform's form metadata is generic in ways that rows do not care about
export type AnyForm = any

/** Enter moves on to the next input instead of saving the phone; after the last one of a category to a new row (ADMIN-20). */
function useMoveOn() {
  const rows = useRef<HTMLFieldSetElement>(null)
  /** Where a row was asked for, until it is there. */
  const left = useRef<{ input: HTMLInputElement; category: HTMLElement; inputs: number } | null>(null)
  const inputsIn = (element: HTMLElement | null) => [...(element?.querySelectorAll('input') ?? [])]
  const next = (input: HTMLInputElement) => {
    const all = inputsIn(rows.current)
    return all[all.indexOf(input) + 1]
  }
  useEffect(() => {
    if (!left.current || inputsIn(left.current.category).length <= left.current.inputs) return
    next(left.current.input)?.focus()
    left.current = null
  })
  function onKeyDown(event: KeyboardEvent<HTMLElement>, addRow: () => void) {
    const { target: input, currentTarget: category } = event
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(input instanceof HTMLInputElement)) return
    event.preventDefault()
    if (inputsIn(category).at(-1) !== input || input.value.trim() === '') next(input)?.focus()
    else {
      left.current = { input, category, inputs: inputsIn(category).length }
      addRow()
    }
  }
  return { rows, onKeyDown }
}

export function SpecificationRows({ form, field }: { form: AnyForm; field: FieldMetadata<Category[]> }) {
  const rows = field.getFieldList()
  const moveOn = useMoveOn()
  return (
    <fieldset ref={moveOn.rows} className="form-group" id="specifications">
      <legend>
        Specifications
        {useContext(SuggestedFields).has('specifications') && <span className="pill ms-2">Suggested</span>}
      </legend>
      <div className="grid items-start gap-4">
        {rows.map((row, index) => {
          const { category, specs } = row.getFieldset()
          const specRows = specs.getFieldList()
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the key is that of its inputs
            <div
              key={row.key}
              className="panel grid gap-3 p-4"
              onKeyDown={event =>
                moveOn.onKeyDown(event, () =>
                  form.insert({ name: specs.name, defaultValue: { feature: '', value: '' } }),
                )
              }
            >
              <div className="form-row">
                <Field field={category} label={`Category ${index + 1}`} className="flex-1" />
                <button
                  {...form.remove.getButtonProps({ name: field.name, index })}
                  className="icon-button self-end"
                  aria-label={`Remove category ${index + 1}`}
                >
                  <Icon name="trash" />
                </button>
              </div>
              {specs.errors && (
                <p id={specs.errorId} className="field-error">
                  {specs.errors.join('. ')}
                </p>
              )}
              <ul className="grid gap-2">
                {specRows.map((spec, number) => {
                  const { feature, value } = spec.getFieldset()
                  return (
                    <li key={spec.key} className="form-row spec-row items-start">
                      <Field
                        field={feature}
                        label={`Feature ${number + 1} of category ${index + 1}`}
                        isLabelHidden
                        className="spec-row-feature"
                      />
                      <Field
                        field={value}
                        label={`Value ${number + 1} of category ${index + 1}`}
                        isLabelHidden
                        className="flex-1"
                      />
                      <button
                        {...form.remove.getButtonProps({ name: specs.name, index: number })}
                        className="icon-button"
                        aria-label={`Remove spec ${number + 1} of category ${index + 1}`}
                      >
                        <Icon name="close" />
                      </button>
                    </li>
                  )
                })}
              </ul>
              <p>
                <button
                  {...form.insert.getButtonProps({ name: specs.name, defaultValue: { feature: '', value: '' } })}
                  className="button button-quiet"
                >
                  <Icon name="plus" /> Add spec
                </button>
              </p>
            </div>
          )
        })}
      </div>
      <button
        {...form.insert.getButtonProps({
          name: field.name,
          defaultValue: { category: '', specs: [{ feature: '', value: '' }] },
        })}
        className="button button-quiet mt-3"
      >
        <Icon name="plus" /> Add category
      </button>
    </fieldset>
  )
}
