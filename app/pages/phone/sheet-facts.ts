/** Facts shown beside the release date of a phone, such as `Announced 13 September 2024` (PHONE-2). Pure. */
import type { ShownPhone } from '#app/entities/phone.ts'
import { type FieldName, fieldNames, phoneFields } from '#app/entities/phone-fields.ts'
import { formatDate } from '#app/platform/text/format.ts'
import { inLanguage } from '#app/platform/text/language.ts'

export const sheetFacts = (phone: ShownPhone): string[] =>
  fieldNames.flatMap(name => {
    const { onSheet, kind } = phoneFields[name]
    const value = (phone as Partial<Record<FieldName, unknown>>)[name]
    return onSheet && typeof value === 'string' && value
      ? [`${inLanguage(onSheet)()} ${kind === 'date' ? formatDate(value) : value}`]
      : []
  })
