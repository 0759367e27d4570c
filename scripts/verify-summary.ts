/** What `npm run verify` says at its end: every step, its time, and all that failed. */

export type Outcome = {
  title: string
  state: 'passed' | 'failed' | 'not run'
  /** Elapsed. */
  seconds: number
  /** Of the step and the programs that it waited for; null where the system does not tell. */
  processorSeconds: number | null
  output: string
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences of colours begin with one.
const COLOURS = /\u001b\[[\d;]*m/g

/** How the tools name what failed: vitest (FAIL, Unhandled), Playwright ([project] › file), tsc, Biome, depcruise. */
const FAILURES = [
  /^ ?(?:FAIL|Error:|Unhandled \w+|⎯+ Unhandled .*)/,
  /^ {4}\[[\w-]+\] › /,
  /: error TS\d+: /,
  /^\S+:\d+:\d+ \w+\//,
  /^ *error /,
]

/** The lines of this output that name what failed, each once; where there are none, its last lines. */
export function failuresIn(output: string): string[] {
  const lines = output.replace(COLOURS, '').split('\n')
  const named = lines.filter(line => FAILURES.some(pattern => pattern.test(line)))
  const found = named.length > 0 ? named : lines.filter(line => line.trim() !== '').slice(-3)
  return [...new Set(found.map(line => line.trim()))]
}

/** The processor time that the shell's `times` printed: its second line is of the programs that it waited for. */
export function processorSecondsIn(times: string): number | null {
  const parts = [...times.matchAll(/(\d+)m([\d.]+)s/g)].slice(2)
  if (parts.length !== 2) return null
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0)
}

const columns = (title: string, state: string, elapsed: string, processor: string) =>
  `${title.padEnd(40)}${state.padEnd(10)}${elapsed.padStart(9)}${processor.padStart(16)}`

const rounded = (seconds: number | null) => (seconds === null ? '–' : `${Math.round(seconds)} s`)

/** The closing summary: a line per step, the sums, and below everything that failed. */
export function summaryOf(outcomes: Outcome[], elapsedSeconds: number): string {
  const processor = outcomes.reduce((sum, { processorSeconds }) => sum + (processorSeconds ?? 0), 0)
  const failed = outcomes.filter(({ state }) => state === 'failed')
  const isPassed = outcomes.every(({ state }) => state === 'passed')
  return [
    '',
    columns('Step', '', 'elapsed', 'processor time'),
    ...outcomes.map(({ title, state, seconds, processorSeconds }) =>
      columns(title, state, rounded(seconds), rounded(processorSeconds)),
    ),
    columns('All', isPassed ? 'passed' : 'failed', rounded(elapsedSeconds), rounded(processor || null)),
    ...failed.flatMap(({ title, output }) => ['', `${title}:`, ...failuresIn(output).map(line => `  ${line}`)]),
  ].join('\n')
}
