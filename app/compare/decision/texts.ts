/** The words of the rows that decide, and of how we know them. */

import type { HasRow } from '#app/entities/facts.ts'
import { readableSize } from '#app/facts/memory.ts'
import { plural, yearsInWords } from '#app/platform/text/format.ts'
import { inLanguage } from '#app/platform/text/language.ts'
import { COMPARABLE_YEARS } from '#app/prices/grades.ts'

const en = {
  rows: {
    price: 'Price',
    speed: 'Speed',
    graphics: 'Graphics for games',
    batteryLife: 'Battery life',
    batterySize: 'Battery size',
    charging: 'Charging',
    camera: 'Camera',
    screen: 'Screen',
    updates: 'Updates',
    water: 'Water protection',
    memory: 'Memory',
    storage: 'Storage space',
    network5g: '5G',
  },
  ofHundred: (score: number | string) => `${score} of 100`,
  estimated: (figure: string) => `about ${figure}`,
  /** Beside another one in the same words; of more than two than the next. */
  faster: (tier: string, percent: number) => `${tier}, about ${percent}% faster`,
  /** Of more phones, after the words for its speed. */
  fasterThanNext: (percent: number) => `, about ${percent}% faster than the next`,
  range: (low: number, high: number) => `${low} to ${high}`,
  hours: (hours: number, minutes: number) => `${hours} h ${String(minutes).padStart(2, '0')} min of use`,
  endurance: (hours: number) => `endurance ${hours} h`,
  mah: (mah: string) => `${mah} mAh`,
  watts: (watts: number) => `${watts} W`,
  sensor: (format: string) => `${format} sensor`,
  ois: 'Stabilised (OIS)',
  noOis: 'Main camera without OIS',
  zoom: (times: number) => `${times}x optical zoom`,
  telephoto: 'Telephoto',
  ultrawide: (mp: number) => (mp > 0 ? `${mp} MP ultra-wide` : 'Ultra-wide'),
  noUltrawide: 'No ultra-wide',
  video4k60: '4K at 60',
  overall: 'Overall',
  panels: { oled: 'OLED', lcd: 'LCD' },
  hertz: (rate: number) => `${rate} Hz`,
  derivedHertz: (rate: number) => `${rate} Hz, as none faster is named`,
  nits: (nits: number) => `${nits} nits measured`,
  inches: (inches: number) => `${inches} in`,
  securityUntil: (month: string, isMinimum: boolean) => `Security until ${isMinimum ? 'at least ' : ''}${month}`,
  securityEnded: (month: string) => `Security updates ended in ${month}`,
  yearsLeft: (years: number) =>
    years < 1
      ? 'over half a year left'
      : plural(years, { one: `over ${years} year left`, other: `over ${years} years left` }),
  statedFor: (region: string) => `stated for: ${region}`,
  stillCame: 'Security updates still came when we last read of it',
  haveEnded: 'Security updates have ended',
  noPromise: 'No promise found',
  systemUntil: (month: string) => `System updates until ${month}`,
  systemEnded: (month: string) => `System updates ended in ${month}`,
  /** Reckoned from the number of upgrades. */
  systemAbout: (month: string) => `System updates until about ${month}, at one a year`,
  systemEndedAbout: (month: string) => `System updates ended about ${month}, at one a year`,
  /** The same for narrow columns. */
  systemShort: (month: string) => `System updates until about ${month}`,
  systemEndedShort: (month: string) => `System updates ended about ${month}`,
  ofSomeVersions: 'of versions for some countries',
  withoutCode: 'Stated without an IP code',
  gigabytes: readableSize,
  pricedVersion: 'at this price',
  smallestVersion: 'of the smallest version',
  /** Where the price names only one of RAM and storage. */
  smallestPriced: 'of the smallest version that this price can be of',
  has: { yes: 'Yes', no: 'No', market: 'In some countries' },
  notOurBands: 'not on bands of our operators',
  /** On some of the bands of 5G. */
  partly: 'Partly',
  withOperators: (operators: string) => `with ${operators}`,
  partlyWith: (operators: string) => `partly with ${operators}`,
  fromItsChip: 'as its chip has it; its bands are not known',
  noneInItsChip: 'as its chip has none',
  byVersion: 'depending on the version sold',
  unknownBands: 'its bands are not known',

  /** When a phone counts as better; shares in per cent. */
  rules: {
    price: (less: number, months: number) =>
      `Better from ${less} % less on, where both prices are of the same grade and were seen within ${months} months of each other. Launch prices and prices of over ${yearsInWords(COMPARABLE_YEARS)} ago are not compared.`,
    speed: (measured: number, converted: number, uncertain: number, points: string) =>
      `Better with over ${measured} % more where both chips were measured in Geekbench 6, ${converted} % where one result is converted, ${uncertain} % where one is uncertain. 100 is ${points} points.`,
    graphics: (measured: number, taken: number) =>
      `Better with over ${measured} % more in 3DMark Wild Life Extreme, ${taken} % where one result is taken from a like chip.`,
    batteryLife: (share: number) =>
      `Better with over ${share} % longer in the same test; each phone is compared with each other one in a test that both had.`,
    batterySize: (share: number) =>
      `Better with over ${share} % more, but not between an iPhone and another phone. It does not say which lasts longer.`,
    charging: (share: number) => `Better with over ${share} % more power by cable.`,
    camera: (zoom: number, ultrawideMp: number) =>
      `Better with two or more of five facts and none lost, or three more than lost: sensor size, stabilisation, zoom (or ${zoom} times as much), ultra-wide (from ${ultrawideMp} MP on), 4K at 60. What is known only of the other counts as lost. Megapixels do not count otherwise.`,
    screen: (refresh: number, nits: number) =>
      `Each fact by itself: OLED before LCD, ${refresh} % more Hz, ${nits} % more measured brightness.`,
    updates:
      'Better with about a year more of security updates, or of system updates where the others are not known of both. A stated minimum can win, not lose. Promises for other countries do not count.',
    water: 'Better in a higher class: splashes, jets, immersion.',
    memory: (share: number) =>
      `Better with over ${share} % more, but not between an iPhone and another phone. Where the price of one names its version, over each version of the other; where none does, by the smallest.`,
    storage: (share: number) =>
      `Better with over ${share} % more. Where the price of one names its version, over each version of the other; where none does, by the smallest.`,
    /** 5G, NFC and what else a phone has or has not. */
    has: 'Better is what has it.',
  },
  basis: {
    measured: (phones: number | null, test: string) =>
      plural(phones ?? 1, { one: `one result in ${test}`, other: `median of ${phones} phones in ${test}` }),
    converted: (result: string) => `${result}, converted`,
    same: (chip: string) => `taken from ${chip}, which is alike`,
    range: 'one of two chips, depending on the version',
  },
  error: (percent: number) => `error about ${percent} %`,
  ofChip: (chip: string, basis: string) => `${chip}, ${basis}`,
  howWeKnow: 'How we know',
}

export type RowId = keyof (typeof en)['rows'] | HasRow

export const decisionTexts = inLanguage('decisionTexts', en)
