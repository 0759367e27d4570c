import { emptyTable, type FinderPhone, type FinderTable, putPhone } from '#app/finder/table.ts'

/** A table of these phones. */
export function tableOf(phones: FinderPhone[]): FinderTable {
  const table = emptyTable()
  for (const phone of phones) putPhone(table, phone)
  return table
}
