import { AnalysisPanel } from '../analysis-panel.tsx'
import type { PanelProps } from '../panel-results.ts'
import { OfModel, Scores, Words } from '../report-parts.tsx'
import { helperTexts } from '../texts.ts'
import type { BatteryAnalysis } from './prompt.ts'
import { batteryTexts } from './texts.ts'

export const BatteryPanel = (props: PanelProps) => (
  <AnalysisPanel<BatteryAnalysis>
    {...props}
    panel="battery"
    endpoint="analyze-battery"
    texts={batteryTexts()}
    report={analysis => <Report analysis={analysis} />}
  />
)

function Report({ analysis }: { analysis: BatteryAnalysis }) {
  const { capacity, charging, efficiency } = analysis.parts
  return (
    <>
      <Scores
        overall={analysis.overallScore}
        parts={[
          [batteryTexts().scores.capacity, capacity],
          [batteryTexts().scores.charging, charging],
          [batteryTexts().scores.efficiency, efficiency],
        ]}
      />
      <Words title={helperTexts().strengths} items={analysis.strengths} isEstimate={false} />
      <Words title={helperTexts().weaknesses} items={analysis.weaknesses} isEstimate={false} />
      {analysis.dailyUse && (
        <p>
          <OfModel text={analysis.dailyUse} />
        </p>
      )}
    </>
  )
}
