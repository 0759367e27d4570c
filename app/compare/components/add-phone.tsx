/** Search box that adds a phone: suggestions with script, a result list without. */
import { Form } from '@remix-run/react'
import type { FormEvent } from 'react'
import { compareList } from '#app/compare-list/compare-list.ts'
import { refusalOf } from '#app/compare-list/refusal.ts'
import type { PriceNote } from '#app/entities/phone.ts'
import { COMPARE_LIMIT } from '#app/platform/compare-limit.ts'
import { comparePath } from '#app/platform/paths.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { PriceNoteText } from '#app/prices/components/price-tag.tsx'
import { formatPrice } from '#app/prices/price.ts'
import { priceTexts } from '#app/prices/texts.ts'
import { PhoneCombobox } from '#app/search/components/phone-combobox.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { compareTexts } from '../texts.ts'

export type FoundPhone = { id: string; name: string; pricePkr: number | null; priceNote: PriceNote | null }

type Props = { shown: string[]; text: string; found: FoundPhone[] }

/** From two phones on a fold, as the comparison itself comes first. */
export function AddPhone(props: Props) {
  if (props.shown.length < 2)
    return (
      <div className={`no-print basis-full${props.shown.length > 0 ? ' max-w-xl' : ''}`}>
        <Search {...props} />
      </div>
    )
  if (props.shown.length >= COMPARE_LIMIT) return null
  return (
    <details className="compare-add no-print" open={props.text !== ''}>
      <summary className="button button-quiet">
        <Icon name="plus" /> {compareTexts().addMore}
      </summary>
      <Search {...props} />
    </details>
  )
}

function Search({ shown, text, found }: Props) {
  return (
    <>
      <Form action={comparePath()} className="relative" preventScrollReset>
        <input type="hidden" name="phones" value={shown.join(',')} />
        <PhoneCombobox
          id="compare-search"
          label={compareTexts().searchLabel}
          picks="comparison"
          placeholder={compareTexts().searchPlaceholder}
          className="search-field"
          defaultValue={text}
        />
        <button
          type="submit"
          className="icon-button absolute end-0 top-0 text-brand"
          aria-label={compareTexts().search}
        >
          <Icon name="search" />
        </button>
      </Form>
      {text !== '' && <Found shown={shown} text={text} found={found} />}
    </>
  )
}

function Found({ shown, text, found }: Props) {
  if (found.length === 0) {
    return <p className="panel mt-3 p-4">{compareTexts().nothingFound(text)}</p>
  }
  return (
    <ul className="panel mt-3 divide-y divide-line" aria-label={compareTexts().foundFor(text)}>
      {found.map(phone => {
        const reason = refusalOf(phone.id, shown)
        const onSubmit = (event: FormEvent) => {
          event.preventDefault()
          compareList.get().add(phone)
        }
        return (
          <li key={phone.id}>
            <form method="post" action={comparePath()} onSubmit={onSubmit} className="flex items-center gap-3 p-2 ps-4">
              <input type="hidden" name="phones" value={shown.join(',')} />
              <span className="min-w-0 flex-1">
                {ofSource(phone.name)}{' '}
                <span className="text-sm text-muted">
                  {phone.pricePkr === null ? priceTexts().noPrice : formatPrice(phone.pricePkr)}
                  {phone.priceNote && (
                    <>
                      {' · '}
                      <PriceNoteText note={phone.priceNote} />
                    </>
                  )}
                </span>
              </span>
              <button
                type="submit"
                name="add"
                value={phone.id}
                className="button button-quiet"
                disabled={reason !== null}
                aria-label={compareTexts().addPhone(phone.name)}
              >
                {reason ?? compareTexts().add}
              </button>
            </form>
          </li>
        )
      })}
    </ul>
  )
}
