/** What a phone's page says about how well its facts are known (DATA-20, DATA-21). Pure. */
import type { PhoneMark } from '#app/entities/enums.ts'
import type { Phone } from '#app/entities/phone.ts'
import { dayOfDate } from '#app/prices/dates.ts'
import { isDateInferred } from '#app/prices/sources.ts'
import { phonePageTexts } from './texts.ts'

type Noted = Pick<Phone, 'dataConfidence' | 'marks' | 'specifications' | 'sources'> &
  Partial<Pick<Phone, 'releaseDate' | 'priceOrigin'>>

/** Whether its system is stated to come without Google's services, or is HarmonyOS, which never has them. */
const hasNoGoogle = (specifications: Phone['specifications']) =>
  specifications.some(({ category, specs }) =>
    specs.some(
      ({ feature, value }) => category === 'Platform' && feature === 'OS' && /\bno Google\b|\bHarmonyOS\b/i.test(value),
    ),
  )

/** When a shop named a price for a phone whose release was only expected, at the time or later; null where none did. */
export function soldIn({ releaseDate, priceOrigin }: Partial<Pick<Phone, 'releaseDate' | 'priceOrigin'>>) {
  if (!releaseDate || priceOrigin?.kind !== 'retail' || isDateInferred(priceOrigin)) return null
  const isMonth = priceOrigin.date.length > 4
  return isMonth && dayOfDate(priceOrigin.date) >= dayOfDate(releaseDate) ? priceOrigin : null
}

/** The specifications, without the status 'Upcoming' where a shop had the phone later. */
export const withoutPastStatus = (phone: Noted, specifications: Phone['specifications']): Phone['specifications'] =>
  soldIn(phone) === null
    ? specifications
    : specifications.map(({ category, specs }) => ({
        category,
        specs: specs.filter(({ feature, value }) => !(feature === 'Status' && /^upcoming\b/i.test(value))),
      }))

/** The specifications; what sources list as sensors of a phone with keys are its functions, such as games. */
export const rowsOfKind = (isSmart: boolean, specifications: Phone['specifications']): Phone['specifications'] =>
  isSmart
    ? specifications
    : specifications.map(({ category, specs }) => ({
        category,
        specs: specs.map(row => (row.feature === 'Sensors' ? { ...row, feature: 'Other' } : row)),
      }))

const isOfSize = (mark: PhoneMark) => mark === 'folded-size' || mark === 'unfolded-size'

/** Of which state of a folding phone its dimensions are; null where that needs no words. */
export function sizeNote(marks: PhoneMark[]): string | null {
  const mark = marks.find(isOfSize)
  return mark ? phonePageTexts().markNotes[mark] : null
}

/** The notes on a phone's facts; none for a phone whose facts need no explanation. */
export function factNotes(phone: Noted): string[] {
  const { dataConfidence, marks, specifications, sources } = phone
  const { confidenceNotes, oneSource, markNotes, noGoogle } = phonePageTexts()
  const isOfOne = dataConfidence === 'low' && sources.length < 2
  const confidence = dataConfidence === null ? null : isOfOne ? oneSource : confidenceNotes[dataConfidence]
  return [
    hasNoGoogle(specifications) ? noGoogle : null,
    confidence,
    ...marks
      .filter(mark => !isOfSize(mark) && !(mark === 'expected-release' && soldIn(phone)))
      .map(mark => markNotes[mark]),
  ].filter(note => note !== null)
}
