/** Parses the release date formats found in phone data. Pure. */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month = String.raw`(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?`
const year = String.raw`(\d{4})`
const day = String.raw`(\d{1,2})(?:st|nd|rd|th)?`

type Parts = { year?: string; month?: string; day?: string }

/** `13/09/2024` or `09/13/2024`. `03/09/2024` is ambiguous, so only its year is used. */
function dayAndMonth([, first, second, y]: RegExpExecArray): Parts {
  const [a, b] = [Number(first), Number(second)]
  if (a > 12 || a === b) return { year: y, month: second, day: first }
  return b > 12 ? { year: y, month: first, day: second } : { year: y }
}

/** Tried in this order, the most precise first. */
const formats: [RegExp, (match: RegExpExecArray) => Parts][] = [
  // Also matches the start of `2024-09-13T00:00:00Z`.
  [/\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/, ([, y, m, d]) => ({ year: y, month: m, day: d })],
  [/^(20\d\d)(\d\d)(\d\d)$/, ([, y, m, d]) => ({ year: y, month: m, day: d })],
  [/\b(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\b/, dayAndMonth],
  [new RegExp(`\\b${day}[- ]${month}[- ](\\d{2})$`, 'i'), ([, d, m, y]) => ({ year: `20${y}`, month: m, day: d })],
  [new RegExp(`^${month}[-'](\\d{2})$`, 'i'), ([, m, y]) => ({ year: `20${y}`, month: m })],
  [new RegExp(`\\b${day}[-/]${month}[-/]${year}\\b`, 'i'), ([, d, m, y]) => ({ year: y, month: m, day: d })],
  [/^(\d{1,2})\/(\d{4})$/, ([, m, y]) => ({ year: y, month: m })],
  [new RegExp(`^${month}[-/]${year}$`, 'i'), ([, m, y]) => ({ year: y, month: m })],
  [new RegExp(`\\b${year},? ${month},? ${day}\\b`, 'i'), ([, y, m, d]) => ({ year: y, month: m, day: d })],
  [new RegExp(`\\b${day} ${month},? ${year}\\b`, 'i'), ([, d, m, y]) => ({ year: y, month: m, day: d })],
  [new RegExp(`\\b${month} ${day},? ${year}\\b`, 'i'), ([, m, d, y]) => ({ year: y, month: m, day: d })],
  [/\b(\d{4})-(\d{2})\b(?!-)/, ([, y, m]) => ({ year: y, month: m })],
  [new RegExp(`\\b${year},? ${month}`, 'i'), ([, y, m]) => ({ year: y, month: m })],
  [new RegExp(`\\b${month},? ${year}\\b`, 'i'), ([, m, y]) => ({ year: y, month: m })],
  [/\b(\d{4})\b/, ([, y]) => ({ year: y })],
]

export type ReleaseDate = {
  /** `2024`, `2024-09` or `2024-09-13`, as precise as the text. */
  date: string
  precision: 'day' | 'month' | 'year'
  /** Announced for the future. */
  isExpected: boolean
}

/**
 * `Released 2025, September 19`, `2025, September`, `Exp. 08 October 2024`, `20 June 2023`, `2024-09-13`, `2024`; null for
 * a text without a year and for a cancelled phone. Impossible days and months are dropped.
 */
export function parseReleaseDate(text: string): ReleaseDate | null {
  if (/cancel|rumou?r/i.test(text)) return null
  // `Announced 2024, May. Released 2024, June 03`: the release counts.
  const released = /released\b(.*)/i.exec(text)?.[1] ?? text
  for (const [format, partsOf] of formats) {
    const match = format.exec(released)
    if (match) return { ...toDate(partsOf(match)), isExpected: /\bexp(\.|ected)|coming soon/i.test(text) }
  }
  return null
}

function toDate({ year = '', month, day }: Parts): Pick<ReleaseDate, 'date' | 'precision'> {
  const index = month ? monthNumber(month) : 0
  if (index < 1 || index > 12) return { date: year, precision: 'year' }
  const yearMonth = `${year}-${String(index).padStart(2, '0')}`
  const number = Number(day ?? 0)
  const last = new Date(Date.UTC(Number(year), index, 0)).getUTCDate()
  if (number < 1 || number > last) return { date: yearMonth, precision: 'month' }
  return { date: `${yearMonth}-${String(number).padStart(2, '0')}`, precision: 'day' }
}

const monthNumber = (text: string) =>
  /^\d+$/.test(text) ? Number(text) : MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1
