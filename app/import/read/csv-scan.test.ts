import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scanCsv } from './csv-scan.ts'

/** The number of cells of each record. */
function scanned(text: string): number[] {
  const counts = [0]
  for (const { endsRecord } of scanCsv(text, ',')) {
    counts.push((counts.pop() ?? 0) + 1)
    if (endsRecord) counts.push(0)
  }
  return counts.slice(0, -1)
}

function parsed(text: string): number[] | null {
  try {
    const records: string[][] = parse(text, { relax_column_count: true, relax_quotes: true, record_delimiter: '\n' })
    return records.map(record => record.length)
  } catch {
    return null
  }
}

test.each([
  ['"a ""b"" \n\n",c\nd', [2, 1]],
  ['"a""\n"",",b', [2]],
  ['a"b,c"\nd', [2, 1]],
  ['"a"b,c', [2]],
  ['""",\n"', [1]],
  ['"",""\n', [2, 1]],
])('%j has records of %j cells', (text, counts) => expect(scanned(text)).toEqual(counts))

test('cells and records end at the same places as in the parser', () => {
  const texts = fc
    .array(fc.constantFrom('"', '"', ',', '\n', 'a', ' ', 'é'), { maxLength: 30 })
    .map(signs => signs.join(''))
  fc.assert(
    fc.property(texts, text => {
      const counts = parsed(text)
      // The parser rejects an unclosed quote.
      if (counts === null) return
      // The scan yields one more, empty record after the last line end.
      const all = scanned(text)
      expect(all.length === counts.length ? all : all.slice(0, -1)).toEqual(counts)
    }),
    { numRuns: 5000 },
  )
})
