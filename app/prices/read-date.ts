/** Reads the day, month or year of a price as people in Pakistan write it: the day stands first (PRICE-5). Pure. */
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { latinDigits } from '#app/platform/text/text.ts'
import { isPriceDate, isRealDate } from './dates.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month = `(${MONTHS.join('|')})[a-z]*[.,]?`
const day = String.raw`(\d{1,2})(?:st|nd|rd|th)?,?`
const year = String.raw`(\d{4}|'?\d{2})`
const sign = `(?:[-/. ]| of )`

type Parts = { y?: string; m?: string; d?: string }

const formats: [RegExp, (match: RegExpExecArray) => Parts][] = [
  // With or without a time of day.
  [/^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2})(?:[t ]\d.*)?)?)?$/, ([, y, m, d]) => ({ y, m, d })],
  [/^(20\d\d)(\d\d)(\d\d)$/, ([, y, m, d]) => ({ y, m, d })],
  [/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/, ([, d, m, y]) => ({ y, m, d })],
  [/^(\d{1,2})[-/.](\d{4})$/, ([, m, y]) => ({ y, m })],
  [new RegExp(`^${day}${sign}?${month}${sign}?${year}$`), ([, d, m, y]) => ({ y, m, d })],
  [new RegExp(`^${month} ${day} (\\d{4})$`), ([, m, d, y]) => ({ y, m, d })],
  [new RegExp(`^(\\d{4}),? ?${month} ${day}$`), ([, y, m, d]) => ({ y, m, d })],
  [new RegExp(`^${month}${sign}?(\\d{4})$`), ([, m, y]) => ({ y, m })],
  [new RegExp(`^(\\d{4}),?${sign}?${month}$`), ([, y, m]) => ({ y, m })],
]

export type ReadDate = { ok: true; date: string } | { ok: false; message: string }

/** `21/11/2026`, `2026-11-21`, `Nov 2026`: the date as precise as its text; refused when it is none, or after tomorrow. */
export function readPriceDate(text: string, now = Date.now()): ReadDate {
  const plain = plainText(text)
  for (const [format, partsOf] of formats) {
    const match = format.exec(plain)
    if (!match) continue
    const date = toDate(partsOf(match))
    if (isPriceDate(date, now)) return { ok: true, date }
    return {
      ok: false,
      message: isRealDate(date) && date > todayInPakistan(now) ? `"${text}" is after today` : NOT_READ(text),
    }
  }
  return { ok: false, message: NOT_READ(text) }
}

const NOT_READ = (text: string) => `"${text}" is no date such as 21/11/2026, 2026-11-21 or Nov 2026`

function toDate({ y = '', m, d }: Parts): string {
  const year = y.length === 4 ? y : `20${y.replace("'", '')}`
  const number = m && (/^\d+$/.test(m) ? Number(m) : MONTHS.indexOf(m) + 1)
  return [year, number, d]
    .filter(Boolean)
    .map(part => String(part).padStart(2, '0'))
    .join('-')
}

/** Lower case, Latin digits, without the day of the week. */
const plainText = (text: string) =>
  latinDigits(text.toLowerCase())
    .replace(/^(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?[,.]? /, '')
    .replace(/\s+/g, ' ')
    .trim()
