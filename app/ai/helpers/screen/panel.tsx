import { ofSource } from '#app/platform/text/isolate.ts'
import { AnalysisPanel } from '../analysis-panel.tsx'
import type { PanelProps } from '../panel-results.ts'
import { OfModel, Scores, Words } from '../report-parts.tsx'
import { helperTexts } from '../texts.ts'
import { estimateScreen } from './estimate.ts'
import type { ScreenAnalysis } from './prompt.ts'
import { screenTexts } from './texts.ts'

export const ScreenPanel = (props: PanelProps) => (
  <AnalysisPanel<ScreenAnalysis>
    {...props}
    panel="screen"
    endpoint="analyze-screen"
    texts={screenTexts()}
    estimate={estimateScreen}
    report={(analysis, isEstimate) => <Report analysis={analysis} isEstimate={isEstimate} />}
  />
)

function Report({ analysis, isEstimate }: { analysis: ScreenAnalysis; isEstimate: boolean }) {
  const { sharpness, colorAccuracy, brightness, viewingAngles } = analysis.displayMetrics
  return (
    <>
      <Scores
        overall={analysis.overallScore}
        isEstimate={isEstimate}
        parts={[
          [screenTexts().scores.sharpness, sharpness],
          [screenTexts().scores.colours, colorAccuracy],
          [screenTexts().scores.brightness, brightness],
          [screenTexts().scores.viewingAngles, viewingAngles],
        ]}
      />
      <Words title={helperTexts().strengths} items={analysis.strengths} isEstimate={isEstimate} />
      <Words title={helperTexts().weaknesses} items={analysis.weaknesses} isEstimate={isEstimate} />
      {analysis.bestUseCase && (
        <p>{screenTexts().bestFor(isEstimate ? analysis.bestUseCase : ofSource(analysis.bestUseCase))}</p>
      )}
      {analysis.comparison && <p>{isEstimate ? analysis.comparison : <OfModel text={analysis.comparison} />}</p>}
    </>
  )
}
