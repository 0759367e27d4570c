import { defineConfig } from 'vitest/config'
import { earlyBundle } from './scripts/early-bundle.ts'
import { pseudoLanguage } from './tests/support/pseudo-language.ts'

/** Files that need modules of their own. The others share those of their worker, or each would load them all again. */
const isolated = [
  // They mock packages that the modules of other tests have loaded.
  'app/auth/password.server.test.ts',
  'app/auth/sign-in.server.test.ts',
  'app/import/providers/mobileapi-client.server.test.ts',
  // It sets environment variables, which a process reads once.
  'app/ai/descriptions/background.server.test.ts',
]

/** Its sources have one language more. */
const thirdLanguage = 'app/third-language.test.ts'

const shared = {
  setupFiles: ['tests/support/database.ts'],
  restoreMocks: true,
  // Some tests read whole price lists; none measures time. Limits end what hangs, also on a busy machine.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
}

export default defineConfig({
  test: {
    globalSetup: 'tests/support/empty-database.ts',
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'shared modules',
          include: ['app/**/*.test.{ts,tsx}', 'db/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...isolated, thirdLanguage],
          isolate: false,
        },
      },
      { test: { ...shared, name: 'own modules', include: isolated } },
      {
        plugins: [pseudoLanguage(), earlyBundle()],
        test: { ...shared, name: 'a third language', include: [thirdLanguage] },
      },
    ],
  },
})
