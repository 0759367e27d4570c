import integration from './vitest.integration.config.ts'

/** On the built site: faults, kills, copies and tools, exchange of data, sweeps over all of its pages and endpoints. */
export default {
  ...integration,
  test: { ...integration.test, include: ['tests/{operation,exchange,sweeps}/**/*.test.ts'] },
}
