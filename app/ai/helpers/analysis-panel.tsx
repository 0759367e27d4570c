/** The panel of a helper that analyses one phone: shows the model's analysis, or an estimate labelled as such. */
import type { ReactNode } from 'react'
import { ask } from './ask.ts'
import { FormPanel } from './form-panel.tsx'
import { type AnalysisResult, type PanelProps, resultOf } from './panel-results.ts'
import { Estimate } from './report-parts.tsx'

type Props<Value> = PanelProps & {
  /** Folder name of the helper. */
  panel: string
  endpoint: string
  texts: { title: string; about: string; start: string; progress: string }
  /** Fallback when the model call fails (AI-9); omitted: only the failure message is shown. */
  estimate?: (brand: string) => Value
  report: (analysis: Value, isEstimate: boolean) => ReactNode
}

export function AnalysisPanel<Value>({ phone, outcome, ...helper }: Props<Value>) {
  return (
    <FormPanel<AnalysisResult<Value>>
      panel={helper.panel}
      {...helper.texts}
      phone={phone}
      first={resultOf<AnalysisResult<Value>>(helper.panel, outcome)}
      run={async refresh => {
        const result = await ask<Value>(helper.endpoint, { mobileId: phone.id, refresh })
        return result.ok
          ? { analysis: result.value, isEstimate: false }
          : {
              analysis: helper.estimate?.(phone.brand) ?? null,
              isEstimate: helper.estimate !== undefined,
              message: result.message,
            }
      }}
      report={({ analysis, isEstimate, message }) => (
        <div className="report">
          {isEstimate && <Estimate brandName={phone.brandName} message={message} />}
          {analysis === null ? <p className="notice mt-3 text-sm">{message}</p> : helper.report(analysis, isEstimate)}
        </div>
      )}
    />
  )
}
