/** Buttons that add a phone to the compare list. Without script they post to the compare page. */
import type { MouseEvent } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useCompare } from '../compare-context.tsx'
import { compareListTexts } from '../texts.ts'
import { COMPARE_FORM } from './compare-form.tsx'

type Props = { phone: { id: string; name: string } }

function useCompareButton(phone: Props['phone']) {
  const { ids, add } = useCompare()
  return {
    isIn: ids.includes(phone.id),
    button: {
      type: 'submit',
      form: COMPARE_FORM,
      name: 'add',
      value: phone.id,
      onClick(event: MouseEvent) {
        event.preventDefault()
        add(phone)
      },
    } as const,
  }
}

/** On a card: disabled, with a check, once the phone is in the list (CARD-3). */
export function CompareCardButton({ phone }: Props) {
  const { isIn, button } = useCompareButton(phone)
  return (
    <button
      {...button}
      className="button button-quiet compare-card-button"
      disabled={isIn}
      aria-label={isIn ? compareListTexts().isIn(phone.name) : compareListTexts().add(phone.name)}
    >
      <Icon name={isIn ? 'check' : 'plus'} />
    </button>
  )
}

/** On a phone's page. */
export function CompareButton({ phone }: Props) {
  const { isIn, button } = useCompareButton(phone)
  return (
    <button {...button} className="button button-quiet">
      <Icon name={isIn ? 'check' : 'compare'} />
      {isIn ? compareListTexts().isInShort : compareListTexts().addShort}
    </button>
  )
}
