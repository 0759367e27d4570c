import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'db/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: 'tests/support/empty-database.ts',
    setupFiles: ['tests/support/database.ts'],
    maxWorkers: 2,
    restoreMocks: true,
    // Some tests read whole price lists; none measures time. Limits end what hangs, also on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
