import { DAY_MS } from '#app/platform/retention.ts'

/** Dates in spreadsheets, which are numbers with a format. Pure. */

/** Formats that every spreadsheet knows, without a code of their own in the file. */
const isBuiltIn = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

/** Whether cells of this format show a date. @param code `dd/mm/yyyy`, where the file has one for the id */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return isBuiltIn(id)
  return /[yd]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''))
}

/** The day as `2026-11-25`; the number itself where it is none. @param uses1904 whether days are counted from 1904 on */
export function isoDate(number: number, uses1904: boolean): string {
  const days = Math.floor(number) + (uses1904 ? 1462 : 0)
  // Spreadsheets know a 29 February 1900, which never was; no price is of that time.
  if (days < 61 || days > 109_574) return String(number)
  return new Date(Date.UTC(1899, 11, 30) + days * DAY_MS).toISOString().slice(0, 10)
}
