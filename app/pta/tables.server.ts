/** The tables in use on phones from abroad: the bundled ones or an administrator's (TABLE-1). */
import { tableReader } from '#app/tables/versions.server.ts'
import { customsTableSchema } from './customs-table.ts'
import { registrationTableSchema } from './registration-table.ts'
import bundledCustoms from './tables/customs-values.json'
import bundledTax from './tables/pta-tax.json'
import bundledRegistration from './tables/registration.json'
import { taxTableSchema } from './tax-table.ts'

export const bundledPta = {
  'pta-tax': bundledTax,
  'customs-values': bundledCustoms,
  registration: bundledRegistration,
}

export const taxTable = tableReader('pta-tax', taxTableSchema, bundledTax)
export const customsTable = tableReader('customs-values', customsTableSchema, bundledCustoms)
export const registrationTable = tableReader('registration', registrationTableSchema, bundledRegistration)
