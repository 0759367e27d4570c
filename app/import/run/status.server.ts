import { lastImportAt } from './runs.server.ts'
import { countContent } from './store.server.ts'

/** How much there is and when the last import ended (API-17, IMPORT-1). */
export function importStatus(): { totalBrands: number; totalMobiles: number; lastImport: string | null } {
  const endedAt = lastImportAt()
  return { ...countContent(), lastImport: endedAt === null ? null : new Date(endedAt).toISOString() }
}
