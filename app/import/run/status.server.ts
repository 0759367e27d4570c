import { lastImportAt } from './runs.server.ts'
import { countContent } from './store.server.ts'

/** The number of brands and phones, and the end of the last import as ISO 8601 (API-17, IMPORT-1). */
export function importStatus(): { totalBrands: number; totalMobiles: number; lastImport: string | null } {
  const endedAt = lastImportAt()
  return { ...countContent(), lastImport: endedAt === null ? null : new Date(endedAt).toISOString() }
}
