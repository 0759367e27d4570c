/** What the page of a phone answers first: what it is good for, six facts, for and against (PHONE-16). Pure. */
import type { ShortSpecs, Specification } from '#app/entities/phone-parts.ts'
import { isFlipName } from '#app/facts/body.ts'
import { isDerived, statedValue } from '#app/facts/fact.ts'
import { statuses } from '#app/facts/network/values.ts'
import { holdsHere } from '#app/facts/promised-region.ts'
import type { DescribedPhone } from '#app/facts/spec-texts.ts'
import { speedTiers } from '#app/facts/tables/schemas.ts'
import { yearsUntil } from '#app/facts/updates-left.ts'
import type { PhoneFacts } from '#app/facts/values.ts'
import { formatDate, formatNumber } from '#app/platform/text/format.ts'
import { htmlToText } from '#app/platform/text/text.ts'
import { answerTexts } from './answer-texts.ts'
import { compactSpec } from './card.ts'
import { furtherFacts } from './further-facts.ts'

export type Answer = {
  /** One sentence; empty where nothing is known. */
  verdict: string
  pros: string[]
  cons: string[]
  /** Six at most. */
  facts: AnswerFact[]
  /** Labels of those that no source tells. */
  unknown?: string[]
  /** What else it has, in a word each. */
  further: string[]
}

type AnswerFact = {
  id: keyof ReturnType<typeof answerTexts>['facts']
  label: string
  text: string
  /** Of what a phone has or has not: null where no source tells it. */
  has?: boolean | null
}

/** Points of each kind that are shown. */
const MAX_POINTS = 3

const MAX_FACTS = 6

/** From these values on a fact is worth a word. */
const limits = {
  longHours: 13,
  shortHours: 10,
  bigBatteryMah: 5800,
  smallBatteryMah: 4500,
  fastWatts: 44,
  slowWatts: 18,
  smoothHz: 90,
  lastingYears: 3,
  waterLevel: 7,
  /** Of the narrow side of a screen of this size in inches. */
  coarsePixels: 720,
  coarseFromInches: 6.2,
}

/** What speaks for or against a phone. */
export type Point = {
  topic: 'updates' | 'battery' | 'charging' | 'screen' | 'zoom' | 'stabilised' | 'fiveG' | 'water' | 'card'
  isGood: boolean
  text: string
}

/**
 * @param facts null where none are stored yet
 * @param now milliseconds since 1970
 */
export function answerOf(
  phone: Pick<DescribedPhone, 'name' | 'shortSpecs' | 'specifications'>,
  facts: PhoneFacts | null,
  now: number,
): Answer {
  const isKeypad = facts?.kind?.value === 'keypad'
  const { pros, cons } = firstPoints(facts ? shownPoints(pointsOf({ ...phone, facts }, now)) : [])
  return {
    verdict: isKeypad ? answerTexts()[isFlipName(phone.name) ? 'keypadFlip' : 'keypad'] : verdictOf(facts),
    pros: pros.map(({ text }) => text),
    cons: cons.map(({ text }) => text),
    facts: isKeypad && facts ? keypadFacts(phone, facts) : smartFacts(phone.shortSpecs),
    further: facts && !isKeypad ? furtherFacts(facts) : [],
  }
}

function verdictOf(facts: PhoneFacts | null): string {
  const speed = facts?.speed
  if (!speed?.value.tier) return ''
  const said = answerTexts().tiers[gameTier(speed.value.tier, facts?.graphics?.value.score ?? null)]
  return isDerived(speed) ? answerTexts().probably(said) : said
}

type Tier = (typeof speedTiers)[number]

/** The words on games of a tier hold from this graphics score on, of 100. */
const leastGraphics = { top: 40, fast: 30, good: 10, everyday: 0, basic: 0, minimal: 0 } satisfies Record<Tier, number>

/** The tier by speed, or a lower one where the graphics are known to be slower. */
export const gameTier = (tier: Tier, graphics: number | null): Tier =>
  speedTiers.slice(speedTiers.indexOf(tier)).find(lower => graphics === null || graphics >= leastGraphics[lower]) ??
  tier

/** The points of each kind that are shown first. */
export const firstPoints = (points: Point[]): Record<'pros' | 'cons', Point[]> => ({
  pros: points.filter(({ isGood }) => isGood).slice(0, MAX_POINTS),
  cons: points.filter(({ isGood }) => !isGood).slice(0, MAX_POINTS),
})

