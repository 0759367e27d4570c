/** What a phone is good for, as its card says it in one line (CARD-1). Pure. */
import type { Confidence } from '#app/facts/fact.ts'
import { holdsHere } from '#app/facts/promised-region.ts'
import type { speedTiers } from '#app/facts/tables/schemas.ts'
import { yearsUntil } from '#app/facts/updates-left.ts'
import { finderTexts } from '#app/finder/texts.ts'
import { gameTier } from './answer.ts'
import { answerTexts } from './answer-texts.ts'
import { cardTexts } from './card-texts.ts'

type Tier = (typeof speedTiers)[number]

/** The facts of the line; null where a fact is not known. */
export type SummaryFacts = {
  tier: Tier | null
  tierConfidence: Confidence | null
  /** Of 100. */
  graphics: number | null
  /** Whether 5G works in Pakistan, and whether the phone has any. */
  fiveGHere: boolean | null
  fiveG: boolean | null
  fiveGConfidence: Confidence | null
  /** A partial date. */
  updatesUntil: string | null
  updatesConfidence: Confidence | null
  /** Whether updates may come for longer. */
  isMinimum: boolean | null
  region: string | null
}

/** The step of the finder's speeds with which each tier begins, of 100. */
const leastSpeed = { top: 55, fast: 36, good: 24, everyday: 16, basic: 8, minimal: 0 } satisfies Record<Tier, number>

/**
 * `fast in heavy games`, `5G`, `updates to 2031`; empty where none of it is known.
 * @param now milliseconds since 1970
 */
export const cardSummary = (facts: SummaryFacts, now: number): string[] =>
  isUnknown(facts) ? [] : [speedOf(facts), fiveGOf(facts), updatesOf(facts, now)].filter(Boolean)

const isUnknown = ({ tier, fiveGHere, fiveG, updatesUntil }: SummaryFacts) =>
  tier === null && fiveGHere === null && fiveG === null && updatesUntil === null

function speedOf({ tier, graphics, tierConfidence }: SummaryFacts): string {
  const words = tier && finderTexts().needs.speed.has?.(leastSpeed[gameTier(tier, graphics)])
  if (!words) return ''
  return tierConfidence === 'low' ? answerTexts().probably(words) : words
}

function fiveGOf({ fiveGHere, fiveG, fiveGConfidence }: SummaryFacts): string {
  if (fiveGHere) return finderTexts().needs.fiveG.has?.(1) ?? ''
  return fiveG === false && fiveGConfidence !== 'low' ? cardTexts().noFiveG : cardTexts().fiveGNotConfirmed
}

function updatesOf({ updatesUntil, updatesConfidence, isMinimum, region }: SummaryFacts, now: number): string {
  if (!updatesUntil || updatesConfidence === 'low' || !holdsHere(region)) return ''
  const year = updatesUntil.slice(0, 4)
  if (yearsUntil(updatesUntil, now) >= 0) return cardTexts().updatesTo(year)
  return isMinimum ? '' : cardTexts().updatesEnded(year)
}
