import { defineConfig } from '@playwright/test'
import { chromium } from '#tests/support/chromium.ts'
import type { Options } from '#tests/support/e2e.ts'
import { isWhole } from '#tests/support/every-kind.ts'
import { isRest, lane } from '#tests/support/journey-lanes.ts'

export default defineConfig<Options>({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  // For the long run alone: the other tests look at samples of its views.
  testIgnore: isWhole ? [] : '**/every-view.test.ts',
  globalSetup: ['./tests/support/site-template.ts', './tests/support/shared-site.ts'],
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
    // Workers read this file again after the site has started.
    baseURL: process.env.SHARED_SITE,
    launchOptions: chromium,
    reducedMotion: 'reduce',
    // A trace of each test would take a fifth of the time; `--trace retain-on-failure` records those of failed ones.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  // Each test runs twice: with and without script (SITE-2).
  projects: [
    { name: 'script', use: { javaScriptEnabled: true }, ...lane('script', /@no-script/) },
    { name: 'no-script', use: { javaScriptEnabled: false }, ...lane('no-script', /@script/) },
    // A journey of each kind; `npm run verify:long` runs all of visitors (LANG-3, scripts/journeys.test.ts).
    ...(isRest
      ? []
      : [
          {
            name: 'urdu',
            use: { javaScriptEnabled: true, language: 'ur' as const },
            grep: isWhole ? /@urdu/ : /@urdu(?!-)/,
          },
        ]),
  ],
})
