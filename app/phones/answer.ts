/** What the page of a phone answers first: what it is good for, six facts, for and against (PHONE-16). Pure. */
import type { ShortSpecs } from '#app/entities/phone-parts.ts'
import { isDerived, statedValue } from '#app/facts/fact.ts'
import { holdsHere } from '#app/facts/promised-region.ts'
import type { DescribedPhone } from '#app/facts/spec-texts.ts'
import { yearsUntil } from '#app/facts/updates-left.ts'
import type { PhoneFacts } from '#app/facts/values.ts'
import { formatDate, formatNumber } from '#app/platform/text/format.ts'
import { htmlToText } from '#app/platform/text/text.ts'
import { answerTexts } from './answer-texts.ts'
import { compactSpec } from './card.ts'

export type Answer = {
  /** One sentence; empty where nothing is known. */
  verdict: string
  pros: string[]
  cons: string[]
  /** Six at most. */
  facts: { id: keyof ReturnType<typeof answerTexts>['facts']; label: string; text: string }[]
}

/** Points of each kind that are shown. */
const MAX_POINTS = 3

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
}

/** The points in which phones that are compared differ: those of a phone which not all have. */
export const ownPoints = (points: string[], ofAll: string[][]): string[] =>
  points.filter(point => ofAll.length < 2 || !ofAll.every(others => others.includes(point))).slice(0, MAX_POINTS)

/**
 * @param facts null where none are stored yet
 * @param now milliseconds since 1970
 * @param most points of each kind
 */
export function answerOf(
  phone: Pick<DescribedPhone, 'shortSpecs' | 'specifications'>,
  facts: PhoneFacts | null,
  now: number,
  most = MAX_POINTS,
): Answer {
  const isKeypad = facts?.kind?.value === 'keypad'
  const points = facts && !isKeypad ? pointsOf(facts, now) : { pros: [], cons: [] }
  return {
    verdict: isKeypad ? answerTexts().keypad : verdictOf(facts),
    pros: points.pros.slice(0, most),
    cons: points.cons.slice(0, most),
    facts: isKeypad && facts ? keypadFacts(phone, facts) : smartFacts(phone.shortSpecs),
  }
}

function verdictOf(facts: PhoneFacts | null): string {
  const speed = facts?.speed
  const tier = speed?.value.tier
  if (!speed || !tier) return ''
  const said = answerTexts().tiers[tier]
  return isDerived(speed) ? answerTexts().probably(said) : said
}

/** Stated facts only, in the order in which they matter to most. */
function pointsOf(facts: PhoneFacts, now: number): { pros: string[]; cons: string[] } {
  const text = answerTexts().points
  const pros: string[] = []
  const cons: string[] = []
  const until = statedValue(facts.updates.securityUntil)
  // A promise for one region says nothing of phones sold here.
  if (until && holdsHere(until.region)) {
    const years = yearsUntil(until.date, now)
    const month = formatDate(until.date.slice(0, 7))
    if (years >= limits.lastingYears) pros.push(text.updatesUntil(month))
    else if (years < 0 && !until.isMinimum) cons.push(text.updatesEnded(month))
  }
  const minutes = statedValue(facts.battery.activeUseMinutes)
  const mah = statedValue(facts.battery.ratedMah)
  // What was measured says more than the capacity, which says little of phones with iOS.
  if (minutes !== null) {
    const hours = Math.floor(minutes / 60)
    if (hours >= limits.longHours) pros.push(text.lasts(hours))
    else if (hours < limits.shortHours) cons.push(text.lastsShortly(hours))
  } else if (mah !== null && facts.os?.value !== 'ios') {
    if (mah >= limits.bigBatteryMah) pros.push(text.bigBattery(formatNumber(mah)))
    else if (mah < limits.smallBatteryMah) cons.push(text.smallBattery(formatNumber(mah)))
  }
  const watts = statedValue(facts.charging.wiredWatts)
  if (watts !== null && watts >= limits.fastWatts) pros.push(text.chargesFast(formatNumber(watts)))
  else if (watts !== null && watts <= limits.slowWatts) cons.push(text.chargesSlowly(formatNumber(watts)))
  const [panel, hertz] = [statedValue(facts.screen.panel), statedValue(facts.screen.refreshHz)]
  if (panel === 'oled' && hertz !== null && hertz >= limits.smoothHz) pros.push(text.smoothOled(hertz))
  else if (panel === 'lcd' && hertz === 60) cons.push(text.plainLcd)
  const zooms = statedValue(facts.camera.sensors)?.flatMap(({ opticalZoom }) => opticalZoom ?? []) ?? []
  const isStabilised = statedValue(facts.camera.stabilized)
  if (zooms.length > 0) pros.push(text.zoom(Math.max(...zooms)))
  else if (isStabilised !== null) (isStabilised ? pros : cons).push(isStabilised ? text.stabilised : text.notStabilised)
  if (statedValue(facts.fiveGHere) === true) pros.push(text.fiveG)
  else if (statedValue(facts.fiveG) === false) cons.push(text.noFiveG)
  const water = statedValue(facts.water)
  if (water && water.level >= limits.waterLevel) pros.push(text.water)
  if (statedValue(facts.memory.card) === true) pros.push(text.card)
  return { pros, cons }
}

const smartKeys = ['display', 'processor', 'ram', 'storage', 'camera', 'battery'] as const

const smartFacts = (specs: ShortSpecs): Answer['facts'] =>
  smartKeys.flatMap(key => {
    const text = compactSpec(key, specs[key] ?? '')
    return text ? [{ id: key, label: answerTexts().facts[key], text }] : []
  })

/** What a phone with keys is bought for. What no source tells is said to be not known. */
function keypadFacts(
  { shortSpecs, specifications }: Pick<DescribedPhone, 'shortSpecs' | 'specifications'>,
  facts: PhoneFacts,
): Answer['facts'] {
  const text = answerTexts()
  const rows = specifications.flatMap(({ specs }) => specs)
  const rowOf = (feature: string) => htmlToText(rows.find(row => row.feature === feature)?.value ?? '')
  const isSaid = (has: boolean | null | undefined) => (has == null ? text.notKnown : has ? text.yes : text.no)
  const speaker = rowOf('Loudspeaker')
  const sims = facts.sims?.value.slots ?? null
  const hasTorch = rows.some(({ feature, value }) => /torch|flashlight/i.test(`${feature} ${value}`))
  const said: [Answer['facts'][number]['id'], string][] = [
    ['battery', compactSpec('battery', shortSpecs.battery ?? '') || text.notKnown],
    ['sims', sims ? text.simSlots(sims) : text.notKnown],
    ['radio', isSaid(facts.radio?.value)],
    ['torch', hasTorch ? text.yes : text.notKnown],
    ['loudspeaker', speaker ? isSaid(!/^no/i.test(speaker)) : text.notKnown],
    ['jack', isSaid(facts.jack?.value)],
  ]
  return said.map(([id, text]) => ({ id, label: answerTexts().facts[id], text }))
}
