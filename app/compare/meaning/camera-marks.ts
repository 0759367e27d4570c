/** Which of two phones has the better camera, fact by fact and on the whole. Pure. */
import { type CameraMeans, type ComparedPhone, cameraMeans } from './compared.ts'
import { has, type Mark, more, tolerances } from './mark.ts'

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
export function cameraMark(a: ComparedPhone, b: ComparedPhone): Mark {
  const marks = Object.values(cameraMarks(a, b))
  if (marks.every(mark => mark === null)) return null
  const [wonA, wonB] = (['a', 'b'] as const).map(phone => marks.filter(mark => mark === phone).length) as [
    number,
    number,
  ]
  const leads = (won: number, lost: number) => (won >= 2 && lost === 0) || won - lost >= 3
  return leads(wonA, wonB) ? 'a' : leads(wonB, wonA) ? 'b' : '='
}
