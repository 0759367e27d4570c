/** One site with the default settings, started once in a run, for tests that only read its responses. */
import { startSite } from './site.ts'

/** Run once before all tests; returns the cleanup function. */
export default async function startSharedSite(): Promise<() => Promise<void>> {
  // All tests come from one address, and no test of its limits uses this site.
  const site = await startSite({ env: { SEARCH_PER_MINUTE: '1000000', TEST_BROTLI_QUALITY: '7' } })
  process.env.SHARED_SITE = site.origin
  process.env.SHARED_DATABASE = site.databasePath
  return site.stop
}

/** That site. Change nothing there, and start an own one for settings, log or database. */
export function sharedSite(): { origin: string; databasePath: string } {
  const { SHARED_SITE: origin, SHARED_DATABASE: databasePath } = process.env
  if (!origin || !databasePath) throw new Error('The shared site is only there in integration tests and journeys.')
  return { origin, databasePath }
}
