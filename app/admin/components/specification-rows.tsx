/** The specifications in the form of a phone: categories with rows of feature and value, added and removed by buttons (ADMIN-7). */
import type { FieldMetadata } from '@conform-to/react'
import { type KeyboardEvent, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import type { Specification } from '#app/entities/phone-parts.ts'
import { Field, SuggestedFields } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'

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
    if (inputsIn(category).at(-1) !== input || input.value.trim() === '') {
      const following = next(input)
      // A field of a closed fold takes no focus.
      following?.closest('details')?.setAttribute('open', '')
      following?.focus()
    } else {
      left.current = { input, category, inputs: inputsIn(category).length }
      addRow()
    }
  }
  return { rows, onKeyDown }
}

/**
 * A category, open where something of it is to be typed or corrected, and from then on; on wide screens always.
 * @param name as stored; empty of a new one
 */
function CategoryFold({ row, name, ...fold }: FoldProps) {
  const stored = row.initialValue?.specs
  const specs = Array.isArray(stored) ? stored : []
  const isUnfinished = !name || !specs.every(spec => spec?.feature && spec.value)
  const hasErrors = Object.keys(row.allErrors).length > 0
  const [isOpen, setOpen] = useState(isUnfinished)
  if (hasErrors && !isOpen) setOpen(true)
  return (
    <details className="panel fold" open={isOpen} onKeyDown={fold.onKeyDown}>
      <summary>
        {name || 'New category'} <b>{specs.length}</b>
      </summary>
      <div className="grid gap-3">{fold.children}</div>
    </details>
  )
}

type FoldProps = {
  row: FieldMetadata<Specification>
  name: string | undefined
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  children: ReactNode
}

export function SpecificationRows({ form, field }: { form: AnyForm; field: FieldMetadata<Specification[]> }) {
  const rows = field.getFieldList()
  const moveOn = useMoveOn()
  return (
    <fieldset ref={moveOn.rows} className="form-group" id="specifications">
      <legend>
        Specifications
        {useContext(SuggestedFields).has('specifications') && <span className="pill ms-2">Suggested</span>}
      </legend>
      <div className="spec-folds open-wide">
        {rows.map((row, index) => {
          const { category, specs } = row.getFieldset()
          const specRows = specs.getFieldList()
          return (
            <CategoryFold
              key={row.key}
              row={row}
              name={category.initialValue}
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
            </CategoryFold>
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
