import { defineConfig } from '@playwright/test'
import { chromium } from '#tests/support/chromium.ts'
import { ENDS_WITH_PARENT } from './scripts/parent.mjs'

/** Another one where two checkouts are tested at once. */
const port = Number(process.env.E2E_PORT ?? 5190)
const database = '.cache/e2e/site.sqlite'

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/support/site-template.ts',
  fullyParallel: true,
  workers: 2,
  // Limits end what hangs, also on a busy machine.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // Screenshots of failed tests; not in git.
  outputDir: 'test-results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: chromium,
    reducedMotion: 'reduce',
    // A trace of each test would take a fifth of the time; `--trace retain-on-failure` records those of failed ones.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  // Each test runs twice: with and without script (SITE-2).
  projects: [
    { name: 'script', use: { javaScriptEnabled: true }, grepInvert: /@no-script/ },
    { name: 'no-script', use: { javaScriptEnabled: false }, grepInvert: /@script/ },
  ],
  webServer: {
    command: `"${process.execPath}" tests/support/fresh-site.mjs`,
    url: `http://127.0.0.1:${port}/healthz`,
    env: {
      ...ENDS_WITH_PARENT,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_PATH: database,
      NODE_ENV: 'production',
    },
    reuseExistingServer: false,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 9000 },
  },
})
