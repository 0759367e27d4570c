/** Release dates, as exact as their source: `2024`, `2024-09` or `2024-09-13`. */

/** The date as a number that sorts; a part not known is 00, so that `2024-09` (20240900) sorts before `2024-09-01`. */
export function releaseOrder(date: string): number {
  const [year = '0', month = '00', day = '00'] = date.split('-')
  return Number(`${year}${month}${day}`)
}

/** The first dash-separated part (specification §2). */
export const releaseYear = (date: string) => date.split('-', 1)[0] ?? ''

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** `2024-09-13` → `13 September 2024`, `2024-09` → `September 2024`, `2024` → `2024`; anything else as it is. */
export function formatDate(date: string): string {
  const [year, month, day] = date.split('-')
  const name = months[Number(month) - 1]
  if (!name) return date
  return day ? `${Number(day)} ${name} ${year}` : `${name} ${year}`
}
