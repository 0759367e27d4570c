/** What the page of a phone says about its updates, on a given day. Pure. */
import type { Phone } from '#app/entities/phone.ts'
import type { Fact } from '#app/facts/fact.ts'
import { regionText, shortRegionText } from '#app/facts/place-texts.ts'
import { regionToName } from '#app/facts/promised-region.ts'
import { type NamedSource, namedSource } from '#app/facts/source-text.ts'
import { yearsUntil } from '#app/facts/updates-left.ts'
import type { PhoneFacts } from '#app/facts/values.ts'
import { formatDate } from '#app/platform/text/format.ts'
import { hasComparablePrice } from '#app/prices/age.ts'
import { formatPrice } from '#app/prices/price.ts'
import { lastingTexts } from './lasting-texts.ts'

type UpdateLine = {
  label: string
  text: string
  /** In smaller letters. */
  more?: string
  /** Of what goes with it, as its source gives it. */
  date?: string
}

export type UpdatesView = {
  /** Until when security updates come, else what is promised of the system, in few words. */
  short: string
  /** Empty where nothing is promised. */
  lines: UpdateLine[]
  /** Whether anything is promised. */
  isPromised: boolean
  sources: NamedSource[]
}

type Given = {
  facts: PhoneFacts
  phone: Pick<Phone, 'pricePkr' | 'priceGrade' | 'priceNote' | 'releaseDate'>
}

/**
 * Null for keypad phones, which get none.
 * @param now milliseconds since 1970
 */
export function updatesView({ facts, phone }: Given, now: number): UpdatesView | null {
  if (facts.kind?.value === 'keypad') return null
  const { updates } = facts
  const text = lastingTexts()
  const left = updates.securityUntil ? halfYears(yearsUntil(updates.securityUntil.value.date, now)) : null
  const used = [
    updates.securityUntil ?? updates.isSupported ?? updates.securityYears,
    updates.osUpgrades ?? updates.osUntil,
  ].filter(fact => fact !== null)
  const isPromised = used.length > 0
  const security = securityLine(updates, now)
  const region = regionOf(updates)
  const first = security ?? { text: text.none }
  const promise = (named: (region: string) => string) =>
    region ? text.statedFor(first.text, named(region)) : first.text
  const system = systemLine(facts, phone.releaseDate, now)
  const lines = [
    { label: text.security, ...first, text: promise(regionText) },
    system,
    left !== null && left >= 1 ? costLine(phone, left, now) : null,
  ]
  return {
    short: security
      ? text.securityShort(promise(shortRegionText))
      : system
        ? `${system.label}: ${system.text}`
        : first.text,
    lines: isPromised ? lines.filter(line => line !== null) : [],
    isPromised,
    sources: distinctSources(used),
  }
}

/** Rounded down to half years, so that no promise is made longer. */
const halfYears = (years: number) => Math.floor(years * 2) / 2

function securityLine(updates: PhoneFacts['updates'], now: number): Omit<UpdateLine, 'label'> | null {
  const text = lastingTexts()
  const { securityUntil, securityYears, isSupported } = updates
  if (securityUntil) {
    const { date, isMinimum } = securityUntil.value
    const month = formatDate(date.slice(0, 7))
    const years = yearsUntil(date, now)
    if (years < 0 && !isMinimum) return { text: text.ended(month) }
    const until = isMinimum ? text.atLeastUntil(month) : text.until(month)
    return years < 0 ? { text: until } : { text: until, more: text.left(halfYears(years)) }
  }
  if (isSupported) return { text: isSupported.value ? text.stillCome : text.hasEnded }
  return securityYears && { text: text.fromLaunch(securityYears.value.years) }
}

function systemLine({ updates, os }: PhoneFacts, releaseDate: string, now: number): UpdateLine | null {
  const text = lastingTexts()
  const { osUpgrades, osUntil } = updates
  if (osUpgrades && os?.value !== 'ios') {
    const { count } = osUpgrades.value
    const line = { label: text.system, text: text.promised(count) }
    if (releaseDate === '') return line
    const passed = Math.max(0, Math.floor(-yearsUntil(releaseDate, now)))
    return { ...line, more: text.upgradesLeft(Math.max(0, count - passed)) }
  }
  if (!osUntil) return null
  const month = formatDate(osUntil.value.date.slice(0, 7))
  const hasEnded = yearsUntil(osUntil.value.date, now) < 0
  return { label: text.systemUntil, text: hasEnded ? text.ended(month) : text.until(month) }
}

/** Only of a price that counts where prices are compared. */
function costLine(phone: Given['phone'], years: number, now: number): UpdateLine | null {
  const { pricePkr, priceNote } = phone
  if (pricePkr === null || priceNote === null || !hasComparablePrice(phone, now)) return null
  const text = lastingTexts()
  return {
    label: text.safeYear,
    text: formatPrice(Math.round(pricePkr / years / 100) * 100),
    more: text.atPrice(formatPrice(pricePkr), years),
    date: priceNote.date,
  }
}

const regionOf = ({ securityUntil, securityYears, osUpgrades }: PhoneFacts['updates']): string | null =>
  regionToName((securityUntil ?? securityYears ?? osUpgrades)?.value.region)

const distinctSources = (facts: Fact<unknown>[]): NamedSource[] => [
  ...new Map(facts.map(({ source }) => [`${source.id} ${source.url}`, namedSource(source)])).values(),
]
