/** What the rows of speed and graphics say of a phone: scores of 100. Pure. */
import { statedValue } from '#app/facts/fact.ts'
import { capitalized } from '#app/platform/text/format.ts'
import { graphicsPoints } from '../meaning/compared.ts'
import { pointsOfOne } from '../meaning/mark.ts'
import { meaningTexts } from '../meaning/texts.ts'
import type { Content } from './cells.ts'
import type { DecisionPhone } from './how.ts'
import { decisionTexts } from './texts.ts'

type ScoreRow = 'speed' | 'graphics'

/** The score before it is rounded; null where it is not known or only a range is. */
function exactScore(row: ScoreRow, phone: DecisionPhone): number | null {
  const points = row === 'speed' ? phone.facts.speed?.value.geekbench6Equivalent : graphicsPoints(phone)
  return points ? Math.min(100, points / pointsOfOne[row]) : null
}

const shownScore = (row: ScoreRow, { facts }: DecisionPhone) => facts[row]?.value.score ?? null

/**
 * What the row says of each phone. Where one is marked that is shown with the same score as another, one decimal tells
 * them apart.
 * @param better the index of the phone that is marked; null for none
 */
export function scoreContents(row: ScoreRow, phones: DecisionPhone[], better: number | null): (Content | null)[] {
  const marked = better === null ? undefined : phones[better]
  const score = marked ? shownScore(row, marked) : null
  const isSame = (phone: DecisionPhone) => score !== null && shownScore(row, phone) === score
  const isTwice = phones.filter(isSame).length > 1
  return phones.map(phone => {
    const exact = isTwice && isSame(phone) ? exactScore(row, phone) : null
    const text = exact === null ? shownScore(row, phone) : exact.toFixed(1)
    return row === 'speed'
      ? speedContent(phone, text)
      : text === null
        ? null
        : { text: decisionTexts().ofHundred(text), amount: Number(text) }
  })
}

function speedContent({ facts: { speed } }: DecisionPhone, score: number | string | null): Content | null {
  if (!speed) return null
  const text = decisionTexts()
  const { range, tier } = speed.value
  if (range) return { text: text.ofHundred(range[0] === range[1] ? range[0] : text.range(...range)) }
  if (score === null) return null
  const figure = statedValue(speed) === null ? text.estimated(text.ofHundred(score)) : text.ofHundred(score)
  const amount = Number(score)
  return tier ? { text: capitalized(meaningTexts().tiers[tier]), more: figure, amount } : { text: figure, amount }
}
