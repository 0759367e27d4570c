/** Pasted rows beside what a form has, and the chosen ones in it (ADMIN-21). Pure. */

import { z } from 'zod'
import { parseJson } from '#app/platform/json.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { htmlToText, oneLine } from '#app/platform/text/text.ts'
import { isSameText, mergeSuggestion, typedCategories } from '../suggestions.ts'
import { MAX_PASTED, type PastedRow, parsePasted } from './parse.ts'
import { placeOf } from './vocabulary.ts'

type Values = Record<string, unknown>

/** A row that can be chosen, under the category and feature that the form has for it, if any. */
export type OfferedRow = PastedRow & { status: 'new' | 'same' | 'differs'; former: string }

export type PastePreview = { rows: OfferedRow[]; unplaced: string[] }

const comparable = (value: string) => oneLine(htmlToText(value)).toLowerCase()

/** Each row with what the form has for it; a message where the text is empty, too long, or of too many rows. */
export function previewPaste(typed: Values, text: string): PastePreview | string {
  if (text.trim() === '') return 'Paste some specifications first'
  const length = text.replaceAll('\r\n', '\n').length
  if (length > MAX_PASTED.characters)
    return `At most ${formatNumber(MAX_PASTED.characters)} characters; this is ${formatNumber(length)}. Paste it in parts`
  const { rows, unplaced } = parsePasted(text)
  if (rows.length > MAX_PASTED.rows)
    return `At most ${MAX_PASTED.rows} rows; this text has ${rows.length}. Paste it in parts`
  const stored = typedCategories(typed).flatMap(({ category, specs }) => specs.map(spec => ({ ...spec, category })))
  const offered = rows.map((row): OfferedRow => {
    const own =
      stored.find(({ category, feature }) => isSameText(category, row.category) && isSameText(feature, row.feature)) ??
      stored.find(({ category, feature }) => {
        const place = isSameText(category, row.category) ? placeOf(feature, row.category) : null
        return place?.category === row.category && place.feature === row.feature
      })
    if (!own || own.value === '') return { ...row, status: 'new', former: '' }
    const status = comparable(own.value) === comparable(row.value) ? 'same' : 'differs'
    return { ...row, category: own.category, feature: own.feature, status, former: htmlToText(own.value) }
  })
  return { rows: offered, unplaced }
}

const chosenRow = z.object({ category: z.string().min(1), feature: z.string().min(1), value: z.string().min(1) })

/** What the box of a row sends. */
export const rowToken = ({ category, feature, value }: PastedRow): string =>
  JSON.stringify({ category, feature, value })

/** The rows that were chosen; what is no row of ours is left out. */
export const chosenRows = (tokens: string[]): PastedRow[] =>
  tokens.slice(0, MAX_PASTED.rows).flatMap(token => {
    const read = chosenRow.safeParse(parseJson(token))
    return read.success ? [read.data] : []
  })

/** The values of the form with these rows in its specifications. */
export function withPasted(typed: Values, rows: PastedRow[]): Values {
  const specifications = [...Map.groupBy(rows, ({ category }) => category)].map(([category, own]) => ({
    category,
    specs: own.map(({ feature, value }) => ({ feature, value })),
  }))
  return mergeSuggestion(typed, { texts: {}, shortSpecs: {}, specifications }, { replaces: true }).values
}
