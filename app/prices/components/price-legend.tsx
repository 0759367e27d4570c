/** What the forms of price tags mean, drawn (PRICE-8). */
import type { PhoneCard } from '#app/entities/phone.ts'
import { SHOP_WITHIN_DAYS, tagForm } from '../grades.ts'
import { priceTexts } from '../texts.ts'

type Tagged = Pick<PhoneCard, 'pricePkr' | 'priceGrade' | 'isPriceStale' | 'priceNote'>
type Form = keyof ReturnType<typeof priceTexts>['tags']

const forms: Form[] = ['shop', 'older', 'lastSeen', 'launch']

/** The classes of a price with a tag of this form. */
const classes: Record<Form, string> = {
  shop: 'price-shop',
  older: 'price-older',
  lastSeen: 'price-older price-muted',
  launch: 'price-launch',
}

function formOf({ pricePkr, priceGrade, isPriceStale, priceNote }: Tagged): Form | null {
  if (pricePkr === null || priceGrade === null) return null
  const form = tagForm(priceGrade, isPriceStale)
  return form === 'older' && priceNote?.isLastSeen ? 'lastSeen' : form
}

/** For a list: the tags that it has, where they are of several forms. Beside each price stands what its tag means. */
export function PriceLegend({ phones, isBelow = false }: { phones: Tagged[]; isBelow?: boolean }) {
  const found = new Set(phones.map(formOf))
  const shown = forms.filter(form => found.has(form))
  return shown.length > 1 && <PriceTags shown={shown} isBelow={isBelow} />
}

export const PriceTags = ({ shown = forms, isBelow = false }: { shown?: Form[]; isBelow?: boolean }) => (
  <p className={isBelow ? 'price-legend price-legend-below' : 'price-legend'}>
    {shown.map(form => (
      <span key={form} className={classes[form]}>
        <span className="price-currency">{priceTexts().currency}</span> {priceTexts().tags[form](SHOP_WITHIN_DAYS)}
      </span>
    ))}
  </p>
)
