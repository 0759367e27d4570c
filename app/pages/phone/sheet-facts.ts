/** Facts shown beside the release date of a phone, such as `Announced 13 September 2024` (PHONE-2). Pure. */
import type { ShownPhone } from '#app/entities/phone.ts'
import { type FieldName, fieldNames, phoneFields } from '#app/entities/phone-fields.ts'
import { formatDate } from '#app/platform/text/format.ts'
import { phonePageTexts } from './texts.ts'

export const sheetFacts = (phone: ShownPhone): string[] =>
  fieldNames.flatMap(name => {
    const { isOnSheet, kind, label } = phoneFields[name]
    const value = (phone as Partial<Record<FieldName, unknown>>)[name]
    if (!isOnSheet || typeof value !== 'string' || !value) return []
    const labels: Partial<Record<FieldName, string>> = phonePageTexts().sheetFacts
    return [`${labels[name] ?? label} ${kind === 'date' ? formatDate(value) : value}`]
  })
