import { defineConfig } from 'vitest/config'

/** Tests over HTTP against the built site. */
export default defineConfig({
  test: {
    include: ['tests/integration/**/*.test.ts'],
    globalSetup: 'tests/support/site-template.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
