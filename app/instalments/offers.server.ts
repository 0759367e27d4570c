/** The offers in use: the bundled table or an administrator's (TABLE-1). */
import { tableReader } from '#app/tables/versions.server.ts'
import { offerTableSchema } from './offer-table.ts'
import bundledOffers from './offers.json'

export { bundledOffers }

export const offerTable = tableReader('instalments', offerTableSchema, bundledOffers)
