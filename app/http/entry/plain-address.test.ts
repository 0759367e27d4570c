import fc from 'fast-check'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { cacheableTarget, cookieUse } from './cacheable.ts'
import { differInCase, plainTarget } from './plain-address.ts'
import { refuseWriting } from './read-only.ts'
import { isSearch } from './searches.ts'

test.each([
  ['/', '/'],
  ['/samsung/galaxy-a55', '/samsung/galaxy-a55'],
  ['/samsung/galaxy-a55.data?_routes=x', '/samsung/galaxy-a55.data?_routes=x'],
  ['/x/../api/mobiles.data', '/api/mobiles.data'],
  ['/%61pi/mobiles.data', '/api/mobiles.data'],
  ['/assets/../admin', '/admin'],
  ['/assets/%2e%2E/admin', '/admin'],
  ['/..//../x', '/x'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/Samsung//Galaxy-A55/', '/samsung/galaxy-a55'],
  ['/healthz/.data', '/healthz.data'],
  ['/.data', '/_root.data'],
  ['/caf\xc3\xa9', '/caf%C3%A9'],
  ['/a%2fb', '/a%2Fb'],
  ['/a%25b', '/a%25b'],
  ['/a b', '/a%20b'],
  ['/assets/Entry-aB12.js', '/assets/Entry-aB12.js'],
  ['/ASSETS/Entry-aB12.js', '/assets/Entry-aB12.js'],
  ['/admin/join/aB_12', '/admin/join/aB_12'],
  ['/search?q=%zz//..', '/search?q=%zz//..'],
  ['/search?', '/search?'],
  ['/%zz', null],
  ['/%E0%A4%A', null],
  ['/%ff', null],
  ['/a%00b', null],
  ['/search#x', null],
  ['search', null],
])('%s is plainly %s', (target, plain) => expect(plainTarget(target)).toBe(plain))

test.each([
  ['/API/auth/Login/', true],
  ['/api/auth/login/?next=/Admin/', true],
  ['//api/auth/login', false],
  ['/api/auth/%6Cogin', false],
])('%s differs from its plain address in capitals and a slash at the end only: %s', (target, expected) =>
  expect(differInCase(target, plainTarget(target) ?? '')).toBe(expected),
)

type Route = { path?: string; children?: Route[] }
const paths = (entries: Route[], parent = ''): string[] =>
  entries.flatMap(({ path, children }) => {
    const full = path === undefined ? parent : `${parent}/${path}`
    return children ? paths(children, full) : [full || '/']
  })
const addresses = paths((await routes) as Route[])
  .filter(path => !path.includes('*'))
  .flatMap(path => {
    const address = path.replaceAll(/:(\w+)/g, 'some-$1')
    return address === '/' ? ['/', '/_root.data'] : [address, `${address}.data`]
  })

/** Another spelling of a plain path. */
const spellingsOf = (path: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.array(fc.constantFrom('', '/', '/.', '/%2e', '/x/..', '\\', '/y/%2E.'), { minLength: 1, maxLength: 4 }),
      fc.array(fc.constantFrom('plain', 'capital', 'escaped', 'half'), {
        minLength: path.length,
        maxLength: path.length,
      }),
      fc.constantFrom('', '/', '//', '/.', '\\'),
    )
    .map(([slashes, letters, end]) => {
      let separators = 0
      const spelt = [...path].map((letter, index) => {
        if (letter === '/') return `${slashes[separators++ % slashes.length]}/`
        const hex = letter.charCodeAt(0).toString(16)
        if (letters[index] === 'escaped') return `%${hex}`
        if (letters[index] === 'half') return `%${hex.toUpperCase()}`
        return letters[index] === 'capital' ? letter.toUpperCase() : letter
      })
      return `/${spelt.join('')}${end}`
    })

test('each spelling of each route has the same plain address, which the URL standard and all rules read alike', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...addresses).chain(path => fc.tuple(fc.constant(path), spellingsOf(path))),
      fc.constantFrom('', '?q=nokia', '?must=fiveG&limit=7', '?x=%zz/../\\'),
      ([path, spelling], query) => {
        const isCaseKept = /^\/(assets|admin\/join|api\/admin\/import\/brand)\//.test(path)
        const plain = plainTarget(spelling + query)
        if (isCaseKept) expect(plain?.toLowerCase()).toBe((path + query).toLowerCase())
        else expect(plain).toBe(path + query)
        expect(plainTarget(plain ?? '')).toBe(plain)
        const read = new URL(plain ?? '', 'http://site')
        expect([read.origin, read.pathname]).toEqual(['http://site', plain?.split('?', 1)[0]])
        // What a rule says of a spelling that it sees, it says of the address that is routed.
        const routed = read.pathname + read.search
        for (const rule of [
          (url: string) => refuseWriting('GET', url)?.status,
          (url: string) => isSearch('GET', url),
          (url: string) => cacheableTarget(url, () => 9),
          cookieUse,
        ])
          expect(rule(plain ?? '')).toEqual(rule(routed))
      },
    ),
    { numRuns: 2000 },
  )
})

test('no spelling of anything leads to another origin', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('/', '\\', '.', '%', '2', 'f', 'F', 'e', 'E', '5', 'c', 'a', ':', '@', '?') }),
      text => {
        const plain = plainTarget(`/${text}`)
        if (plain === null) return
        expect(plain).toMatch(/^\/(?![/\\])/)
        expect(new URL(plain, 'http://site').origin).toBe('http://site')
        expect(plainTarget(plain)).toBe(plain)
      },
    ),
    { numRuns: 2000 },
  )
})
