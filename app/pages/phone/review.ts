/** A few plain sentences about a phone, from its figures alone. Pure. */

import { type MeasuredPhone, measuresOf } from '#app/phones/measures.ts'
import { formatList, formatNumber } from '#app/platform/text/format.ts'
import { bandLabels, bandOf } from '#app/prices/bands.ts'
import { releaseYear } from '#app/prices/dates.ts'

/** What counts as a lot, for the words only. */
const LARGE_BATTERY_MAH = 5500
const SMOOTH_HZ = 90
const FAST_CHARGING_W = 60
const LIGHT_G = 175

export function reviewOf(phone: MeasuredPhone & { name: string; releaseDate: string }): string {
  const { batteryMah, chargingW, refreshHz, mainCameraMp, ramGb, weightG } = measuresOf(phone)
  const band = bandOf(phone.pricePkr)
  const kind = band ? `a ${bandLabels[band].toLowerCase()} phone` : 'a phone whose price in Pakistan is not known'
  const points = [
    batteryMah &&
      (batteryMah >= LARGE_BATTERY_MAH
        ? `a large battery of ${formatNumber(batteryMah)} mAh`
        : `a battery of ${formatNumber(batteryMah)} mAh`),
    chargingW && chargingW >= FAST_CHARGING_W && `fast charging at ${chargingW} W`,
    refreshHz && refreshHz >= SMOOTH_HZ && `a smooth ${refreshHz} Hz screen`,
    mainCameraMp && `a main camera of ${mainCameraMp} MP`,
    ramGb && ramGb >= 1 && `up to ${ramGb} GB of memory`,
    weightG && weightG <= LIGHT_G && `a light body of ${weightG} g`,
  ].filter(Boolean) as string[]
  const year = releaseYear(phone.releaseDate)
  const first = `${phone.name} is ${kind}${year && ` of ${year}`}.`
  return points.length > 0 ? `${first} It brings ${formatList(points)}.` : first
}
