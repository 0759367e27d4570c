/** Puts what is sold in Pakistan first in the summary of a row that lists versions for several markets (DATA-22). Pure. */
import { cameraFacts } from '#app/facts/camera/camera-facts.ts'
import { statedValue } from '#app/facts/fact.ts'
import { batteryFacts, chargingFacts } from '#app/facts/power.ts'
import { versionHere } from '#app/facts/regions.ts'
import { screenFacts } from '#app/facts/screen.ts'
import { type DescribedPhone, specTexts } from '#app/facts/spec-texts.ts'
import type { SourceRow } from './source.ts'
import { specOf } from './spec-rows.ts'

/** The row with its summary in the words of the version for Pakistan; null where the summary needs no change. */
export function withSummaryOfHere(row: SourceRow): SourceRow | null {
  const { display, processor, battery, camera } = row.shortSpecs
  const shortSpecs = {
    ...row.shortSpecs,
    ...(display ? { display: displayOfHere(row, display) } : {}),
    ...(processor ? { processor: chipHereFirst(processor) } : {}),
    ...(battery ? { battery: batteryOfHere(row, battery) } : {}),
    ...(camera ? { camera: cameraOfHere(row, camera) } : {}),
  }
  return JSON.stringify(shortSpecs) === JSON.stringify(row.shortSpecs) ? null : { ...row, shortSpecs }
}

const chipVersion =
  /(.+?)\s-\s((?:(?:USA|US|CN|Canada|China|ROW|Global|International|Intl|India|Indonesia|LATAM|EMEA|Europe)[/, ]*)+)[;,\s]*/g

/** `Exynos 2600 (2 nm) - ROW; Snapdragon 8 Elite Gen 5 (3 nm) - US/CN`. */
function chipHereFirst(text: string): string {
  const versions = [...text.matchAll(chipVersion)].map(([, name = '', label = '']) => ({
    name: name.trim(),
    label: label.trim(),
  }))
  const here = versionHere(versions, ({ label }) => label)
  if (!here || versions.length < 2) return text
  return [here, ...versions.filter(version => version !== here)]
    .map(({ name, label }) => `${name} - ${label}`)
    .join('; ')
}

const described = (row: SourceRow): DescribedPhone => ({
  ...row,
  specifications: row.specs,
  dimensions: null,
})

/** `6300 mAh, 45W charging`, where the row lists batteries or charging by market; power without a cable is called so. */
function batteryOfHere(row: SourceRow, text: string): string {
  const specs = specTexts(described(row))
  const { ratedMah } = batteryFacts(specs, {})
  const { wiredWatts, wireless, wirelessWatts } = chargingFacts(specs)
  const isWireless = wireless?.value === true
  const isByMarket = /market-dependent/i.test(specOf(row, 'Battery', 'Type') ?? '')
  const capacity = isByMarket && ratedMah ? text.replace(/^[\d,]+(?= mAh)/, String(ratedMah.value)) : text
  return capacity
    .replace(/\b(\d+(?:\.\d+)?)W charging\b/, (summary, watts) => {
      const wired = statedValue(wiredWatts)
      if (wired !== null) return wired === Number(watts) ? summary : `${wired}W charging`
      return wirelessWatts?.value === Number(watts) ? `${watts}W wireless charging` : summary
    })
    .replace(/, (?:\d[\d.]*)W charging$/, rest => (isWireless && statedValue(wiredWatts) === null ? '' : rest))
}

/** `6.7 inches, P-OLED, 144Hz`, where the row lists rates by market. */
function displayOfHere(row: SourceRow, text: string): string {
  const { refreshHz } = screenFacts(specTexts(described(row)), {})
  const isByMarket = /\dHz \([^)]*\), \d+Hz \(/.test(specOf(row, 'Display', 'Type') ?? '')
  return isByMarket && refreshHz ? text.replace(/\b\d+Hz\b/, `${refreshHz.value}Hz`) : text
}

/** `50 MP`, where the row lists cameras of several versions, whose megapixels were added up. */
function cameraOfHere(row: SourceRow, text: string): string {
  const modules = specOf(row, 'Main Camera', 'Modules') ?? ''
  if (!/; or;|\bmodel\b|\bversion\b/i.test(modules)) return text
  const sensors = cameraFacts(specTexts(described(row))).sensors?.value.flatMap(({ mp }) => mp ?? []) ?? []
  const summed = text.match(/[\d.]+(?= MP)/g) ?? []
  return sensors.length > 0 && sensors.length < summed.length ? sensors.map(mp => `${mp} MP`).join(' + ') : text
}
