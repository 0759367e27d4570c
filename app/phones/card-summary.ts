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

/** The step of the speed that a card names, of 100; null where it is not known. */
export const speedStep = (tier: Tier | null, graphics: number | null): number | null =>
  tier && leastSpeed[gameTier(tier, graphics)]

function speedOf({ tier, graphics, tierConfidence }: SummaryFacts): string {
  const step = speedStep(tier, graphics)
  const words = step !== null && finderTexts().needs.speed.has?.(step)
  if (!words) return ''
  return tierConfidence === 'low' ? answerTexts().probably(words) : words
}

function fiveGOf({ fiveGHere, fiveG, fiveGConfidence }: SummaryFacts): string {
  if (fiveGHere) return finderTexts().needs.fiveG.has?.(1) ?? ''
  return fiveG === false && fiveGConfidence !== 'low' ? cardTexts().noFiveG : cardTexts().fiveGNotConfirmed
}

type UpdateFacts = Pick<SummaryFacts, 'updatesUntil' | 'updatesConfidence' | 'region'>

/** When updates end that are promised here; null where that is not said. */
export const endOfUpdates = ({ updatesUntil, updatesConfidence, region }: UpdateFacts): string | null =>
  updatesConfidence === 'low' || !holdsHere(region) ? null : updatesUntil

function updatesOf(facts: SummaryFacts, now: number): string {
  const until = endOfUpdates(facts)
  if (!until) return ''
  const year = until.slice(0, 4)
  if (yearsUntil(until, now) >= 0) return cardTexts().updatesTo(year)
  return facts.isMinimum ? '' : cardTexts().updatesEnded(year)
}
