/** Facts shown after the highlights of a phone, such as when it was announced (PHONE-2). Pure. */
import type { ShownPhone } from '#app/entities/phone.ts'
import { type FieldName, fieldNames, phoneFields } from '#app/entities/phone-fields.ts'
import { formatDate } from '#app/platform/text/format.ts'
import type { Highlight } from './highlights.ts'
import { phonePageTexts } from './texts.ts'

/** The rows of the specifications that say the same; with them the fact is not said twice. */
const sameRows: Partial<Record<FieldName, string>> = { announcedDate: 'Announced' }

export const sheetFacts = (phone: ShownPhone): Highlight[] => {
  const rows = new Set(phone.specifications.flatMap(({ specs }) => specs.map(({ feature }) => feature)))
  return fieldNames.flatMap(name => {
    const { isOnSheet, kind, label } = phoneFields[name]
    const value = (phone as Partial<Record<FieldName, unknown>>)[name]
    if (!isOnSheet || typeof value !== 'string' || !value || rows.has(sameRows[name] ?? '')) return []
    const labels: Partial<Record<FieldName, string>> = phonePageTexts().sheetFacts
    return [{ label: labels[name] ?? label, text: kind === 'date' ? formatDate(value) : value }]
  })
}
