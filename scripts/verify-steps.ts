/**
 * The steps of `npm run verify` after the install, run with the project's own Node. Two lanes run in parallel; the
 * output of each step is printed when it ends, that of a failed step last. The browser tests run alone, because a busy
 * machine would make pages look slow.
 */
import { spawn } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { requireBrowser } from './browser.ts'
import { binOf, root, run } from './run.mjs'

type Step = { title: string; command: [packageName: string, name: string, ...args: string[]] }

const checks: Step[] = [
  { title: 'Formatting and lint', command: ['@biomejs/biome', 'biome', 'check', '.'] },
  { title: 'Types', command: ['typescript', 'tsc', '-p', '.'] },
  { title: 'Order of the rooms', command: ['dependency-cruiser', 'depcruise', 'app', 'db'] },
  { title: 'Unused files, exports and packages', command: ['knip', 'knip', '--treat-config-hints-as-errors'] },
  // One worker: those of the integration tests, which last longer, take the rest of two cores.
  { title: 'Unit tests', command: ['vitest', 'vitest', 'run', '--maxWorkers=1'] },
]
const buildAndIntegration: Step[] = [
  { title: 'Build', command: ['@remix-run/dev', 'remix', 'vite:build'] },
  { title: 'Integration tests', command: ['vitest', 'vitest', 'run', '--config', 'vitest.integration.config.ts'] },
]
const journeys: Step = { title: 'Journeys in a browser', command: ['@playwright/test', 'playwright', 'test'] }

// Programs that the tools start by name must use the same Node.
const env: NodeJS.ProcessEnv = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` }
if (process.stdout.isTTY) env.FORCE_COLOR ??= '1'
env.CHROMIUM_PATH = requireBrowser()

const startedAt = performance.now()
const seconds = (from: number) => Math.round((performance.now() - from) / 1000)
const argsOf = ({ command: [packageName, name, ...args] }: Step) => [binOf(packageName, name), ...args]
const failures: string[] = []

/** Runs a step and prints its output when it ends; the output of a failure is saved for the end. */
async function runBuffered(step: Step): Promise<void> {
  const stepStartedAt = performance.now()
  const child = spawn(process.execPath, argsOf(step), { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const heading = `\n== ${step.title}: ${status === 0 ? 'passed' : 'failed'} after ${seconds(stepStartedAt)} s`
  const output = Buffer.concat(chunks).toString()
  if (status === 0) return console.log(`${heading}\n${output.trimEnd()}`)
  console.log(`${heading}; its output follows when the step beside it has ended.`)
  failures.push(`${heading}\n${output}`)
}

/** Runs steps in sequence; starts none once a step of any lane has failed. */
async function lane(steps: Step[]): Promise<void> {
  for (const step of steps) if (failures.length === 0) await runBuffered(step)
}

await Promise.all([lane(checks), lane(buildAndIntegration)])
if (failures.length > 0) {
  console.error(failures.join('\n'))
  process.exit(1)
}
console.log(`\n== ${journeys.title} (${seconds(startedAt)} s)`)
run(process.execPath, argsOf(journeys), { env })
console.log(`\nAll steps passed in ${seconds(startedAt)} s after the install.`)
