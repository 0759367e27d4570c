/** Which of two phones has the better screen, fact by fact and on the whole. Pure. */
import { statedValue } from '#app/facts/fact.ts'
import type { ComparedPhone } from './compared.ts'
import { has, type Mark, more, tolerances } from './mark.ts'

const screenRows = ['panel', 'refresh', 'brightness'] as const
type ScreenRow = (typeof screenRows)[number]

export function screenMarks(
  { facts: { screen: a } }: ComparedPhone,
  { facts: { screen: b } }: ComparedPhone,
): Record<ScreenRow, Mark> {
  return {
    panel: a.panel && b.panel ? has(a.panel.value === 'oled', b.panel.value === 'oled') : null,
    refresh: more(statedValue(a.refreshHz), statedValue(b.refreshHz), tolerances.refresh),
    brightness: more(a.measuredNits?.value, b.measuredNits?.value, tolerances.brightness),
  }
}

/** One of the three facts won and none lost. */
export function screenMark(a: ComparedPhone, b: ComparedPhone): Mark {
  const known = Object.values(screenMarks(a, b)).filter(mark => mark !== null)
  const won = new Set(known.filter(mark => mark !== '='))
  return won.size === 1 ? ([...won][0] ?? null) : known.length > 0 ? '=' : null
}
