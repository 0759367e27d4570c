/** What a page says of compared phones in short: who leads in what, with what the price of the dearer one of two buys (COMPARE-8). Pure. */
import { asSentence } from '#app/platform/text/format.ts'
import type { ComparedPhone } from './compared.ts'
import { linesOfMany } from './lines-of-many.ts'
import type { MarkRow } from './marks.ts'
import { areKeypads, type Leads, type LeadTheme } from './page-leads.ts'
import { amountInWords, type PriceDifference, pagePriceSentence, priceDifference } from './price-sentence.ts'
import { screenRows } from './screen-marks.ts'
import { FEW_ROWS, knownRows } from './sentences.ts'
import { meaningTexts } from './texts.ts'
import type { IndexedWinner, Winners } from './winners.ts'

type Compared = {
  phones: ComparedPhone[]
  compared: Winners<MarkRow>
  leads: Leads[]
  /** Of more than two phones. */
  themes: LeadTheme[]
  /** Whether a table of much that is known marks nothing of the phone. */
  leadsInNothing: (index: number) => boolean
}

export function pageLinesOf(of: Compared): string[] {
  const { phones, compared, themes } = of
  if (knownRows(compared.winners).known === 0) return [meaningTexts().nothingComparable(phones.length)]
  return phones.length > 2 ? linesOfMany(phones, compared, themes) : linesOfTwo(of)
}

/** Who leads in what, or what the difference of prices buys, then the prices. */
function linesOfTwo({ phones, compared, leads, leadsInNothing }: Compared): string[] {
  const difference = priceDifference(phones, compared)
  const isLed = leads.some(({ own }) => own.length > 0)
  const ofPhones = phones.map(({ name }, index) =>
    lineOfTwo(name, leads[index], { difference, index, leadsInNothing: isLed && leadsInNothing(index) }),
  )
  const isPriceSaid = isLed && difference !== null && ofPhones[difference.dearer] !== null
  return [
    // Single facts of a row may be better, and not all that is known of keypad phones has a mark.
    ...(isLed ? ofPhones : [asSentence([meaningTexts().noClearLead(phones.map(({ name }) => name))])]),
    pagePriceSentence(phones, compared, isPriceSaid),
    ...fewRows(phones, compared),
  ].flatMap(line => line || [])
}

type OfTwo = { difference: PriceDifference | null; index: number; leadsInNothing: boolean }

/** Of the dearer one with how much more it costs; null where nothing is said. */
function lineOfTwo(
  name: string,
  leads: Leads | undefined,
  { difference, index, leadsInNothing }: OfTwo,
): string | null {
  const { leadsIn, moreBuys, noClearLead, noLeadForMore, list } = meaningTexts()
  const more = difference?.dearer === index ? amountInWords(difference) : null
  if (leads && leads.own.length > 0)
    return asSentence([more ? moreBuys(name, more, list(leads.gains)) : leadsIn(name, list(leads.own))])
  // That the other one costs less is said of it.
  if (!leadsInNothing || (difference && !more)) return null
  return asSentence([more ? noLeadForMore(name, more) : noClearLead([name])])
}

/** How little can be compared; none where much can. A page has one row for the three facts of the screen. */
export function fewRows(phones: ComparedPhone[], { winners }: { winners: Record<MarkRow, IndexedWinner> }): string[] {
  const { known, all } = knownRows(winners)
  if (known === 0 || known >= FEW_ROWS || areKeypads(phones)) return []
  const knownOfScreen = screenRows.filter(row => winners[row] !== null).length
  const counts = [known - Math.max(0, knownOfScreen - 1), all - (screenRows.length - 1)] as const
  return [meaningTexts().fewRowsComparable(...counts, phones.length)]
}
