import { defineConfig } from 'vitest/config'

/** Tests over HTTP against the built site. */
export default defineConfig({
  test: {
    include: ['tests/integration/**/*.test.ts'],
    // No test replaces a module, and each file would load them all again.
    isolate: false,
    globalSetup: ['tests/support/site-template.ts', 'tests/support/shared-site.ts'],
    // Limits end what hangs, also on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // They wait more than they compute.
    maxWorkers: 3,
  },
})
