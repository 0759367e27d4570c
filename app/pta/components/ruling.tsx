/** The ruling that fixes a customs value, with its date. */
import { formatShortDate } from '#app/platform/text/format.ts'
import { fillIn } from '#app/ui/fill-in.tsx'
import type { CustomsValue } from '../customs-table.ts'
import { ptaTexts } from '../texts.ts'

export const Ruling = ({ ruling }: Pick<CustomsValue, 'ruling'>) =>
  fillIn(ptaTexts().ruling, {
    ruling: (
      <a href={ruling.href} rel="noopener">
        {ruling.id}
      </a>
    ),
    date: <time dateTime={ruling.date}>{formatShortDate(ruling.date)}</time>,
  })
