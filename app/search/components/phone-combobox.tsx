/** A search field with phone suggestions. */
import { useRef } from 'react'
import { suggestApiPath, withQuery } from '#app/platform/paths.ts'
import { Combobox } from '#app/ui/combobox.tsx'
import { MAX_QUERY_LENGTH, SUGGEST_FROM_LENGTH } from '../limits.ts'
import type { Suggestion } from '../suggestion.ts'

type Props = {
  id: string
  label: string
  placeholder?: string
  className?: string
  required?: boolean
  defaultValue?: string
  onPick: (phone: Suggestion, field: HTMLInputElement) => void
  /** Why a phone cannot be picked; null when it can. */
  refusal?: (phone: Suggestion) => string | null
}

export function PhoneCombobox({ onPick, refusal, ...props }: Props) {
  const known = useRef(new Map<string, Suggestion>())

  async function load(text: string, signal: AbortSignal) {
    const response = await fetch(withQuery(suggestApiPath, { q: text }), { signal })
    if (!response.ok) return []
    const phones: Suggestion[] = await response.json()
    known.current = new Map(phones.map(phone => [phone.id, phone]))
    return phones.map(phone => {
      const reason = refusal?.(phone) ?? null
      return { id: phone.id, isDisabled: reason !== null, content: <Choice phone={phone} note={reason} /> }
    })
  }

  return (
    <Combobox
      {...props}
      name="q"
      maxLength={MAX_QUERY_LENGTH}
      fromLength={SUGGEST_FROM_LENGTH}
      load={load}
      onPick={(id, field) => {
        const phone = known.current.get(id)
        if (phone) onPick(phone, field)
      }}
    />
  )
}

function Choice({ phone, note }: { phone: Suggestion; note: string | null }) {
  return (
    <span className="flex items-center gap-3">
      <img src={phone.imageUrl} alt="" width={36} height={36} className="size-9 object-contain" />
      <span className="min-w-0 flex-1 truncate">{phone.name}</span>
      <span className="text-end text-sm text-muted">
        {note ?? phone.price ?? ''}
        {note === null && phone.oldPrice && <span className="block text-xs">{phone.oldPrice}</span>}
      </span>
    </span>
  )
}
