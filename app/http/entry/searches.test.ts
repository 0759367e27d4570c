import { expect, test } from 'vitest'
import { isSearch } from './searches.ts'

test.each([
  ['/search?q=nokia', true],
  ['/search.data?q=nokia&_routes=routes/_site/search', true],
  ['/search?price=20000-50000', true],
  ['/search', false],
  ['/search?q=', false],
  ['/search?utm_source=x', false],
  ['/api/search?q=nokia', true],
  ['/api/search?explain=1', true],
  ['/api/suggest?q=nok', true],
  ['/api/finder?must=price:50000', true],
  ['/feeds/phones.xml?q=nokia', true],
  ['/mobiles?must=price:50000', true],
  ['/mobiles?f.price=50000', true],
  ['/mobiles?price=budget&page=2', false],
  ['/samsung?net=jazz', true],
  ['/samsung?year=2024', false],
  ['/samsung/galaxy-a55?q=nokia', false],
  ['/', false],
])('%s searches: %s', (url, expected) => {
  expect([isSearch('GET', url), isSearch('HEAD', url), isSearch('POST', url)]).toEqual([expected, expected, false])
})
