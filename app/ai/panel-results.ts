/** What the panels of a phone page show after someone used them. */
import type { CameraAnalysis } from './camera.ts'
import type { DesignMatch } from './geometry.ts'
import type { PhotoMatch } from './photo.ts'
import type { ScreenAnalysis } from './screen.ts'

const panels = ['camera', 'screen', 'design', 'photo'] as const
export type Panel = (typeof panels)[number]

/** The panel with this name; null for anything else. */
export const panelNamed = (name: string | null): Panel | null => panels.find(panel => panel === name) ?? null

/** What a match needs to be shown and followed. */
export type MatchedPhone = {
  name: string
  path: string
  imageUrl: string
  slug: string
  price: string | null
  oldPrice: string | null
}

export type CameraResult = { analysis: CameraAnalysis; isEstimate: boolean; message?: string }
export type ScreenResult = { analysis: ScreenAnalysis; isEstimate: boolean; message?: string }
export type DesignResult = {
  matches: (DesignMatch & { phone: MatchedPhone })[]
  isFromDimensions: boolean
  message?: string
}
export type PhotoResult = { matches: (PhotoMatch & { phone: MatchedPhone })[]; message?: string }

/** The outcome of a panel's form; `error` is about what the visitor sent. */
export type PanelOutcome =
  | { panel: 'camera'; result: CameraResult }
  | { panel: 'screen'; result: ScreenResult }
  | { panel: 'design'; result: DesignResult }
  | { panel: 'photo'; result: PhotoResult }
  | { panel: Panel; error: string }
