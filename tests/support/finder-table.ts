import { emptyTable, type FinderPhone, type FinderTable, putPhone } from '#app/finder/table.ts'

/** A table of these phones. */
export function tableOf(phones: FinderPhone[], savings?: FinderTable['savings']): FinderTable {
  const table = emptyTable(phones.length, savings)
  for (const phone of phones) putPhone(table, phone)
  return table
}
