/** Which of two phones has the better screen, fact by fact and on the whole. Pure. */
import { statedValue } from '#app/facts/fact.ts'
import type { ComparedPhone } from './compared.ts'
import { has, type Mark, markTogether, mayLose, more, tolerances } from './mark.ts'

export const screenRows = ['panel', 'refresh', 'brightness'] as const
export type ScreenRow = (typeof screenRows)[number]

/** No screen is slower. */
const LEAST_HZ = 60

const screenMeans = ({ facts: { screen } }: ComparedPhone) => ({
  isOled: screen.panel && screen.panel.value === 'oled',
  hertz: statedValue(screen.refreshHz),
  nits: screen.measuredNits?.value,
})

export function screenMarks(phoneA: ComparedPhone, phoneB: ComparedPhone): Record<ScreenRow, Mark> {
  const [a, b] = [screenMeans(phoneA), screenMeans(phoneB)]
  return {
    panel: has(a.isOled, b.isOled),
    refresh: more(a.hertz, b.hertz, tolerances.refresh),
    brightness: more(a.nits, b.nits, tolerances.brightness),
  }
}

/** One of the three facts won and none lost. */
export function screenMark(phoneA: ComparedPhone, phoneB: ComparedPhone): Mark {
  const [a, b] = [screenMeans(phoneA), screenMeans(phoneB)]
  return markTogether(
    Object.values(screenMarks(phoneA, phoneB)),
    [mayLose(a.isOled, b.isOled), mayLose(a.hertz, b.hertz, LEAST_HZ), mayLose(a.nits, b.nits)],
    (won, lost) => won > 0 && lost === 0,
  )
}
