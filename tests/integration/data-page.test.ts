/** What we know and how well: the page, its table, and the links to it. */
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { sharedSite } from '#tests/support/shared-site.ts'

const site = sharedSite()

const get = (path: string, headers: Record<string, string> = {}) => fetch(site.origin + path, { headers })
const textOf = async (path: string) => (await get(path)).text()
const plain = (html: string) => html.replace(/<!-- -->/g, '').replaceAll('&#x27;', "'")

test('the page has every figure of its table, each section with a heading (KNOW-1, KNOW-2)', async () => {
  const response = await get('/data.csv')
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  const rows = parse(await response.text(), { columns: true }) as Record<string, string>[]
  const html = plain(await textOf('/data'))
  expect(new Set(rows.map(({ section }) => section)).size).toBe(8)
  const shown = [...html.matchAll(/<th scope="row">(.*?)<\/th><td class="number">([\d,]+)/g)].map(
    ([, name = '', count]) =>
      `${name
        .replace(/<time.*/, '')
        .replace(/<[^>]+>/g, '')
        .trim()}: ${count}`,
  )
  for (const { section, name, count } of rows) {
    expect(html).toContain(`${section}</h2>`)
    expect(shown).toContain(`${name}: ${Number(count).toLocaleString('en')}`)
  }
  expect(rows.find(({ name }) => name === 'Phones')?.count).toBe('1253')
})

test('of what was read more than once the newest reading stands first', async () => {
  const [, table = ''] = /<section id="sources"[^>]*>.*?<tbody>(.*?)<\/tbody>/s.exec(await textOf('/data')) ?? []
  const rows = [...table.matchAll(/<th scope="row"><bdi>(.*?)<\/bdi>.*?dateTime="([\d-]+)"/gs)]
  const repeated = [...Map.groupBy(rows, ([, name]) => name).values()].filter(({ length }) => length > 1)
  expect(repeated.length).toBeGreaterThan(0)
  for (const readings of repeated) {
    const dates = readings.map(([, , date = '']) => date)
    expect(dates).toEqual(dates.toSorted().reverse())
    expect(readings).toEqual(rows.slice(rows.indexOf(readings[0] as (typeof rows)[number])).slice(0, readings.length))
  }
})

test('the CSV is not sent twice', async () => {
  const first = await get('/data.csv')
  const again = await get('/data.csv', { 'If-None-Match': first.headers.get('ETag') ?? '' })
  expect(again.status).toBe(304)
})

test('the footer and each line with a source lead to the page', async () => {
  const html = plain(await textOf('/samsung/samsung-galaxy-s24-ultra'))
  for (const [line] of html.matchAll(/<p[^>]*>Source:.*?<\/p>/gs)) expect(line).toContain('href="/data"')
  expect(html).toMatch(/<footer.*href="\/data"/s)
})
