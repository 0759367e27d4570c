/** Camera and screen as chips: facts in two or three words. Pure. */
import { isDerived } from '#app/facts/fact.ts'
import type { CameraRow } from '../meaning/camera-marks.ts'
import { cameraMeans } from '../meaning/compared.ts'
import type { DecisionPhone } from './how.ts'
import { decisionTexts } from './texts.ts'

/** A text, with the row whose mark it bears; null for none. */
export type ChipOf<Mark extends string> = { mark: Mark | null; text: string }

export function cameraChips(phone: DecisionPhone): ChipOf<CameraRow>[] {
  const text = decisionTexts()
  const { isStabilized, hasTelephoto, opticalZoom, hasUltrawide, records4k60 } = cameraMeans(phone)
  const sensors = phone.facts.camera.sensors?.value ?? []
  const format = sensors.find(({ role }) => role === 'main')?.sensorFormat
  const ultrawide = sensors.filter(({ role }) => role === 'ultrawide')
  return [
    format && { mark: 'sensor' as const, text: text.sensor(format) },
    isStabilized !== null && { mark: 'ois' as const, text: isStabilized ? text.ois : text.noOis },
    hasTelephoto && {
      mark: 'telephoto' as const,
      text: opticalZoom === null ? text.telephoto : text.zoom(opticalZoom),
    },
    ultrawide.length > 0
      ? { mark: 'ultrawide' as const, text: text.ultrawide(Math.max(...ultrawide.map(({ mp }) => mp ?? 0))) }
      : hasUltrawide === false && { mark: 'ultrawide' as const, text: text.noUltrawide },
    records4k60 && { mark: 'video4k60' as const, text: text.video4k60 },
  ].filter(chip => typeof chip === 'object' && chip !== null)
}

export function screenChips({ facts: { screen } }: DecisionPhone): ChipOf<'panel' | 'refresh' | 'brightness'>[] {
  const text = decisionTexts()
  return [
    screen.panel && { mark: 'panel' as const, text: text.panels[screen.panel.value] },
    screen.refreshHz && {
      mark: 'refresh' as const,
      text: (isDerived(screen.refreshHz) ? text.derivedHertz : text.hertz)(screen.refreshHz.value),
    },
    screen.measuredNits && { mark: 'brightness' as const, text: text.nits(screen.measuredNits.value) },
    screen.inches && { mark: null, text: text.inches(screen.inches.value) },
  ].filter(chip => chip !== null)
}
