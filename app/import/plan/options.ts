/** The options that a person chooses for a file: what to import, and the origin of its prices. */

import { z } from 'zod'
import { priceKinds } from '#app/entities/enums.ts'
import { MAX_SOURCE_NAME_LENGTH } from '#app/entities/limits.ts'
import { partialDate } from '#app/entities/phone-parts.ts'
import { slugOf } from '#app/platform/text/slug.ts'
import { priceDateText } from '#app/prices/date-text.ts'
import type { Mapping } from '../read/mapping.ts'
import { targets } from '../read/mapping.ts'
import type { ReadFile } from '../read/read-file.ts'
import type { Table } from '../read/row.ts'
import type { SiteExport } from '../read/site-export.ts'

const modes = ['phones', 'prices', 'both'] as const
export type Mode = (typeof modes)[number]

export const modeLabels: Record<Mode, string> = {
  phones: 'Add new phones only',
  prices: 'Update prices of phones that are here',
  both: 'Add new phones and update prices',
}

export const fileOptions = z.object({
  mode: z.enum(modes, 'Choose what to do with the rows'),
  /** The id of the data set, such as `priceoye-2026-03`. */
  source: z
    .string()
    .trim()
    .min(1, 'Say where the data is from')
    .max(MAX_SOURCE_NAME_LENGTH, `At most ${MAX_SOURCE_NAME_LENGTH} characters`),
  /** The date of the prices: a day, a month or a year. */
  date: priceDateText('Use a date until today, such as 2026-03-16, 2026-03 or 2026'),
  kind: z.enum(priceKinds, 'Choose a kind of price'),
  /** Also replaces prices edited by hand. */
  replacesEdited: z.boolean().default(false),
  /** Also takes rows that an editor rejected when they came before. */
  takesRejected: z.boolean().default(false),
  mapping: z.record(z.string(), z.enum(targets)),
})

export type FileOptions = z.infer<typeof fileOptions> & { mapping: Mapping }

/** A parsed file; a table comes with its options. */
export type ImportFile = { kind: 'export'; file: SiteExport } | { kind: 'table'; table: Table; options: FileOptions }

/** An export needs no options; a table gets the chosen ones, else a guess. */
export const withOptions = (
  { name, options, pasted }: { name: string; options: FileOptions | null; pasted: { sender: string } | null },
  read: Extract<ReadFile, { ok: true }>,
  today: string,
): ImportFile =>
  read.kind === 'export'
    ? { kind: 'export', file: read.file }
    : {
        kind: 'table',
        table: read.table,
        // The sender is shown to everybody as the seller, so its name stays as typed.
        options:
          options ??
          (pasted
            ? { ...guessOptions('', read.table, read.mapping, today), source: pasted.sender }
            : guessOptions(name, read.table, read.mapping, today)),
      }

/**
 * A first guess from the file's name and its columns.
 * @param today `2026-11-21`
 */
export function guessOptions(fileName: string, table: Table, mapping: Mapping, today: string): FileOptions {
  const base = fileName.replace(/\.[a-z0-9]+$/i, '')
  const written = /(20\d\d)(?:[-_](0[1-9]|1[0-2])(?:[-_]([0-2]\d|3[01]))?)?(?!\d)/.exec(base)
  const date = written ? [written[1], written[2], written[3]].filter(Boolean).join('-') : today
  // The current year alone would rank below dated prices of the same year.
  const isThisYear = date === today.slice(0, 4)
  const used = new Set(Object.values(mapping))
  const hasDates = used.has('releaseDate') || used.has('announced')
  const price = table.columns.find(column => mapping[column] === 'price')
  return {
    mode: hasDates || !price ? 'phones' : 'prices',
    source: slugOf(base).slice(0, 60) || 'file',
    date: partialDate.safeParse(date).success && date <= today && !isThisYear ? date : today,
    kind: price && /launch/i.test(price) ? 'launch' : table.kind === 'message' ? 'retail' : 'import',
    replacesEdited: false,
    takesRejected: false,
    mapping,
  }
}
