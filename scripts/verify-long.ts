/** `npm run verify:long`: checks too slow for every change; needs a build. Figures: docs/performance.md. */
import { binOf, run } from './run.mjs'

const env = {
  ...process.env,
  // The whole of what `npm run verify` takes samples of (tests/support/every-kind.ts).
  WHOLE: '1',
  FUZZ_PER_ROUTE: '300',
  KILL_ROUNDS: '20',
  CONSISTENCY_ROUNDS: '10',
  TEST_SEED: String(Date.now() % 1_000_000),
}
const sampledUnits = ['own-record', 'bounds', 'read-in-worker', 'orders']
console.log(
  '\n== The whole catalogue imported again, long cells, files that fill a worker, and 1,000 orders of imports',
)
run(process.execPath, [binOf('vitest'), 'run', ...sampledUnits], { env })
const repeated = ['guard', 'export', 'search-and-compare', 'rights']
const sweeps = ['crawl', 'fuzz', 'import-kill', 'cache-consistency']
console.log(`\n== Every page, every role, more odd requests, kills and rounds of edits, seed ${env.TEST_SEED}`)
run(process.execPath, [binOf('vitest'), 'run', '--config', 'vitest.integration.config.ts', ...repeated], { env })
run(process.execPath, [binOf('vitest'), 'run', '--config', 'vitest.rest.config.ts', ...sweeps], { env })
console.log('\n== Styles, fit and accessibility of every page in every view')
const inEnglish = ['--project', 'script', '--project', 'no-script']
run(process.execPath, [binOf('playwright'), 'test', 'page-styles', 'accessibility', 'every-view', ...inEnglish], {
  env,
})
console.log('\n== Every journey of a visitor, in Urdu')
run(process.execPath, [binOf('playwright'), 'test', '--project', 'urdu'], { env })
for (const script of ['readers', 'lock']) {
  console.log(`\n== ${script}`)
  run(process.execPath, [binOf('tsx'), `bench/${script}.ts`])
}
