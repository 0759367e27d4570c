/** How we know the facts of a row: what was measured, by whom, and how sure it is. Pure. */

import type { HasRow } from '#app/entities/facts.ts'
import type { Phone } from '#app/entities/phone.ts'
import type { Fact } from '#app/facts/fact.ts'
import { describeSource } from '#app/facts/source-text.ts'
import { factAt } from '#app/facts/values.ts'
import { formatNumber, withCommas, withStops } from '#app/platform/text/format.ts'
import { describeOrigin } from '#app/prices/sources.ts'
import { isHasRow } from '../has-rows.ts'
import { type ComparedPhone, USEFUL_ULTRAWIDE_MP } from '../meaning/compared.ts'
import { pointsOfOne, tolerances } from '../meaning/mark.ts'
import { PRICE_MONTHS, PRICE_SHARE } from '../meaning/marks.ts'
import { decisionTexts, type RowId } from './texts.ts'

export type DecisionPhone = ComparedPhone & Pick<Phone, 'pricePkr' | 'priceGrade' | 'priceNote' | 'priceOrigin'>

export type How = {
  /** When a phone counts as better. */
  rule: string
  lines: { name: string; text: string; url: string | null }[]
}

/** Phones of which the fact of the row is not known have no line. */
export function howWeKnow(row: RowId, phones: DecisionPhone[]): How {
  return {
    rule: ruleOf(row),
    lines: phones.flatMap(phone => {
      if (row === 'price')
        return phone.priceOrigin ? [{ name: phone.name, text: describeOrigin(phone.priceOrigin), url: null }] : []
      const fact = factOfRow(row, phone)
      if (!fact) return []
      const text = withStops([measurement(row, phone), describeSource(fact.source)])
      return [{ name: phone.name, text, url: fact.source.url }]
    }),
  }
}

const percent = (factor: number) => Math.round(Math.abs(factor - 1) * 100)

function ruleOf(row: RowId): string {
  const { rules } = decisionTexts()
  const t = tolerances
  switch (row) {
    case 'price':
      return rules.price(percent(PRICE_SHARE), PRICE_MONTHS)
    case 'speed':
      return rules.speed(
        percent(t.speedMeasured),
        percent(t.speedConverted),
        percent(t.speedUncertain),
        formatNumber(100 * pointsOfOne.speed),
      )
    case 'graphics':
      return rules.graphics(percent(t.graphicsMeasured), percent(t.graphicsTaken))
    case 'screen':
      return rules.screen(percent(t.refresh), percent(t.brightness))
    case 'camera':
      return rules.camera(t.zoom, USEFUL_ULTRAWIDE_MP)
    case 'updates':
    case 'water':
      return rules[row]
    case 'network5g':
      return rules.has
    default:
      return isHasRow(row) ? rules.has : rules[row](percent(t[row]))
  }
}

/** The fact whose source the row names. */
function factOfRow(row: Exclude<RowId, 'price'>, { facts }: DecisionPhone): Fact<unknown> | null {
  const { battery, screen, updates, memory } = facts
  const of: Record<Exclude<typeof row, HasRow>, Fact<unknown> | null> = {
    speed: facts.speed,
    graphics: facts.graphics,
    batteryLife: battery.activeUseMinutes ?? battery.enduranceHours,
    batterySize: battery.ratedMah,
    charging: facts.charging.wiredWatts,
    camera: facts.camera.sensors ?? facts.camera.video,
    screen: screen.measuredNits ?? screen.panel ?? screen.refreshHz,
    updates: updates.securityUntil ?? updates.osUntil ?? updates.osUpgrades,
    water: facts.water,
    memory: memory.versions,
    storage: memory.versions,
    network5g: facts.fiveG,
  }
  return isHasRow(row) ? factAt(facts, row) : of[row]
}

/** What was measured, on how many phones and with which error; null where the source states the fact itself. */
function measurement(row: RowId, { facts: { chip, speed, graphics } }: DecisionPhone): string | null {
  const text = decisionTexts()
  const chipName = chip?.value.name ?? chip?.value.all.map(({ chip }) => chip).join(' / ') ?? ''
  if (row === 'speed' && speed) {
    const { basis, n, errorShare } = speed.value
    return withCommas([text.ofChip(chipName, basisText(basis, n)), text.error(Math.round(errorShare * 100))])
  }
  return row === 'graphics' && graphics
    ? text.ofChip(chipName, basisText(graphics.value.basis, graphics.value.n))
    : null
}

/** Names of tests, which no language translates. */
const testNames: Partial<Record<string, string>> = {
  geekbench6: 'Geekbench 6',
  geekbench5: 'Geekbench 5',
  geekbench4: 'Geekbench 4',
  antutu10: 'AnTuTu 10',
  wildLifeExtreme: '3DMark Wild Life Extreme',
}

/** @param basis `geekbench6`, `secondary-geekbench5-converted`, `same-silicon:Helio G99`, `range` */
function basisText(basis: string, n: number | null): string {
  const text = decisionTexts()
  if (basis === 'range') return text.basis.range
  const [, chip] = /^same-\w+:(.*)$/.exec(basis) ?? []
  if (chip) return text.basis.same(chip)
  const test = basis.replace(/^secondary-/, '').replace(/-converted$/, '')
  const measured = text.basis.measured(n, testNames[test] ?? test)
  return basis.endsWith('-converted') ? text.basis.converted(measured) : measured
}
