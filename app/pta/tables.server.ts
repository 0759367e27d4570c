/** The tables in use for the tax on phones from abroad. */
import { cachePerVersion } from '#db/content-version.server.ts'
import bundledTax from './tables/pta-tax.json'
import { taxTableSchema } from './tax-table.ts'

/** The tax table (PTA-1). */
export const taxTable = cachePerVersion(() => taxTableSchema.parse(bundledTax))
