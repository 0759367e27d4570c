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
  return phones.map((phone, index) => {
    const exact = isTwice && isSame(phone) ? exactScore(row, phone) : null
    const text = exact === null ? shownScore(row, phone) : exact.toFixed(1)
    return row === 'speed'
      ? speedContent(phone, text, index === better ? leadInPercent(phones, index) : null)
      : text === null
        ? null
        : { text: decisionTexts().ofHundred(text), amount: Number(text) }
  })
}

/** So many per cent are told apart. */
const STEP = 5

/** How much faster the one that is marked is than the next, where another one of the same words would deny the mark. */
function leadInPercent(phones: DecisionPhone[], better: number): { percent: number; isMany: boolean } | null {
  const own = phones[better]?.facts.speed?.value
  const others = phones.filter((_, index) => index !== better).map(({ facts }) => facts.speed?.value)
  const next = Math.max(...others.map(speed => speed?.geekbench6Equivalent ?? 0))
  const isSaidTwice = others.some(speed => speed?.tier === own?.tier)
  if (!isSaidTwice || !own?.geekbench6Equivalent || next === 0) return null
  const percent = Math.round((own.geekbench6Equivalent / next - 1) * (100 / STEP)) * STEP
  return percent > 0 ? { percent, isMany: phones.length > 2 } : null
}

function speedContent(
  { facts: { speed } }: DecisionPhone,
  score: number | string | null,
  lead: ReturnType<typeof leadInPercent>,
): Content | null {
  if (!speed) return null
  const text = decisionTexts()
  const { range, tier } = speed.value
  if (range) return { text: text.ofHundred(range[0] === range[1] ? range[0] : text.range(...range)) }
  if (score === null) return null
  const figure = statedValue(speed) === null ? text.estimated(text.ofHundred(score)) : text.ofHundred(score)
  const amount = Number(score)
  if (!tier) return { text: figure, amount }
  const words = capitalized(meaningTexts().tiers[tier])
  if (lead?.isMany) return { text: words, lead: text.fasterThanNext(lead.percent), more: figure, amount }
  return { text: lead ? text.faster(words, lead.percent) : words, more: figure, amount }
}
