/** The visitor's measurement of the screen, kept on the device (SIZE-2). In the browser only. */
import { type Measured, readMeasured, type Screen, type Stored } from './scale.ts'

const KEY = 'qeemat.size'

const thisScreen = (): Screen => ({ dpr: devicePixelRatio, w: screen.width, h: screen.height })

export function loadMeasurement(): Stored {
  try {
    return readMeasured(localStorage.getItem(KEY), thisScreen())
  } catch {
    return { state: 'none' }
  }
}

/** Whether the browser stores it. */
export function storeMeasurement(pxPerMm: number): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify({ pxPerMm, ...thisScreen() } satisfies Measured))
    return true
  } catch {
    return false
  }
}

/** Calls back at each change of zoom or screen. */
export function watchZoom(changed: () => void): void {
  const media = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
  media.addEventListener(
    'change',
    () => {
      changed()
      watchZoom(changed)
    },
    { once: true },
  )
}
