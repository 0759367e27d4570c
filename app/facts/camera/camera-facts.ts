/** The facts of a phone's main camera. Pure. */
import { type Fact, factOf } from '../fact.ts'
import type { SpecTexts } from '../spec-texts.ts'
import { opticalZoomIn, parseModules } from './modules.ts'
import type { Sensor, Video } from './values.ts'
import { parseVideo } from './video.ts'

type CameraFacts = {
  sensors: Fact<Sensor[]> | null
  video: Fact<Video> | null
  /** Whether any of the rear cameras is optically stabilized. */
  stabilized: Fact<boolean> | null
}

export function cameraFacts(specs: SpecTexts): CameraFacts {
  const modules = specs.text('Main Camera', 'Modules')
  const video = specs.text('Main Camera', 'Video')
  const row = specs.text('Main Camera', 'OIS')
  const isNamed = /^Yes\b/i.test(row ?? '') || /\bOIS\b/.test(video ?? '')
  const isDenied = /^No\b/i.test(row ?? '')
  const sensors = parseModules(modules, {
    namesWhatExists: specs.namesWhatExists,
    mainIsStabilized: isNamed ? true : isDenied ? false : null,
    opticalZoom: opticalZoomIn(specs.text('Main Camera', 'Zoom') ?? ''),
  })
  const isStabilized = isNamed || /\bOIS\b/.test(modules ?? '')
  const stabilized = isStabilized ? true : isDenied || (specs.namesWhatExists && modules !== null) ? false : null
  return {
    sensors: factOf(sensors, specs.source),
    video: factOf(parseVideo(video), specs.source),
    stabilized: factOf(stabilized, specs.source),
  }
}
