/** What a phone's page says about how well its facts are known (DATA-20, DATA-21). Pure. */
import type { Phone } from '#app/entities/phone.ts'
import { phonePageTexts } from './texts.ts'

/** The notes on a phone's facts; none for a phone whose facts need no explanation. */
export function factNotes({ dataConfidence, marks }: Pick<Phone, 'dataConfidence' | 'marks'>): string[] {
  const { confidenceNotes, markNotes } = phonePageTexts()
  const confidence = dataConfidence === null ? null : confidenceNotes[dataConfidence]
  return [confidence, ...marks.map(mark => markNotes[mark])].filter(note => note !== null)
}
