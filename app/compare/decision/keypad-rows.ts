/** The rows that decide between phones with keys (COMPARE-7). Pure. */
import type { Answer } from '#app/phones/answer.ts'
import { answerTexts } from '#app/phones/answer-texts.ts'
import { differ } from '../differences.ts'
import type { DecisionRow } from './rows.ts'

/** Of the rows for smartphones those that say something of a phone with keys. */
const keptRows: readonly DecisionRow['id'][] = ['price', 'screen', 'memory', 'storage']

/**
 * What such phones are bought for, then what is left of `rows`.
 * @param answers of the phones, in their order
 */
export function keypadRows(rows: DecisionRow[], answers: Answer[]): DecisionRow[] {
  const kept = rows.filter(({ id }) => keptRows.includes(id))
  const own = (answers[0]?.facts ?? []).flatMap(({ id, label }): DecisionRow[] => {
    const texts = answers.map(({ facts }) => facts.find(fact => fact.id === id)?.text ?? null)
    const known = texts.map(text => (text === answerTexts().notKnown ? null : text))
    if (known.every(text => text === null)) return []
    const isEqual = known.length > 1 && known.every(text => text !== null) && !differ(known, 0)
    return [{ id, label, note: '', cells: known.map(text => ({ text, isBetter: false })), isEqual, how: null }]
  })
  const [price = [], others = []] = [kept.filter(({ id }) => id === 'price'), kept.filter(({ id }) => id !== 'price')]
  return [...price, ...own, ...others]
}
