/** What the filter shows of the words of a search, and replaces (FIND-2). */
import { beforeAll, expect, test } from 'vitest'
import { givenCatalogue, keepTables } from '#tests/support/database.ts'
import { testData } from '#tests/support/source-phones.ts'
import { readingLabels } from './reading-labels.ts'
import { type Found, search } from './search.server.ts'
import { nicesInWords, wishesInWords } from './wishes-in-words.server.ts'

keepTables()
beforeAll(givenCatalogue)

const { searches } = testData<{ searches: { q: string }[] }>('search-judged.json')
const firsts = (found: Found) => [found.total, ...found.ids({ limit: 10, offset: 0 })]

test('the filter with what the words ask for finds the same phones in the same order', () => {
  const compared = searches.map(({ q }) => {
    const ofWords = search(q)
    const must = wishesInWords(ofWords.understood)
    const nice = nicesInWords(ofWords.understood)
    return { q, ofWords, must, ofFilter: search(q, { must, nice, isFilterOnly: true }) }
  })
  // `under 70000` leaves out that price; `up to 70,000`, as the filter says it, does not.
  const isUnder = ({ ofWords, must }: (typeof compared)[number]) =>
    must.has('price') && ofWords.understood.range?.max === must.get('price')
  const others = compared.filter(each => !isUnder(each))
  expect(others.length).toBeGreaterThan(100)
  for (const { q, ofWords, ofFilter } of others) expect([q, ...firsts(ofFilter)]).toEqual([q, ...firsts(ofWords)])
  for (const { q, ofWords, ofFilter } of compared.filter(isUnder))
    expect(ofFilter.total, q).toBeGreaterThanOrEqual(ofWords.total)
})

test('a wish that was emptied in the filter is no wish, and its words have no label', () => {
  const q = 'amoled 5g phone under 70000'
  const all = search(q)
  expect([...wishesInWords(all.understood)]).toEqual([
    ['price', 70_000],
    ['oled', true],
    ['fiveG', true],
  ])
  const some = search(q, { must: new Map([['price', 60_000]]), isFilterOnly: true })
  expect([...some.asked.conditions.must]).toEqual([])
  expect(some.asked.range).toEqual({ min: 1, max: 60_001 })
  expect(readingLabels(some.understood, true)).toEqual([])
  expect(readingLabels(all.understood)).toHaveLength(3)
  expect(some.total).toBeGreaterThan(search('amoled 5g phone under 60000').total)
})

test('what is only nice to have stands in the filter too, and is given up there (FIND-2)', () => {
  const q = 'camera phone under 60000'
  const { understood } = search(q)
  expect([...nicesInWords(understood)]).toEqual([['ois', true]])
  expect(readingLabels(understood).map(({ label }) => label)).toContain('Stabilised camera first')
  const given = search(q, { must: wishesInWords(understood), isFilterOnly: true })
  expect([...given.asked.conditions.nice]).toEqual([])
  expect(readingLabels(understood, true).map(({ label }) => label)).not.toContain('Stabilised camera first')
})

test('5G of an operator is a wish for the operator and for 5G', () => {
  expect([...wishesInWords(search('jazz 5g phone under 80000').understood)]).toEqual([
    ['price', 80_000],
    ['fiveG', true],
    ['net', ['jazz']],
  ])
})
