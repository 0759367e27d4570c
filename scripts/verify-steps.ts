/** The steps of `npm run verify` after the install, on the project's own Node. */
import { delimiter, dirname } from 'node:path'
import { requireBrowser } from './browser.ts'
import { binOf, run } from './run.mjs'

// What these tools start by name runs on the same Node.
const env: NodeJS.ProcessEnv = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` }
const startedAt = performance.now()

function step(title: string, packageName: string, name: string, args: string[]): void {
  console.log(`\n== ${title} (${Math.round((performance.now() - startedAt) / 1000)} s)`)
  run(process.execPath, [binOf(packageName, name), ...args], { env })
}

env.CHROMIUM_PATH = requireBrowser()
step('Formatting and lint', '@biomejs/biome', 'biome', ['check', '.'])
step('Types', 'typescript', 'tsc', ['-p', '.'])
step('Unused files, exports and packages', 'knip', 'knip', ['--treat-config-hints-as-errors'])
step('Unit tests', 'vitest', 'vitest', ['run'])
step('Build', '@remix-run/dev', 'remix', ['vite:build'])
step('Integration tests', 'vitest', 'vitest', ['run', '--config', 'vitest.integration.config.ts'])
step('Journeys in a browser', '@playwright/test', 'playwright', ['test'])
console.log(`\nAll steps passed in ${Math.round((performance.now() - startedAt) / 1000)} s after the install.`)
