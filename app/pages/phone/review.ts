/** Generates a short review from a phone's figures. Pure. */

import { type MeasuredPhone, measuresOf } from '#app/phones/measures.ts'
import { formatList, formatNumber } from '#app/platform/text/format.ts'
import { bandOf } from '#app/prices/bands.ts'
import { releaseYear } from '#app/prices/dates.ts'
import { phoneSentences } from './sentence-texts.ts'

/** Thresholds for the wording only. */
const LARGE_BATTERY_MAH = 5500
const SMOOTH_HZ = 90
const FAST_CHARGING_W = 60
const LIGHT_G = 175

export function reviewOf(phone: MeasuredPhone & { name: string; releaseDate: string }): string {
  const { batteryMah, chargingW, refreshHz, mainCameraMp, ramGb, weightG } = measuresOf(phone)
  const text = phoneSentences()
  const kind = text.kinds[bandOf(phone.pricePkr) ?? 'unknown']
  const points = [
    batteryMah &&
      (batteryMah >= LARGE_BATTERY_MAH
        ? text.largeBattery(formatNumber(batteryMah))
        : text.someCapacity(formatNumber(batteryMah))),
    chargingW && chargingW >= FAST_CHARGING_W && text.fastCharging(chargingW),
    refreshHz && refreshHz >= SMOOTH_HZ && text.smoothScreen(refreshHz),
    mainCameraMp && text.mainCamera(mainCameraMp),
    ramGb && ramGb >= 1 && text.memory(ramGb),
    weightG && weightG <= LIGHT_G && text.lightBody(weightG),
  ].filter(Boolean) as string[]
  const year = releaseYear(phone.releaseDate)
  const first = year ? text.kindOfYear(phone.name, kind, year) : text.kind(phone.name, kind)
  return points.length > 0 ? `${first} ${text.brings(formatList(points))}` : first
}
