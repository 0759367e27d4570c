import integration from './vitest.integration.config.ts'

/** Faults, kills, copies and tools on the built site, and sweeps over all of its pages and endpoints. */
export default { ...integration, test: { ...integration.test, include: ['tests/{operation,sweeps}/**/*.test.ts'] } }
