/** Another language is an entry and its texts, nothing else (LANG-3): proven with a made-up one. */
import { expect, test } from 'vitest'
import { withLanguage } from '#app/platform/request/request-context.server.ts'
import { listedPages } from '#app/platform/site-pages.ts'
import { type Language, localPath } from '#app/platform/text/language.ts'
import { givenCatalogue, keepTables } from '#tests/support/database.ts'
import { englishIn } from '#tests/support/latin-sentences.ts'
import { a55, iphone15 } from '#tests/support/phones.ts'
import { PSEUDO } from '#tests/support/pseudo-language.ts'
import { pageRenderer } from '#tests/support/rendered.tsx'
import { provideTranslations } from './languages/all.server.ts'

const language = PSEUDO as Language

keepTables()
await givenCatalogue()
provideTranslations()
const render = await pageRenderer(language)

const paths = [
  ...listedPages.filter(({ id }) => id !== 'priceReport').map(({ path }) => path),
  ...[a55.path, '/nokia/nokia-2660-flip', '/samsung', '/search?q=samsung+5g+under+80000', '/search?q=zzzz'],
  ...[`/compare?phones=${a55.id},${iphone15.id}`, `/price-report?phone=${a55.id}`, '/pta-tax?cnfUsd=300&usdPkr=280'],
  ...[`/slip?phones=${a55.id},${iphone15.id},nobody&asks1=50000&asks2=x`, '/slip', '/offline?kept=1'],
]

test.each(paths)('%s is there in a third language, with its texts alone', async path => {
  const url = `http://localhost:5000${localPath(path, language)}`
  const response = await withLanguage(language, () => render(new Request(url)))
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toMatch(new RegExp(`<html lang="${PSEUDO}"`))
  expect([...new Set(englishIn(html, () => false, 2))]).toEqual([])
})
