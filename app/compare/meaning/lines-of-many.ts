/** What a page says of more than two phones in short: a line for each theme, and one on the prices (COMPARE-8). Pure. */
import { asSentence, capitalized, formatNumber } from '#app/platform/text/format.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { withoutRepeated } from '#app/platform/text/short-name.ts'
import { columnNames } from '../column-names.ts'
import type { ComparedPhone, ComparedPrice } from './compared.ts'
import { conclusionOf, whenOf } from './conclusion.ts'
import type { MarkRow } from './marks.ts'
import type { LeadTheme } from './page-leads.ts'
import { whyNotComparable } from './price-sentence.ts'
import { meaningTexts } from './texts.ts'
import type { Winners } from './winners.ts'

/** Lines on leads; what goes beyond them is in the last one. */
const MOST_LINES = 4
/** Of more themes of one line the first ones are named, and how many more. */
const MOST_THEMES = 6

export function linesOfMany(phones: ComparedPhone[], compared: Winners<MarkRow>, themes: LeadTheme[]): string[] {
  const said = themes.map(theme => asSentence([themeInWords(phones, theme)]))
  const lines =
    said.length > MOST_LINES ? [...said.slice(0, MOST_LINES - 1), said.slice(MOST_LINES - 1).join(' ')] : said
  // Single facts of a row may be better.
  const none = asSentence([meaningTexts().noClearLead(phones.map(({ name }) => name))])
  const { clauses, priced } = conclusionOf(phones, compared, themes)
  const conclusion = clauses.length > 0 ? [asSentence(clauses)] : []
  return [...conclusion, ...(lines.length > 0 ? lines : [none]), priceLine(phones, compared, priced)]
}

/** `Longest updates and best water protection: Galaxy A56 and Galaxy A36`. */
function themeInWords(phones: ComparedPhone[], { leaders, overAll, overSome }: LeadTheme): string {
  const { list, led, moreLeads, overCompared } = meaningTexts()
  const shown = overAll.length + overSome.length > MOST_THEMES ? MOST_THEMES - 1 : MOST_THEMES
  const [all, some] = [overAll.slice(0, shown), overSome.slice(0, Math.max(0, shown - overAll.length))]
  const more = overAll.length + overSome.length - all.length - some.length
  const rest = more > 0 ? [moreLeads(more)] : []
  const words = some.length > 0 ? overCompared(all, [...some, ...rest]) : list([...all, ...rest])
  return led(capitalized(words), namesOf(phones, leaders))
}

const namesOf = (phones: ComparedPhone[], indexes: number[]) =>
  meaningTexts().list(withoutRepeated(indexes.flatMap(index => phones[index]?.name ?? [])).map(ofSource))

/** Who costs least, then whose price is not compared or may have changed, and why. @param said the one whose price was said */
function priceLine(
  phones: ComparedPhone[],
  { winners, shared, notCompared }: Winners<MarkRow>,
  said: number | null,
): string {
  if (winners.price === null) return whyNotComparable(phones)
  const { led, lowestPrice, noLowestPrice, pricedName } = meaningTexts()
  const cheapest = typeof winners.price === 'number' ? [winners.price] : shared.price
  const priced = cheapest.flatMap(index => {
    const phone = phones[index]
    if (!phone?.price) return []
    if (index === said && cheapest.length === 1) return [ofSource(phone.name)]
    return [pricedName(phone.name, formatNumber(phone.price.pkr), whenOf(phone))]
  })
  const grade = phones.find((_, index) => !notCompared.price.includes(index))?.price?.grade
  const areFresh = cheapest.every(index => !phones[index]?.shown?.isStale)
  const uncertain = phones.flatMap((phone, index) => {
    const isOlder = grade === 'shop' && areFresh && !cheapest.includes(index) && phone.shown?.isStale
    return notCompared.price.includes(index) || isOlder ? [index] : []
  })
  const names = columnNames(phones.map(({ name }) => name))
  const short = phones.map((phone, index) => ({ ...phone, name: names[index] ?? phone.name }))
  const reasons = Map.groupBy(uncertain, index => (phones[index] ? reasonOf(phones[index], grade) : ''))
  return [
    priced.length > 0 ? lowestPrice(priced) : noLowestPrice,
    ...[...reasons].map(([reason, indexes]) => led(capitalized(reason), namesOf(short, indexes))),
  ]
    .map(sentence => asSentence([sentence]))
    .join(' ')
}

/** Why the price of a phone is not compared with prices of this grade. */
function reasonOf(phone: ComparedPhone, grade: ComparedPrice['grade']): string {
  const { price, shown } = phone
  const { none, launch, longAgo, older, newer } = meaningTexts().notComparedPrice
  if (!price && !shown) return none
  if (price?.kind === 'launch' || shown?.grade === 'launch') return launch
  if (!price) return longAgo(whenOf(phone))
  return grade === 'older' ? newer : older
}
