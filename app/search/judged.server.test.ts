/** Searches as shoppers in Pakistan type them, judged by an expert on the filled site (tests/data/search-judged.json). */
import { beforeAll, expect, test } from 'vitest'
import { listPhonesByIds } from '#app/phones/phones.server.ts'
import { givenCatalogue, keepTables } from '#tests/support/database.ts'
import { testData } from '#tests/support/source-phones.ts'
import { search } from './search.server.ts'

keepTables()
beforeAll(givenCatalogue)

type Judged = { q: string; good?: string[] }
const { searches } = testData<{ searches: Judged[] }>('search-judged.json')

/** The phones on which a visitor of the first page looks. */
const SEEN = 10

const slugs = (q: string) => listPhonesByIds(search(q).ids({ limit: SEEN, offset: 0 })).map(({ slug }) => slug)

/** 3: the first phone is a good one and the other good ones are seen; 2: the first is one; 1: one is seen. */
function scoreOf(q: string, good: string[]): number {
  const shown = slugs(q)
  if (good.length === 0) return shown.length === 0 ? 3 : 0
  const seen = good.filter(slug => shown.includes(slug)).length
  if (!good.includes(shown[0] ?? '')) return seen > 0 ? 1 : 0
  return seen === good.length ? 3 : 2
}

test('the searches whose good phones are known score at least 2.85 of 3, none below 2', () => {
  const known = searches.flatMap(({ q, good }) => (good ? [{ q, score: scoreOf(q, good) }] : []))
  expect(known).toHaveLength(89)
  expect(known.filter(({ score }) => score < 2)).toEqual([])
  expect(known.reduce((sum, { score }) => sum + score, 0) / known.length).toBeGreaterThanOrEqual(2.85)
})
