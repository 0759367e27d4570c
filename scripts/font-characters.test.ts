import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCatalogBrands, readCatalogPhones } from '#app/catalog/fill.server.ts'
import { fontCharacters, isLatin, urduRange } from './font-characters.ts'

/** Characters that the Latin font has but the small file does not. */
const missingIn = (text: string) => [
  ...new Set([...text].filter(character => isLatin(character) && character > ' ' && !fontCharacters.has(character))),
]

const sources = globSync('app/**/*.{ts,tsx}').filter(
  file => /(texts|-content)\.ts$|\.tsx$/.test(file) && !file.includes('.test.'),
)

test.each(sources)('%s uses only characters of the small font', file =>
  expect(missingIn(readFileSync(file, 'utf8'))).toEqual([]),
)

test.each(globSync('app/**/*.css'))('what %s adds to pages does so', file => {
  const contents = readFileSync(file, 'utf8').match(/content:[^;]+;/g) ?? []
  expect(missingIn(contents.join(''))).toEqual([])
})

/** All texts within a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values((value as object | null) ?? {}).flatMap(textsIn)

test('so does the bundled catalogue', () => {
  const used = new Set(textsIn([readCatalogBrands(), readCatalogPhones()]).join(''))
  const isInFont = (character: string) => character <= '~' || isLatin(character)
  expect([...used].filter(character => isInFont(character) && !fontCharacters.has(character))).toEqual([])
})

test('the rules name the ranges of the Urdu files', () => {
  const rules = readFileSync('app/ui/fonts/fonts.css', 'utf8').replace(/\s+/g, ' ')
  expect([...rules.matchAll(/unicode-range: ([^;]+);/g)].map(([, range]) => range)).toEqual([urduRange, urduRange])
})

test('the small file stays small', () => {
  expect(readFileSync('app/ui/fonts/familjen-grotesk.woff2').length).toBeLessThan(10_000)
})