/** Of a camera with zoom it is not said whether it is stabilised. */
export const shownPoints = (points: Point[]): Point[] =>
  points.filter(({ topic }) => topic !== 'stabilised' || points.every(other => other.topic !== 'zoom'))

export type Described = { facts: PhoneFacts; shortSpecs?: ShortSpecs; specifications?: Specification[] }

/**
 * In the order in which they matter to most; none of a phone with keys.
 * @param reading what of a fact counts: only what is stated, unless what is derived is wanted too
 */
export function pointsOf(
  { facts, shortSpecs, specifications }: Described,
  now: number,
  reading: typeof statedValue = statedValue,
): Point[] {
  if (facts.kind?.value === 'keypad') return []
  const text = answerTexts().points
  const points: Point[] = []
  const add = (topic: Point['topic'], isGood: boolean, text: string) => points.push({ topic, isGood, text })
  const until = reading(facts.updates.securityUntil)
  // A promise for one region says nothing of phones sold here.
  if (until && holdsHere(until.region)) {
    const years = yearsUntil(until.date, now)
    const month = formatDate(until.date.slice(0, 7))
    if (years >= limits.lastingYears) add('updates', true, text.updatesUntil(month))
    else if (years < 0 && !until.isMinimum) add('updates', false, text.updatesEnded(month))
  }
  const minutes = reading(facts.battery.activeUseMinutes)
  const mah = reading(facts.battery.ratedMah)
  // What was measured says more than the capacity, which says little of phones with iOS.
  if (minutes !== null) {
    const hours = Math.floor(minutes / 60)
    if (hours >= limits.longHours) add('battery', true, text.lasts(hours))
    else if (hours < limits.shortHours) add('battery', false, text.lastsShortly(hours))
  } else if (mah !== null && facts.os?.value !== 'ios') {
    if (mah >= limits.bigBatteryMah) add('battery', true, text.bigBattery(formatNumber(mah)))
    else if (mah < limits.smallBatteryMah) add('battery', false, text.smallBattery(formatNumber(mah)))
  }
  const sensors = reading(facts.camera.sensors)
  const zooms = sensors?.flatMap(({ opticalZoom }) => opticalZoom ?? []) ?? []
  if (zooms.length > 0) add('zoom', true, text.zoom(Math.max(...zooms)))
  const [panel, hertz] = [reading(facts.screen.panel), reading(facts.screen.refreshHz)]
  if (panel === 'oled' && hertz !== null && hertz >= limits.smoothHz)
    add('screen', true, text.smoothOled(/amoled/i.test(shortSpecs?.display ?? '') ? 'AMOLED' : 'OLED', hertz))
  else if (panel === 'lcd' && hertz === 60) add('screen', false, text.plainLcd)
  const [resolution, inches] = [reading(facts.screen.resolution), reading(facts.screen.inches)]
  const narrow = resolution ? Math.min(resolution.width, resolution.height) : null
  const isCoarse = narrow !== null && narrow <= limits.coarsePixels && (inches ?? 0) >= limits.coarseFromInches
  const watts = reading(facts.charging.wiredWatts)
  if (watts !== null && watts >= limits.fastWatts) add('charging', true, text.chargesFast(formatNumber(watts)))
  else if (watts !== null && watts <= limits.slowWatts) add('charging', false, text.chargesSlowly(formatNumber(watts)))
  // Of a phone with another stabilised camera than the main one nothing is said.
  const isOther = sensors?.find(({ role }) => role === 'main')?.ois === false
  const stabilized = reading(facts.camera.stabilized)
  const isStabilised = stabilized && isOther ? null : stabilized
  if (isStabilised) add('stabilised', true, text.stabilised)
  const fiveG = reading(facts.fiveGHere) === true && bestFiveG(reading(facts.network))
  if (fiveG === 'full' || fiveG === 'good') add('fiveG', true, text.fiveG)
  else if (fiveG === 'partial') add('fiveG', true, text.someFiveG)
  else if (reading(facts.fiveG) === false) add('fiveG', false, text.noFiveG)
  if (isCoarse && points.every(({ topic }) => topic !== 'screen')) add('screen', false, text.coarse(narrow))
  // After all that tells cheap phones apart: few of them have it.
  if (isStabilised === false) add('stabilised', false, text.notStabilised)
  const water = reading(facts.water)
  if (water && water.level >= limits.waterLevel) add('water', true, text.water)
  if (reading(facts.memory.card) === true)
    add('card', true, rowIn(specifications, 'Card slot').match(NANO_MEMORY) ? text.nanoCard : text.card)
  else if (reading(facts.memory.card) === false) add('card', false, text.noCard)
  return points
}

