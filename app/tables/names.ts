/** The data tables that an administrator can replace (TABLE-1). */
export const dataTableNames = [
  'pta-tax',
  'customs-values',
  'registration',
  'instalments',
  'chips',
  'tests',
  'updates',
  'networks',
] as const
export type DataTableName = (typeof dataTableNames)[number]
