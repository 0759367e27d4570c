/** The four AI helpers of a phone's page: plain forms without script, answers in place with it (AI-1). */
import { type ReactNode, useState } from 'react'
import { phonePath } from '#app/platform/paths.ts'
import type { IconName } from '#app/ui/icon.tsx'
import { ask, askForDesigns } from '../helpers/ask.ts'
import type { CameraAnalysis } from '../helpers/camera/prompt.ts'
import { estimateCamera, estimateScreen } from '../helpers/estimates.ts'
import {
  type CameraResult,
  type DesignResult,
  type HelpedPhone,
  type PanelProps,
  resultOf,
  type ScreenResult,
} from '../helpers/panel-results.ts'
import type { ScreenAnalysis } from '../helpers/screen/prompt.ts'
import { aiTexts } from '../texts.ts'
import { CameraReport, DesignReport, ScreenReport } from './helper-reports.tsx'
import { PanelFrame, Progress } from './panel-frame.tsx'
import { PhotoPanel } from './photo-panel.tsx'

export function HelperPanels({ phone, outcome }: PanelProps) {
  return (
    <section className="mt-10" aria-labelledby="helpers">
      <h2 id="helpers" className="mb-3 text-2xl">
        {aiTexts().heading}
      </h2>
      <div className="grid gap-3 md:grid-cols-2 md:items-start">
        <CameraPanel phone={phone} outcome={outcome} />
        <ScreenPanel phone={phone} outcome={outcome} />
        <DesignPanel phone={phone} outcome={outcome} />
        <PhotoPanel phone={phone} outcome={outcome} />
      </div>
    </section>
  )
}

function CameraPanel({ phone, outcome }: PanelProps) {
  const fallback = (message?: string): CameraResult => ({
    analysis: estimateCamera(phone.brand),
    isEstimate: true,
    message,
  })
  return (
    <AnalysisPanel<CameraResult>
      panel="camera"
      icon="camera"
      title={aiTexts().camera.title}
      about={aiTexts().camera.about}
      start={aiTexts().camera.start}
      progress={aiTexts().camera.progress}
      phone={phone}
      first={resultOf<CameraResult>('camera', outcome)}
      run={async refresh => {
        const answer = await ask<CameraAnalysis>('analyze-camera', { mobileId: phone.id, refresh })
        return answer.ok ? { analysis: answer.value, isEstimate: false } : fallback(answer.message)
      }}
      report={result => <CameraReport result={result} />}
    />
  )
}

function ScreenPanel({ phone, outcome }: PanelProps) {
  const fallback = (message?: string): ScreenResult => ({
    analysis: estimateScreen(phone.brand),
    isEstimate: true,
    message,
  })
  return (
    <AnalysisPanel<ScreenResult>
      panel="screen"
      icon="screen"
      title={aiTexts().screen.title}
      about={aiTexts().screen.about}
      start={aiTexts().screen.start}
      progress={aiTexts().screen.progress}
      phone={phone}
      first={resultOf<ScreenResult>('screen', outcome)}
      run={async refresh => {
        const answer = await ask<ScreenAnalysis>('analyze-screen', { mobileId: phone.id, refresh })
        return answer.ok ? { analysis: answer.value, isEstimate: false } : fallback(answer.message)
      }}
      report={result => <ScreenReport result={result} />}
    />
  )
}

function DesignPanel({ phone, outcome }: PanelProps) {
  return (
    <AnalysisPanel<DesignResult>
      panel="design"
      icon="shapes"
      title={aiTexts().design.title}
      about={aiTexts().design.about}
      start={aiTexts().design.start}
      progress={aiTexts().design.progress}
      phone={phone}
      first={resultOf<DesignResult>('design', outcome)}
      run={refresh => askForDesigns(phone.id, refresh)}
      report={result => <DesignReport result={result} />}
    />
  )
}

type AnalysisProps<Result> = {
  panel: string
  icon: IconName
  title: string
  about: string
  start: string
  progress: string
  phone: HelpedPhone
  /** What the server has found already, for a visitor without script. */
  first: Result | null
  /** Never fails: where there is no answer it gives what is shown instead. */
  run: (isRefreshed: boolean) => Promise<Result>
  report: (result: Result) => ReactNode
}

function AnalysisPanel<Result>(props: AnalysisProps<Result>) {
  const { panel, icon, title, about, start, progress, phone, first, run, report } = props
  const [result, setResult] = useState(first)
  const [isRunning, setRunning] = useState(false)

  async function analyze() {
    const isRefreshed = result !== null
    setRunning(true)
    setResult(await run(isRefreshed))
    setRunning(false)
  }

  return (
    <PanelFrame panel={panel} icon={icon} title={title} isOpen={first !== null}>
      <p className="text-sm text-muted">{about}</p>
      {!isRunning && result !== null && report(result)}
      <form
        method="post"
        action={`${phonePath(phone)}#${panel}-panel`}
        className="mt-3"
        onSubmit={event => {
          event.preventDefault()
          if (!isRunning) analyze()
        }}
      >
        <input type="hidden" name="panel" value={panel} />
        {result !== null && <input type="hidden" name="again" value="1" />}
        <button type="submit" className="button button-quiet" aria-disabled={isRunning}>
          {result === null ? start : aiTexts().again}
        </button>
      </form>
      <Progress text={isRunning ? progress : ''} />
    </PanelFrame>
  )
}
