/** The page that shows how the site runs (WATCH-2). */
import { countRecentFailures } from '#app/auth/attempts.server.ts'
import { listSamples } from '#app/platform/process/samples.server.ts'
import { siteFigures } from './site-metrics.server.ts'

export function operationPage() {
  const now = Date.now()
  const { calls, imports, sessions } = siteFigures(now)
  const memory = process.memoryUsage()
  return {
    samples: [...listSamples()],
    figures: [
      { label: 'Running since', value: new Date(now - process.uptime() * 1000).toISOString() },
      { label: 'Memory, MB', value: String(Math.round(memory.rss / 2 ** 20)) },
      { label: 'Failed sign-ins in 15 minutes', value: String(countRecentFailures(now)) },
      { label: 'Sessions', value: String(sessions) },
      { label: 'AI calls in 24 hours', value: listed(calls.map(({ outcome, calls }) => [outcome, calls])) },
      { label: 'Imports', value: listed(imports.map(({ state, runs }) => [state, runs])) },
    ],
  }
}

/** `done 12, failed 1`; `none` for an empty list. */
const listed = (counts: [name: string, count: number][]): string =>
  counts.map(([name, count]) => `${name} ${count}`).join(', ') || 'none'
