import integration from './vitest.integration.config.ts'

/** Faults, kills, copies and tools on the built site. */
export default { ...integration, test: { ...integration.test, include: ['tests/operation/**/*.test.ts'] } }
