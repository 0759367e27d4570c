/** The facts that lists filter and sort by, as plain values. Pure. */
import type { NetworkStatus } from './network/values.ts'
import type { PhoneFacts } from './values.ts'

const largest = (values: (number | null)[]) => {
  const known = values.filter(value => value !== null)
  return known.length > 0 ? Math.max(...known) : null
}

/** With these a phone gets on the 5G of an operator. */
const usable5g: readonly NetworkStatus[] = ['full', 'good', 'partial']

/** The operators whose 5G the phone can use; null where its bands are not known. */
function fiveGOperators({ network }: PhoneFacts): string[] | null {
  const statuses = Object.entries(network?.value.operators ?? {}).map(([id, { nr }]) => ({ id, status: nr.status }))
  const isKnown = statuses.some(({ status }) => status !== 'unknown' && status !== 'not-offered')
  return isKnown ? statuses.filter(({ status }) => usable5g.includes(status)).map(({ id }) => id) : null
}

/** Null where a fact is not known. */
export function factColumns(facts: PhoneFacts) {
  const { battery, charging, screen, camera, memory, updates } = facts
  const versions = memory.versions?.value ?? []
  const main = camera.sensors?.value.find(({ role }) => role === 'main')
  return {
    kind: facts.kind?.value ?? null,
    os: facts.os?.value ?? null,
    chip: facts.chip?.value.name ?? null,
    speed: facts.speed?.value.score ?? null,
    graphics: facts.graphics?.value.score ?? null,
    batteryMah: battery.ratedMah?.value ?? null,
    // Of low confidence where the row mixes wired with wireless charging.
    chargingWatts: charging.wiredWatts?.confidence === 'high' ? charging.wiredWatts.value : null,
    isOled: screen.panel ? screen.panel.value === 'oled' : null,
    refreshHz: screen.refreshHz?.value ?? null,
    nits: screen.measuredNits?.value ?? null,
    screenInches: screen.inches?.value ?? null,
    sensorInch: main?.sensorInch ?? null,
    isStabilized: camera.stabilized?.value ?? null,
    // 1 for a phone without a telephoto camera.
    opticalZoom: camera.sensors
      ? Math.max(1, ...camera.sensors.value.flatMap(({ opticalZoom }) => opticalZoom ?? []))
      : null,
    selfieMp: camera.selfieMp?.value ?? null,
    ramGb: largest(versions.map(({ ramGb }) => ramGb)),
    storageGb: largest(versions.map(({ storageGb }) => storageGb)),
    hasCard: memory.card?.value ?? null,
    securityUntil: updates.securityUntil?.value.date ?? null,
    osUpgrades: updates.osUpgrades?.value.count ?? null,
    waterLevel: facts.water?.value.level ?? null,
    has5g: facts.fiveGHere?.value ?? null,
    fiveGOperators: fiveGOperators(facts),
    hasNfc: facts.nfc ? facts.nfc.value !== 'no' : null,
    hasJack: facts.jack?.value ?? null,
    hasRadio: facts.radio?.value ?? null,
    hasInfrared: facts.infrared?.value ?? null,
    weightG: facts.weightG?.value ?? null,
  }
}

export type FactColumns = ReturnType<typeof factColumns>
