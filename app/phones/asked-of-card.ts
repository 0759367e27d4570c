/** What was asked of the phones of a list, on their cards (FIND-9). */
import type { CardSpec, PhoneCard } from '#app/entities/phone.ts'
import { type AskedOfCards, describeAskedOf, isAskedOf, isSaidOfAll } from '#app/finder/describe.ts'
import type { NeedId } from '#app/finder/needs.ts'
import type { FinderTable } from '#app/finder/table.ts'
import { capitalized, formatNumber } from '#app/platform/text/format.ts'
import { mainMegapixels } from './card.ts'
import { cardTexts } from './card-texts.ts'

/**
 * The card with a line on what was asked; where a row says it, that row is marked instead. What all have joins the memory,
 * unless the line on what the phone is good for says it.
 */
export function withAsked(card: PhoneCard, table: FinderTable, row: number, asked: AskedOfCards): PhoneCard {
  const { specs: labels, keypad } = cardTexts()
  const size = formatNumber(table.columns.battery[row] ?? 0)
  const saysSize = (text: string) => /^([\d,]+)\smAh$/.exec(text)?.[1] === size
  const isMarked = ({ label, text }: CardSpec) =>
    (label === labels.battery && isAskedOf('battery', asked) && saysSize(text)) ||
    (label === keypad.radio && isAskedOf('radio', asked)) ||
    (label === labels.camera && asked.sort === 'camera' && mainMegapixels(card.specs) !== null)
  const specs = card.specs.map(spec => (spec && isMarked(spec) ? { ...spec, isAsked: true as const } : spec))
  const hasBattery = specs.some(spec => spec?.label === labels.battery && spec.isAsked)
  const shown: NeedId[] = hasBattery ? ['battery'] : []
  const remark = describeAskedOf(table, row, asked, card.pricePkr, shown)
  const note = card.priceNote
  const unsaid = remark?.split(' · ').filter(part => !card.summary.includes(part)) ?? []
  if (remark !== null && unsaid.length === 0) return { ...card, specs }
  if (remark !== null && note !== null && isSaidOfAll(asked, shown)) {
    const more = unsaid.join(' · ')
    const memory = note.memory ? `${note.memory} · ${more}` : capitalized(more)
    return { ...card, specs, priceNote: { ...note, memory } }
  }
  return { ...card, specs, ...(remark === null ? {} : { remark }) }
}
