/** The words of a comparison by meaning. */

import type { HasRow } from '#app/entities/facts.ts'
import type { SpeedValue } from '#app/facts/values.ts'
import { plural, yearsInWords } from '#app/platform/text/format.ts'
import { inLanguage } from '#app/platform/text/language.ts'
import { COMPARABLE_YEARS } from '#app/prices/grades.ts'
import type { CameraRow } from './camera-marks.ts'
import type { MarkRow } from './marks.ts'
import type { ScreenRow } from './screen-marks.ts'

/** `a, b and c`. */
const list = (items: string[]) => {
  const last = items.at(-1) ?? ''
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${last}` : last
}

/** Numbers whose name begins with a vowel: eight, eleven, eighteen, eighty thousand. */
const article = (number: string) => (/^8|^1[18](?:,|$)/.test(number) ? 'an' : 'a')

const tiers: Record<NonNullable<SpeedValue['tier']>, string> = {
  top: 'among the fastest',
  fast: 'fast',
  good: 'good mid-range speed',
  everyday: 'fine for everyday use',
  basic: 'basic',
  minimal: 'very basic',
}

/** The subjects of sentences, in their order: each row with a mark, the price apart and the screen as one. */
type LeadSubject = Exclude<MarkRow, HasRow | ScreenRow | 'price'> | 'screen'

const en = {
  list,
  tiers,
  leads: {
    speed: 'speed',
    graphics: 'graphics for games',
    batteryLife: 'measured battery life',
    batterySize: 'battery size',
    charging: 'charging power',
    camera: 'camera',
    screen: 'screen',
    updates: 'years of updates',
    water: 'water protection',
    memory: 'memory',
    storage: 'storage',
    network5g: '5G',
  } satisfies Record<LeadSubject, string>,
  /** On pages, what a phone leads in that does not lead in the whole. */
  factLeads: {
    sensor: 'camera sensor size',
    ois: 'camera stabilisation',
    telephoto: 'zoom',
    ultrawide: 'ultra-wide camera',
    video4k60: '4K video at 60 frames',
    panel: 'type of screen (OLED)',
    refresh: 'screen refresh rate',
    brightness: 'screen brightness',
  } satisfies Record<CameraRow | ScreenRow, string>,
  /** Of more than two phones on pages: what a lead makes of who has it. */
  themes: {
    speed: 'fastest',
    graphics: 'best graphics for games',
    batteryLife: 'longest battery life',
    batterySize: 'largest battery',
    charging: 'most charging power',
    camera: 'best camera',
    screen: 'best screen',
    updates: 'longest updates',
    water: 'best water protection',
    memory: 'most memory',
    storage: 'most storage',
    network5g: '5G',
    sensor: 'largest camera sensor',
    ois: 'stabilised main camera',
    telephoto: 'most zoom',
    ultrawide: 'ultra-wide camera of 8 MP or more',
    video4k60: '4K video at 60 frames',
    panel: 'OLED screen',
    refresh: 'highest screen refresh rate',
    brightness: 'brightest screen',
  } satisfies Record<LeadSubject | CameraRow | ScreenRow, string>,
  /** Who leads in a theme; whose price is not compared, and why. */
  led: (theme: string, names: string) => `${theme}: ${names}`,
  /** Leads over all phones, and leads over those only that are compared. */
  overCompared: (all: string[], some: string[]) =>
    [...(all.length > 0 ? [list(all)] : []), `${list(some)} (of those compared)`].join('; '),
  /** What a lead gives to who pays for it. */
  gains: {
    speed: 'a faster chip',
    graphics: 'faster graphics for games',
    batteryLife: 'longer measured battery life',
    batterySize: 'a larger battery',
    charging: 'more charging power',
    camera: 'a better camera',
    screen: 'a better screen',
    updates: 'more years of updates',
    water: 'better water protection',
    memory: 'more memory',
    storage: 'more storage',
    network5g: '5G',
    sensor: 'a larger camera sensor',
    ois: 'a stabilised main camera',
    telephoto: 'more zoom',
    ultrawide: 'an ultra-wide camera of 8 MP or more',
    video4k60: '4K video at 60 frames',
    panel: 'an OLED screen',
    refresh: 'a higher screen refresh rate',
    brightness: 'a brighter screen',
  } satisfies Record<LeadSubject | CameraRow | ScreenRow, string>,
  /** Memory or storage. */
  ofSmallest: (lead: string) => `${lead} (smallest version)`,
  leadsIn: (name: string, leads: string) => `${name} leads in ${leads}`,
  /** On pages, of the dearer one of two phones. */
  moreBuys: (name: string, amount: string, gains: string) => `${name}: ${amount} more buys ${gains}`,
  noLeadForMore: (name: string, amount: string) => `${name} has no clear lead for ${amount} more`,
  /** A difference of prices. */
  amount: (rupees: string, isExact: boolean) => (isExact ? `Rs ${rupees}` : `about Rs ${rupees}`),
  shares: (leads: string) => `shares the lead in ${leads}`,
  /** Of a pair that is offered. */
  lowerPrice: (amount: string) => `price (${amount} less)`,
  moreLeads: (count: number) => `${count} more`,
  leadInNothing: (names: string[]) =>
    `${list(names)} ${names.length > 1 ? 'lead' : 'leads'} in nothing that we can measure`,
  noClearLead: (names: string[]) => `${list(names)} ${names.length > 1 ? 'have' : 'has'} no clear lead`,
  noClearDifference: (names: string[]) => `${list(names)} show no clear difference in anything that we can measure.`,
  /** Something is not known of these phones, or they are of another kind. */
  leadBeside: (lead: string, names: string[]) => `${lead} (not compared with ${list(names)})`,
  /** On pages, of more than two phones. */
  notComparedIn: (names: string[], leads: string[]) => `Not compared in ${list(leads)}: ${list(names)}.`,
  costsLess: (name: string, amount: string) => `${name} costs ${amount} less.`,
  pricesReadApart: 'These prices were not read at one time.',
  costsLeastBeside: (name: string, names: string[]) =>
    `${name} costs least; the price of ${list(names)} cannot be compared.`,
  costsLeast: (name: string) => `${name} costs least.`,
  costTheSame: 'They cost about the same.',
  /** On pages. */
  costAboutTheSame: (name: string, amount: string) => `They cost about the same: ${name} ${amount} less.`,
  /** Of the older one of two prices whose difference was said. */
  isOlder: (name: string) => `The price of ${name} is older, so ask for both.`,
  /** Of more phones on pages, each with its month. */
  lowestPrice: (priced: string[]) => `${priced.length > 1 ? 'Lowest prices' : 'Lowest price'}: ${list(priced)}`,
  /** With its price, as the one that suits most of more than two. */
  forMost: (priced: string, reasons: string) => `For most: ${priced}${reasons && `, for ${reasons}`}`,
  /** Its price as a reason, where some prices may have changed, and where none has. */
  lowestSeen: 'the lowest price seen',
  belowHalf: 'less than half the price of the others',
  takeFor: (names: string, reasons: string) => `take ${names} for ${reasons}`,
  /** On pages of two: who takes which; below it all reasons. */
  takeFirst: (name: string, reasons: string) => `Take the ${name} for ${reasons}`,
  elseCheaper: (name: string, isOlder: boolean) =>
    isOlder ? `if not, the ${name}, which was seen for less` : `if not, the cheaper ${name}`,
  /** Of a third phone, which gives as much as the other one; below who takes which of two. */
  cheaperThanBoth: (name: string, other: string, amount: string) =>
    `Cheaper than both: ${name}, with about as much speed and battery size as the ${other}, ${amount} less`,
  cheaperThanOne: (name: string, other: string, amount: string) =>
    `Cheaper than the ${other}: ${name}, with about as much speed and battery size, ${amount} less`,
  takeEach: (name: string, reasons: string, other: string, otherReasons: string) =>
    `Take the ${name} for ${reasons}, the ${other} for ${otherReasons}`,
  lowerCost: 'a lower price',
  takeForLess: (name: string, reasons: string, isOlder: boolean) =>
    `Take the ${name}: it ${isOlder ? 'was seen for less' : 'costs less'} and leads in ${reasons}`,
  takeAtSamePrice: (name: string, reasons: string) =>
    `Take the ${name}: it costs about the same and leads in ${reasons}`,
  takeAtLikePrice: (name: string, reasons: string) => `At a like price take the ${name}: it leads in ${reasons}`,
  takeCheaper: (name: string) => `Take the cheaper ${name}: neither is clearly better in what we compare`,
  atLikePrice: (name: string) => `At a like price: ${name}, which leads in more than the others`,
  pricedName: (name: string, rupees: string, when: string) => `${name}, PKR ${rupees} (${when})`,
  noLowestPrice: 'None costs clearly less than all others',
  notComparedPrice: {
    none: 'no price',
    launch: 'only a launch price',
    longAgo: (when: string) => `price last seen in ${when}`,
    older: 'older price',
    newer: 'newer price',
  },
  noneCostsLeastBeside: (names: string[]) =>
    `None costs clearly less than all others; the price of ${list(names)} cannot be compared.`,
  noneCostsLeast: 'None costs clearly less than all others.',
  pricesNotComparable: 'Their prices cannot be compared.',
  /** Of more or all phones. */
  noRecentPrice: (names: string[]) =>
    `The prices cannot be compared: no shop price of at most ${yearsInWords(COMPARABLE_YEARS)} ago is known of ${list(names)}.`,
  /** Of two phones the price of one is a shop price of now (PRICE-8), that of the other is not. */
  seenForLess: (name: string, amount: string, older: string) =>
    `${name} was seen for ${amount} less; ${name === older ? 'its price' : `the price of ${older}`} is older, so ask for both.`,
  seenForTheSame: (older: string) => `Both were seen at the same price; that of ${older} is older, so ask for both.`,
  /** One of more is a shop price of now, another one is not. */
  pricesOfOtherAge: (days: number, name: string) =>
    `The prices cannot be compared: only that of ${name} was read within ${days} days of our newest one.`,
  pricesOfMemory: 'These prices are for different memory.',
  fewRowsKnown: (known: number, rows: number, phones: number) =>
    `Only ${known} of ${rows} rows are known for ${phones > 2 ? 'all' : 'both'}.`,
  /** On pages: what is known of each may be of different kinds. */
  fewRowsComparable: (known: number, rows: number, phones: number) =>
    `Only ${known} of the ${rows} things that we look at can be compared; the others are not known for ${phones > 2 ? 'all' : 'both'}, or differ in kind.`,
  nothingComparable: (phones: number) =>
    `Too little is known of ${phones > 2 ? 'these phones' : 'the two'} to say which does what better.`,
  phone: (name: string, parts: string[]) => (parts.length > 0 ? `${name}: ${parts.join(', ')}.` : ''),
  speed: (tier: NonNullable<SpeedValue['tier']>, score: number) => `${tiers[tier]} (speed ${score} of 100)`,
  speedRange: (low: number, high: number) => (low === high ? `speed ${low} of 100` : `speed ${low} to ${high} of 100`),
  dayOfUse: (hours: number, minutes: number) =>
    `${hours} h ${String(minutes).padStart(2, '0')} min in a measured day of use`,
  batterySize: (mah: string) => `${article(mah)} ${mah} mAh battery`,
  opticalZoom: (times: number) => `${times}x optical zoom`,
  zoomAndStabilized: (times: number) => `${times}x optical zoom and a stabilised main camera`,
  stabilized: 'a stabilised main camera',
  notStabilized: 'no optical stabilisation',
  securityUntil: (month: string, isMinimum: boolean) =>
    `security updates until ${isMinimum ? 'at least ' : ''}${month}`,
  upgrades: (count: number) =>
    plural(count, { one: '1 Android upgrade promised', other: `${count} Android upgrades promised` }),
  /** @param bySmallest whether memory is that of the smallest versions */
  givesAsMuch: (name: string, rupees: string, percent: number, bySmallest: boolean) =>
    `${name} has about as much speed and battery size or more, and no less memory and storage${bySmallest ? ' by the smallest versions' : ''}, for PKR ${rupees} (${percent}% less). Nothing else is counted, such as camera, screen and updates.`,
  /** Of the cheaper phones whose price is not older. */
  noneGivesAsMuch: (count: number) =>
    plural(count, {
      one: 'The one cheaper phone that we can compare it with does not give as much for clearly less.',
      other: `None of the ${count} cheaper phones that we can compare it with gives as much for clearly less.`,
    }),
}

export const leadSubjects = Object.keys(en.leads) as LeadSubject[]

export const meaningTexts = inLanguage('meaningTexts', en)
