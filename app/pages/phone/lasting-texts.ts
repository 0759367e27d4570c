/** The words for networks and updates on the page of a phone. */
import { plural } from '#app/platform/text/format.ts'
import { inLanguage } from '#app/platform/text/language.ts'

/** `1 year`, `2.5 years`. */
const years = (count: number) => plural(count, { one: `${count} year`, other: `${count} years` })

const en = {
  title: '5G and updates',
  network: '5G on your network',
  /** Of phones with keys. */
  keypadTitle: 'Networks',
  keypadNetwork: 'What works on your network',
  withBrands: (operator: string, brands: string) => `${operator} (and ${brands})`,
  has5gUnknownBands: 'This phone has 5G; on which bands is not known. Ask before you buy it for 5G.',
  chipHas5g:
    'Its chip has 5G; whether the phone has it on bands that work here is not known. Ask before you buy it for 5G.',
  chipHasNo5g: 'Its chip has no 5G.',
  unknown5g: 'Whether it has 5G that works here is not known.',
  no4g: 'This phone has no 4G.',
  unknown4g: '4G bands: not known.',
  fourG: (operators: string, status: string) => `4G with ${operators}: ${status.toLowerCase()}.`,
  bands: 'Missing bands',
  missing: (operator: string, bands: string) => `${operator}: without ${bands}`,
  foreign:
    'No source says which version is sold here: the bands are those of the versions that it names. Check the model code of your set.',
  version: (label: string) => `For the version: ${label}.`,
  sites: 'Where 5G is on air',
  updates: 'Updates',
  /** Of an operator whose 5G works on some bands. */
  inPart: (operator: string) => `${operator} (partly)`,
  security: 'Security updates',
  securityShort: (until: string) => `Security: ${until}`,
  until: (date: string) => `until ${date}`,
  atLeastUntil: (date: string) => `at least until ${date}`,
  left: (count: number) =>
    count < 0.5 ? 'less than half a year left' : count < 1 ? 'half a year left' : `${years(count)} left`,
  ended: (date: string) => `ended in ${date}`,
  hasEnded: 'have ended',
  stillCome: 'still came when we last read of it',
  fromLaunch: (count: number) => `${years(count)} from its launch`,
  none: 'No promise found',
  noneHint: 'We found no promise for sets sold here.',
  system: 'Android upgrades',
  systemUntil: 'System updates',
  promised: (count: number) => `up to ${count} promised`,
  upgradesLeft: (count: number) => (count === 0 ? 'none left, at one a year' : `about ${count} left, at one a year`),
  safeYear: 'Price per year of updates left',
  atPrice: (price: string, count: number) => `${price} over ${years(count)}`,
  statedFor: (promise: string, region: string) => `${promise} (stated for: ${region})`,
}

export const lastingTexts = inLanguage('lastingTexts', en)
