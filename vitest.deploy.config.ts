import integration from './vitest.integration.config.ts'

/** The shared caches in front of the built site; they need nginx and Varnish. */
export default { ...integration, test: { ...integration.test, include: ['tests/deploy/**/*.test.ts'] } }
