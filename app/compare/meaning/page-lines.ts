/** What a page says of compared phones in short: a line for each, with what its price buys (COMPARE-8). Pure. */
import { asSentence, formatNumber } from '#app/platform/text/format.ts'
import type { ComparedPhone } from './compared.ts'
import type { MarkRow } from './marks.ts'
import { areKeypads, type Leads } from './page-leads.ts'
import { type PriceDifference, pagePriceSentence, priceDifference, priceParts } from './price-sentence.ts'
import { screenRows } from './screen-marks.ts'
import { FEW_ROWS, knownRows } from './sentences.ts'
import { meaningTexts } from './texts.ts'
import type { IndexedWinner, Winners } from './winners.ts'

type Compared = {
  phones: ComparedPhone[]
  compared: Winners<MarkRow>
  leads: Leads[]
  /** Whether a table of much that is known marks nothing of the phone. */
  leadsInNothing: (index: number) => boolean
}

export function pageLinesOf(of: Compared): string[] {
  const { phones, compared } = of
  if (knownRows(compared.winners).known === 0) return [meaningTexts().nothingComparable(phones.length)]
  return phones.length > 2 ? linesOfMany(of) : linesOfTwo(of)
}

/** Who leads in what, or what the difference of prices buys, then the prices. */
function linesOfTwo({ phones, compared, leads, leadsInNothing }: Compared): string[] {
  const difference = priceDifference(phones, compared)
  const isLed = leads.some(({ own }) => own.length > 0)
  const lines = phones.flatMap(({ name }, index) =>
    lineOfTwo(name, leads[index], { difference, index, leadsInNothing: isLed && leadsInNothing(index) }),
  )
  return [
    // Single facts of a row may be better, and not all that is known of keypad phones has a mark.
    ...(isLed ? lines : [asSentence([meaningTexts().noClearLead(phones.map(({ name }) => name))])]),
    pagePriceSentence(phones, compared),
    ...fewRows(phones, compared),
  ]
}

type OfTwo = { difference: PriceDifference | null; index: number; leadsInNothing: boolean }

function lineOfTwo(name: string, leads: Leads | undefined, { difference, index, leadsInNothing }: OfTwo): string[] {
  const { leadsIn, moreBuys, noClearLead, noLeadForMore, list } = meaningTexts()
  const isDearer = difference?.dearer === index
  if (leads && leads.own.length > 0)
    return [
      asSentence([
        isDearer ? moreBuys(name, formatNumber(difference.rupees), list(leads.gains)) : leadsIn(name, list(leads.own)),
      ]),
    ]
  // That the other one costs less is said of it.
  if (!leadsInNothing || (difference && !isDearer)) return []
  return [asSentence([isDearer ? noLeadForMore(name, formatNumber(difference.rupees)) : noClearLead([name])])]
}

/** Of each what it leads in, shortly, and what is to be known of its price. */
function linesOfMany({ phones, compared, leads, leadsInNothing }: Compared): string[] {
  const { ofPhone, noLead } = meaningTexts()
  const prices = priceParts(phones, compared)
  const lines = phones.flatMap(({ name }, index) => {
    const lead = leadInShort(leads[index]) || (leadsInNothing(index) ? noLead : '')
    const parts = [lead, prices[index] ?? ''].filter(Boolean)
    return parts.length > 0 ? [asSentence([ofPhone(name, parts[0] ?? ''), ...parts.slice(1)])] : []
  })
  const isPriceSaid = compared.winners.price !== '=' && compared.winners.price !== null
  return [...lines, ...(isPriceSaid || compared.shared.price.length > 0 ? [] : [pagePriceSentence(phones, compared)])]
}

/** The first of many leads, and how many more, as the table marks them all; '' for none. */
function leadInShort({ own, shared }: Leads = { own: [], gains: [], shared: [] }): string {
  const { list, moreLeads, shares } = meaningTexts()
  const some = (leads: string[]) => list(leads.length > 3 ? [...leads.slice(0, 2), moreLeads(leads.length - 2)] : leads)
  return own.length > 0 ? some(own) : shared.length > 0 ? shares(some(shared)) : ''
}

/** How little can be compared; none where much can. A page has one row for the three facts of the screen. */
export function fewRows(phones: ComparedPhone[], { winners }: { winners: Record<MarkRow, IndexedWinner> }): string[] {
  const { known, all } = knownRows(winners)
  if (known === 0 || known >= FEW_ROWS || areKeypads(phones)) return []
  const knownOfScreen = screenRows.filter(row => winners[row] !== null).length
  const counts = [known - Math.max(0, knownOfScreen - 1), all - (screenRows.length - 1)] as const
  return [meaningTexts().fewRowsComparable(...counts, phones.length)]
}
