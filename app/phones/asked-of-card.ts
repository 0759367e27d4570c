/** What was asked of the phones of a list, on their cards (FIND-9). */
import type { PhoneCard } from '#app/entities/phone.ts'
import { type AskedOfCards, describeAskedOf, isAskedOf } from '#app/finder/describe.ts'
import type { FinderTable } from '#app/finder/table.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { mainMegapixels } from './card.ts'
import { cardTexts } from './card-texts.ts'

/** The card with a line on what was asked; where the row of the battery says it, that row is marked instead. */
export function withAsked(card: PhoneCard, table: FinderTable, row: number, asked: AskedOfCards): PhoneCard {
  const { battery } = cardTexts().specs
  const size = formatNumber(table.columns.battery[row] ?? 0)
  const saysSize = (text: string) => /^([\d,]+)\smAh$/.exec(text)?.[1] === size
  const hasRow =
    isAskedOf('battery', asked) && card.specs.some(({ label, text }) => label === battery && saysSize(text))
  const facts = {
    pricePkr: card.pricePkr,
    mainMp: mainMegapixels(card.specs),
    shown: hasRow ? ['battery' as const] : [],
  }
  const remark = describeAskedOf(table, row, asked, facts)
  const specs = hasRow
    ? card.specs.map(spec => (spec.label === battery ? { ...spec, isAsked: true as const } : spec))
    : card.specs
  return { ...card, specs, ...(remark === null ? {} : { remark }) }
}
