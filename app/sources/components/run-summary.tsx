import { Moment } from '#app/admin/components/moment.tsx'
import { formatNumber } from '#app/platform/text/format.ts'
import { runStateTexts } from '../page/texts.ts'
import type { SourceRun } from '../runs.server.ts'

type Counts = Pick<SourceRun, 'state' | 'startedAt' | 'read' | 'published' | 'held' | 'aside' | 'dropped'>

/** One line about a run. */
export function RunSummary({ run }: { run: Counts }) {
  const { state, startedAt, read, published, held, aside, dropped } = run
  const counts = [
    `${formatNumber(read)} read`,
    `${formatNumber(published)} published`,
    `${formatNumber(held)} held`,
    `${formatNumber(aside)} aside`,
    `${formatNumber(dropped)} left out`,
  ]
  return (
    <>
      <Moment at={startedAt} />
      {`: ${runStateTexts[state].toLowerCase()}. ${counts.join(', ')}.`}
    </>
  )
}
