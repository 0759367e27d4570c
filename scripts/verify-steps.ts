/**
 * The steps of `npm run verify` after the install, run with the project's own Node; with the argument `rest` those of
 * `npm run verify:rest`, on the build that is there. Two lanes of about the same processor time run side by side, a lane for
 * each core of a small machine; the output of each step is printed when it ends. No failure stops another step, except those
 * that need the build; a summary of all is the end.
 */
import { spawn } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { text } from 'node:stream/consumers'
import makeTemplate from '#tests/support/site-template.ts'
import { requireBrowser } from './browser.ts'
import { binOf, root } from './run.mjs'
import { type Outcome, processorSecondsIn, summaryOf } from './verify-summary.ts'

type Step = { title: string; command: [packageName: string, name: string, ...args: string[]] }

const checks: Step[] = [
  { title: 'Formatting and lint', command: ['@biomejs/biome', 'biome', 'check', '.'] },
  // The compiler of version 7 takes a third of the time; Remix and a script need the programs of 5.9.
  { title: 'Types', command: ['typescript-7', 'tsc', '-p', '.'] },
  { title: 'Order of the rooms', command: ['dependency-cruiser', 'depcruise', 'app', 'db'] },
  { title: 'Unused files, exports and packages', command: ['knip', 'knip', '--treat-config-hints-as-errors'] },
  // One worker: the other lane has the other core.
  { title: 'Unit tests', command: ['vitest', 'vitest', 'run', '--maxWorkers=1'] },
]
const build: Step = { title: 'Build', command: ['@remix-run/dev', 'remix', 'vite:build'] }
const integration: Step = {
  title: 'Integration tests',
  command: ['vitest', 'vitest', 'run', '--config', 'vitest.integration.config.ts'],
}
const operation: Step = {
  title: 'Faults, tools, exchange and sweeps',
  command: ['vitest', 'vitest', 'run', '--config', 'vitest.rest.config.ts'],
}
const journeys: Step = { title: 'Journeys in a browser', command: ['@playwright/test', 'playwright', 'test'] }
const isRest = process.argv.includes('rest')

// Programs that the tools start by name must use the same Node.
const env: NodeJS.ProcessEnv = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` }
if (process.stdout.isTTY) env.FORCE_COLOR ??= '1'
env.CHROMIUM_PATH = requireBrowser()
// tests/support/journey-lanes.ts
env.JOURNEYS = isRest ? 'rest' : 'first'

/** The shell reports the processor time of the program on file descriptor 3. */
const MEASURED = '"$@" 3>&-; status=$?; times >&3; exit $status'

/** Runs a step and prints its output when it ends. */
async function run({ title, command: [packageName, name, ...args] }: Step): Promise<Outcome> {
  const startedAt = performance.now()
  const command = [process.execPath, binOf(packageName, name), ...args]
  const [program = '', ...rest] = process.platform === 'win32' ? command : ['sh', '-c', MEASURED, 'sh', ...command]
  const child = spawn(program, rest, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const times = text(child.stdio[3] as NodeJS.ReadableStream)
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const seconds = (performance.now() - startedAt) / 1000
  const state = status === 0 ? 'passed' : 'failed'
  const output = Buffer.concat(chunks).toString()
  console.log(`\n== ${title}: ${state} after ${Math.round(seconds)} s\n${output.trimEnd()}`)
  return { title, state, seconds, processorSeconds: processorSecondsIn(await times), output }
}

async function inSequence(steps: Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const step of steps) outcomes.push(await run(step))
  return outcomes
}

/** Runs with the path of a database, filled once, of which all sites of the tests get copies. */
async function withTemplate<Result>(steps: () => Promise<Result>): Promise<Result> {
  const removeTemplate = await makeTemplate()
  env.SITE_TEMPLATE = process.env.SITE_TEMPLATE
  try {
    return await steps()
  } finally {
    removeTemplate()
  }
}

async function verify(): Promise<Outcome[]> {
  const checked = inSequence(checks)
  const built = await run(build)
  if (built.state === 'failed') return [...(await checked), built, ...[integration, journeys].map(notRun)]
  return withTemplate(async () => {
    const tested = run(integration)
    // When one of the two lanes ends.
    const browsed = Promise.race([checked, tested]).then(() => run(journeys))
    return [...(await checked), built, await tested, await browsed]
  })
}

const notRun = ({ title }: Step): Outcome => ({
  title,
  state: 'not run',
  seconds: 0,
  processorSeconds: null,
  output: '',
})

const verifyRest = () => withTemplate(() => Promise.all([operation, journeys].map(run)))

const startedAt = performance.now()
const outcomes = await (isRest ? verifyRest() : verify())
console.log(summaryOf(outcomes, (performance.now() - startedAt) / 1000))
process.exit(outcomes.every(({ state }) => state === 'passed') ? 0 : 1)
