/**
 * Buttons that add a phone to the compare list. Without script they post to the compare page. With script their custom
 * element shows whether the phone is in the list: see ../compare-elements.ts.
 */
import { Icon } from '#app/ui/icon.tsx'
import { compareButtonTexts } from '../button-texts.ts'
import { useCookieList } from '../cookie-list.tsx'
import { compareListTexts } from '../texts.ts'
import { COMPARE_FORM } from './compare-form.tsx'

type Props = { phone: { id: string; name: string } }

const submit = (phone: Props['phone']) =>
  ({ type: 'submit', form: COMPARE_FORM, name: 'add', value: phone.id }) as const

/** On a card: disabled, with a check, once the phone is in the list (CARD-3). */
export function CompareCardButton({ phone }: Props) {
  const isIn = useCookieList().includes(phone.id)
  return (
    <compare-button key={phone.id} phone={phone.name} data-in={isIn ? '' : undefined} suppressHydrationWarning>
      <button
        {...submit(phone)}
        className="button button-quiet compare-card-button"
        disabled={isIn}
        aria-label={isIn ? compareListTexts().isIn(phone.name) : compareListTexts().add(phone.name)}
        suppressHydrationWarning
      >
        <Icon name="plus" />
        <Icon name="check" />
      </button>
    </compare-button>
  )
}

type ButtonProps = Props & {
  look?: 'primary' | 'quiet'
  /** Without its icons, where there is little room. */
  isShort?: boolean
}

/** With words, on a phone's page or with its review. */
export function CompareButton({ phone, look = 'primary', isShort = false }: ButtonProps) {
  const isIn = useCookieList().includes(phone.id)
  return (
    <compare-button key={phone.id} phone={phone.name} data-in={isIn ? '' : undefined} suppressHydrationWarning>
      <button {...submit(phone)} className={`button button-${look}`}>
        {!isShort && (
          <>
            <Icon name="compare" />
            <Icon name="check" />
          </>
        )}
        <span>{compareButtonTexts().add}</span> <span>{compareButtonTexts().isIn}</span>
      </button>
    </compare-button>
  )
}
