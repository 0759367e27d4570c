import { AnalysisPanel } from '../analysis-panel.tsx'
import type { PanelProps } from '../panel-results.ts'
import { OfModel, Scores, Words } from '../report-parts.tsx'
import { helperTexts } from '../texts.ts'
import { estimateCamera } from './estimate.ts'
import type { CameraAnalysis } from './prompt.ts'
import { cameraTexts } from './texts.ts'

export const CameraPanel = (props: PanelProps) => (
  <AnalysisPanel<CameraAnalysis>
    {...props}
    panel="camera"
    endpoint="analyze-camera"
    texts={cameraTexts()}
    estimate={estimateCamera}
    report={(analysis, isEstimate) => <Report analysis={analysis} isEstimate={isEstimate} />}
  />
)

function Report({ analysis, isEstimate }: { analysis: CameraAnalysis; isEstimate: boolean }) {
  const { daylight, lowLight, portrait, video } = analysis.photoQuality
  return (
    <>
      <Scores
        overall={analysis.overallScore}
        isEstimate={isEstimate}
        parts={[
          [cameraTexts().scores.daylight, daylight],
          [cameraTexts().scores.lowLight, lowLight],
          [cameraTexts().scores.portrait, portrait],
          [cameraTexts().scores.video, video],
        ]}
      />
      <Words title={helperTexts().strengths} items={analysis.strengths} isEstimate={isEstimate} />
      <Words title={helperTexts().weaknesses} items={analysis.weaknesses} isEstimate={isEstimate} />
      {analysis.realWorldComparison && (
        <p>{isEstimate ? analysis.realWorldComparison : <OfModel text={analysis.realWorldComparison} />}</p>
      )}
      <Words title={cameraTexts().recommendedFor} items={analysis.recommendedFor} isEstimate={isEstimate} />
    </>
  )
}
