/** The box that adds a phone: suggestions with script; without it a search whose results can be added. */
import { Form } from '@remix-run/react'
import type { FormEvent } from 'react'
import { useCompare } from '#app/compare-list/compare-context.tsx'
import { addNotice, COMPARE_LIMIT } from '#app/compare-list/rules.ts'
import { comparePath } from '#app/platform/paths.ts'
import { formatPrice, NO_PRICE } from '#app/prices/price.ts'
import { PhoneCombobox } from '#app/search/components/phone-combobox.tsx'
import { Icon } from '#app/ui/icon.tsx'

export type FoundPhone = { id: string; name: string; pricePkr: number | null; oldPrice: string | null }

type Props = { shown: string[]; text: string; found: FoundPhone[] }

export function AddPhone({ shown, text, found }: Props) {
  const { add } = useCompare()
  const isFull = shown.length >= COMPARE_LIMIT
  const refusal = (id: string) => (shown.includes(id) ? 'Selected' : isFull ? 'Limit reached' : null)
  return (
    <div className="no-print mt-4 max-w-xl">
      <Form action={comparePath} className="relative" preventScrollReset>
        <input type="hidden" name="phones" value={shown.join(',')} />
        <PhoneCombobox
          id="compare-search"
          label="Search for a phone to add"
          placeholder="Add a phone, e.g. Redmi Note 14"
          className="search-field"
          defaultValue={text}
          refusal={phone => refusal(phone.id)}
          onPick={(phone, field) => {
            field.value = ''
            add(phone)
          }}
        />
        <button type="submit" className="icon-button absolute end-0 top-0 text-brand" aria-label="Search">
          <Icon name="search" />
        </button>
      </Form>
      {isFull && <p className="mt-2 text-sm text-muted">{addNotice('full', '').text}</p>}
      {text !== '' && <Found shown={shown} text={text} found={found} refusal={refusal} />}
    </div>
  )
}

function Found({ shown, text, found, refusal }: Props & { refusal: (id: string) => string | null }) {
  const { add } = useCompare()
  if (found.length === 0) {
    return <p className="panel mt-3 p-4">{`No phone found for "${text}". Type at least three letters of its name.`}</p>
  }
  return (
    <ul className="panel mt-3 divide-y divide-line" aria-label={`Phones found for ${text}`}>
      {found.map(phone => {
        const reason = refusal(phone.id)
        const added = (event: FormEvent) => {
          event.preventDefault()
          add(phone)
        }
        return (
          <li key={phone.id}>
            <form method="post" action={comparePath} onSubmit={added} className="flex items-center gap-3 p-2 ps-4">
              <input type="hidden" name="phones" value={shown.join(',')} />
              <span className="min-w-0 flex-1">
                {phone.name}{' '}
                <span className="text-sm text-muted">
                  {phone.pricePkr === null ? NO_PRICE : formatPrice(phone.pricePkr)}
                  {phone.oldPrice && ` · ${phone.oldPrice}`}
                </span>
              </span>
              <button
                type="submit"
                name="add"
                value={phone.id}
                className="button button-quiet"
                disabled={reason !== null}
                aria-label={`Add ${phone.name}`}
              >
                {reason ?? 'Add'}
              </button>
            </form>
          </li>
        )
      })}
    </ul>
  )
}
