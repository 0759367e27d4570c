/** Results of the helper panels of a phone page. */

import type { PriceNote } from '#app/entities/phone.ts'
import type { DesignMatch } from '#app/similarity/shapes.ts'
import type { PhotoMatch } from './photo/prompt.ts'

/** Display data and link of a matched phone. */
export type MatchedPhone = {
  name: string
  path: string
  imageUrl: string
  slug: string
  price: string | null
  priceNote: PriceNote | null
}

/** The model's analysis, an estimate with the failure message, or only the message. */
export type AnalysisResult<Value> = { analysis: Value | null; isEstimate: boolean; message?: string }
export type DesignResult = {
  matches: (DesignMatch & { phone: MatchedPhone })[]
  isFromDimensions: boolean
  message?: string
}
export type PhotoResult = { matches: (PhotoMatch & { phone: MatchedPhone })[]; message?: string }

/** The phone data that the panels need. */
export type HelpedPhone = { id: string; slug: string; name: string; brand: string; brandName: string }

/** Outcome of a submitted panel form; `error` is a validation error of the input. */
export type PanelOutcome = { panel: string; result: unknown } | { panel: string; error: string }

export type PanelProps = { phone: HelpedPhone; outcome: PanelOutcome | null }

/** The result of this panel's form; null if another form or none was submitted, or the input was rejected. */
export const resultOf = <Result>(panel: string, outcome: PanelOutcome | null): Result | null =>
  outcome?.panel === panel && 'result' in outcome ? (outcome.result as Result) : null
