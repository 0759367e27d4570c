/** Which of two phones has the better camera, fact by fact and on the whole. Pure. */
import { type CameraMeans, type ComparedPhone, cameraMeans } from './compared.ts'
import { has, type Mark, markTogether, mayLose, more, tolerances } from './mark.ts'

export const cameraRows = ['sensor', 'ois', 'telephoto', 'ultrawide', 'video4k60'] as const
export type CameraRow = (typeof cameraRows)[number]

/** The five facts of the camera. */
export function cameraMarks(phoneA: ComparedPhone, phoneB: ComparedPhone): Record<CameraRow, Mark> {
  const a = cameraMeans(phoneA)
  const b = cameraMeans(phoneB)
  return {
    sensor: more(a.sensorInch, b.sensorInch, tolerances.sensor),
    ois: has(a.isStabilized, b.isStabilized),
    telephoto: telephoto(a, b),
    ultrawide: has(a.hasUltrawide, b.hasUltrawide),
    video4k60: has(a.records4k60, b.records4k60),
  }
}

function telephoto(a: CameraMeans, b: CameraMeans): Mark {
  const mark = has(a.hasTelephoto, b.hasTelephoto)
  return mark === '=' && a.hasTelephoto ? (more(a.opticalZoom, b.opticalZoom, tolerances.zoom) ?? '=') : mark
}

/** Two or more facts won and none lost, or three more won than lost. */
export function cameraMark(phoneA: ComparedPhone, phoneB: ComparedPhone): Mark {
  const [a, b] = [cameraMeans(phoneA), cameraMeans(phoneB)]
  const facts = ['sensorInch', 'isStabilized', 'hasTelephoto', 'hasUltrawide', 'records4k60'] as const
  return markTogether(
    Object.values(cameraMarks(phoneA, phoneB)),
    facts.map(fact => mayLose(a[fact], b[fact])),
    (won, lost) => (won >= 2 && lost === 0) || won - lost >= 3,
  )
}