/** How well the phone fits the operator whose 5G it fits best; null where that is not known. */
const bestFiveG = (network: NonNullable<PhoneFacts['network']>['value'] | null) => {
  const found = Object.values(network?.operators ?? {}).map(({ nr }) => nr.status)
  return statuses.find(status => found.includes(status)) ?? null
}

const smartKeys = ['display', 'processor', 'ram', 'storage', 'camera', 'battery'] as const

const smartFacts = (specs: ShortSpecs): Answer['facts'] =>
  smartKeys.flatMap(key => {
    const text = compactSpec(key, specs[key] ?? '')
    return text ? [{ id: key, label: answerTexts().facts[key], text }] : []
  })

/** Cards that fit phones of two makers alone. */
const NANO_MEMORY = /\bNM\b|\bNano Memory\b/

/** The text of a specification; empty where there is none. */
export const rowIn = (specifications: Specification[] = [], feature: string) =>
  htmlToText(specifications.flatMap(({ specs }) => specs).find(row => row.feature === feature)?.value ?? '')

/** Whether the number of SIM cards depends on the version: `Single SIM (Nano-SIM) or Dual SIM (…)`. */
export const areSimsByVersion = (specifications: Specification[]): boolean =>
  /^single sim\b.* or dual sim\b/i.test(rowIn(specifications, 'SIM'))

type Said = Pick<AnswerFact, 'text' | 'has'>
type SaidFact = [AnswerFact['id'], Said]

function isSaid(has: boolean | null = null): Said {
  const text = answerTexts()
  return { has, text: has === null ? text.notKnown : has ? text.yes : text.no }
}

const asText = (said: string | null): Said => (said ? { text: said } : isSaid())

const factOf = ([id, said]: SaidFact): AnswerFact => ({ id, label: answerTexts().facts[id], ...said })

/** Six of the facts that are known, and the labels of those that a phone with keys is bought for and no source tells. */
export function knownFacts(
  all: AnswerFact[],
  { shortSpecs }: Pick<DescribedPhone, 'shortSpecs'>,
  facts: PhoneFacts | null,
): Pick<Answer, 'facts' | 'unknown'> {
  if (facts?.kind?.value !== 'keypad') return { facts: all }
  // The socket is one of the points.
  const wanted = all.filter(({ id }) => id !== 'jack')
  const further: SaidFact[] = [
    ['fourG', isSaid(facts.network?.value.has4g)],
    ['display', asText(compactSpec('display', shortSpecs.display ?? ''))],
  ]
  const known = [...wanted, ...further.map(factOf)].filter(({ has }) => has !== null)
  const unknown = wanted.filter(({ has }) => has === null).map(({ label }) => label)
  return { facts: known.slice(0, MAX_FACTS), unknown }
}

/** What a phone with keys is bought for. What no source tells is said to be not known. */
function keypadFacts(
  { shortSpecs, specifications }: Pick<DescribedPhone, 'shortSpecs' | 'specifications'>,
  facts: PhoneFacts,
): Answer['facts'] {
  const rows = specifications.flatMap(({ specs }) => specs)
  const speaker = rowIn(specifications, 'Loudspeaker')
  const sims = facts.sims?.value.slots ?? null
  const { simSlots, simsByVersion } = answerTexts()
  const hasTorch = rows.some(({ feature, value }) => /torch|flashlight/i.test(`${feature} ${value}`))
  const said: SaidFact[] = [
    ['battery', asText(compactSpec('battery', shortSpecs.battery ?? ''))],
    ['sims', asText(areSimsByVersion(specifications) ? simsByVersion : sims ? simSlots(sims) : null)],
    ['radio', isSaid(facts.radio?.value)],
    ['torch', isSaid(hasTorch || null)],
    ['loudspeaker', isSaid(speaker ? !/^no/i.test(speaker) : null)],
    ['jack', isSaid(facts.jack?.value)],
  ]
  return said.map(factOf)
}
