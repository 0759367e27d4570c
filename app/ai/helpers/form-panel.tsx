/** A panel with one button: submits a plain form without script, updates in place with it (AI-1). */
import { type ReactNode, useState } from 'react'
import { phonePath } from '#app/platform/paths.ts'
import { PanelFrame, Progress } from './panel-frame.tsx'
import type { HelpedPhone } from './panel-results.ts'
import { helperTexts } from './texts.ts'

type FormPanelProps<Result> = {
  panel: string
  title: string
  about: string
  start: string
  progress: string
  phone: HelpedPhone
  /** The server-rendered result, for visitors without script. */
  first: Result | null
  /** Never rejects: a failure is a result with a message. */
  run: (isRefreshed: boolean) => Promise<Result>
  report: (result: Result) => ReactNode
}

export function FormPanel<Result>(props: FormPanelProps<Result>) {
  const { panel, title, about, start, progress, phone, first, run, report } = props
  const [result, setResult] = useState(first)
  const [isRunning, setRunning] = useState(false)

  async function analyze() {
    const isRefreshed = result !== null
    setRunning(true)
    setResult(await run(isRefreshed))
    setRunning(false)
  }

  return (
    <PanelFrame panel={panel} title={title} isOpen={first !== null}>
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
        <button type="submit" className="button button-quiet" aria-disabled={isRunning || undefined}>
          {result === null ? start : helperTexts().again}
        </button>
      </form>
      <Progress text={isRunning ? progress : ''} />
    </PanelFrame>
  )
}
