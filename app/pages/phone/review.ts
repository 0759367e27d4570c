/** Generates a short review from a phone's facts. Pure. */
import type { Phone } from '#app/entities/phone.ts'
import { factColumns } from '#app/facts/columns.ts'
import type { PhoneFacts } from '#app/facts/values.ts'
import type { Answer } from '#app/phones/answer.ts'
import { formatList, formatNumber } from '#app/platform/text/format.ts'
import { bandOf } from '#app/prices/bands.ts'
import { releaseYear } from '#app/prices/dates.ts'
import type { ReviewText } from '../reviews/review.ts'
import { phoneSentences } from './sentence-texts.ts'

/** Thresholds for the wording only. */
const LARGE_BATTERY_MAH = 5500
const SMOOTH_HZ = 90
const FAST_CHARGING_W = 60
const LIGHT_G = 175
/** A phone of which fewer points are known is not reviewed. */
const LEAST_POINTS = 2

type ReviewedPhone = Pick<Phone, 'name' | 'releaseDate' | 'isReleaseExpected' | 'pricePkr' | 'priceGrade'>

/** @param facts null where none are stored yet */
export function reviewOf(phone: ReviewedPhone, facts: PhoneFacts | null): string {
  const text = phoneSentences()
  // A launch price is no price of Pakistan (PRICE-14).
  const band = phone.priceGrade === 'launch' ? null : bandOf(phone.pricePkr)
  // Of phones with keys the six facts say as much.
  const points = facts && facts.kind?.value !== 'keypad' ? pointsOf(facts) : []
  if (points.length < LEAST_POINTS) return text.notReviewed(phone.name)
  const year = phone.isReleaseExpected ? null : releaseYear(phone.releaseDate) || null
  const first = text.kind(phone.name, band && text.kinds[band], year)
  const isNamed = band !== null || year !== null
  return `${first} ${text.brings(formatList(points), isNamed)}`
}

function pointsOf(facts: PhoneFacts): string[] {
  const text = phoneSentences()
  const { batteryMah, chargingWatts, refreshHz, ramGb, weightG } = factColumns(facts)
  const hasOneSize = new Set(facts.memory.versions?.value.map(version => version.ramGb)).size === 1
  const mainCameraMp = facts.camera.sensors?.value.find(({ role }) => role === 'main')?.mp
  return [
    batteryMah &&
      (batteryMah >= LARGE_BATTERY_MAH
        ? text.largeBattery(formatNumber(batteryMah))
        : text.someCapacity(formatNumber(batteryMah))),
    chargingWatts && chargingWatts >= FAST_CHARGING_W && text.fastCharging(chargingWatts),
    refreshHz && refreshHz >= SMOOTH_HZ && text.smoothScreen(refreshHz),
    mainCameraMp && text.mainCamera(mainCameraMp),
    ramGb && ramGb >= 1 && (hasOneSize ? text.memory : text.memoryUpTo)(ramGb),
    weightG && weightG <= LIGHT_G && text.lightBody(weightG),
  ].filter(point => typeof point === 'string')
}

/** The review without the points that the hero has in the same words. */
export function notSaidBefore(review: ReviewText | null, said: Pick<Answer, 'pros' | 'cons'>): ReviewText | null {
  if (!review) return null
  return {
    ...review,
    strong: review.strong.filter(point => !said.pros.includes(point)),
    weak: review.weak.filter(point => !said.cons.includes(point)),
  }
}
