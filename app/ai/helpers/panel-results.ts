/** What the panels of a phone page show after someone used them. */

import type { DesignMatch } from '#app/similarity/shapes.ts'
import type { PhotoMatch } from './photo/prompt.ts'

/** What a match needs to be shown and followed. */
export type MatchedPhone = {
  name: string
  path: string
  imageUrl: string
  slug: string
  price: string | null
  oldPrice: string | null
}

/** The analysis of the model, or an estimate with the reason, or the reason alone. */
export type AnalysisResult<Value> = { analysis: Value | null; isEstimate: boolean; message?: string }
export type DesignResult = {
  matches: (DesignMatch & { phone: MatchedPhone })[]
  isFromDimensions: boolean
  message?: string
}
export type PhotoResult = { matches: (PhotoMatch & { phone: MatchedPhone })[]; message?: string }

/** What the panels need to know of their phone. */
export type HelpedPhone = { id: string; slug: string; name: string; brand: string }

/** What a panel shows after its form was sent; `error` is about what the visitor sent. */
export type PanelOutcome = { panel: string; result: unknown } | { panel: string; error: string }

export type PanelProps = { phone: HelpedPhone; outcome: PanelOutcome | null }

/** What the form of this panel brought; null when another was sent, or none, or the server refused it. */
export const resultOf = <Result>(panel: string, outcome: PanelOutcome | null): Result | null =>
  outcome?.panel === panel && 'result' in outcome ? (outcome.result as Result) : null
