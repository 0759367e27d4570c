/** What keeps texts, formats and the site's name in their places (docs/decisions/012-texts-in-modules.md). */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SITE_NAME } from '#app/platform/site-name.ts'
import { literalTexts, textsAtLoad } from './literal-texts.ts'

/** The lines of the sources of app that match, as `file:line`, without tests and the files that may. */
function linesWith(pattern: RegExp, { except = [] as string[], files = 'app/**/*.{ts,tsx}' } = {}): string[] {
  return globSync(files)
    .filter(file => !file.includes('.test.') && !except.some(part => file.startsWith(part)))
    .flatMap(file =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    )
}

test('numbers, dates, lists and names are written by app/platform/text/format.ts alone', () => {
  const own = ['app/platform/text/format.ts', 'app/platform/text/language.ts']
  expect(
    linesWith(/\bIntl\.|\.toLocale\w*String\(|localeCompare\([^()]*,|['"]en([-_]\w\w)?['"]/, { except: own }),
  ).toEqual([])
})

test('styles are written for both directions of reading (LANG-4)', () => {
  const physical =
    /(margin|padding|border|scroll-\w+|overflow)-(left|right)\b|border-(top|bottom)-(left|right)-|(^|[\s;{])(left|right)\s*:|(text-align|float|clear)\s*:\s*(left|right)\b/
  for (const wrong of ['margin-left: 1px', '  left: 0;', 'text-align:right', 'border-top-left-radius: 0'])
    expect(wrong).toMatch(physical)
  expect(linesWith(physical, { files: 'app/**/*.css' })).toEqual([])
  const utility = /[\s"'`:](-?[mp][lr]|-?(left|right)|(border|rounded|scroll-[mp])-?[lr])-[\w[]|\btext-(left|right)\b/
  expect('class="ml-2"').toMatch(utility)
  expect(linesWith(utility, { files: 'app/**/*.tsx' })).toEqual([])
})

test("the site's name stands in app/platform/site-name.ts alone", () => {
  expect(linesWith(new RegExp(SITE_NAME), { except: ['app/platform/site-name.ts'] })).toEqual([])
  expect(JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')).short_name).toBe(SITE_NAME)
})

/**
 * Rooms and files whose words no visitor of the public site reads. The panel has one reader, who reads English; prompts are for the model; `files` and
 * `api` speak to programs. `entities` and the forms of phones and brands are the panel's; the catalogue is data.
 */
const notForVisitors = [
  'app/admin/',
  'app/import/',
  'app/languages/page/',
  'app/languages/ur/',
  'app/sources/',
  'app/export/',
  'app/auth/',
  'app/activity/',
  'app/catalog/',
  'app/entities/',
  'app/routes/_admin/',
  'app/routes/api/',
  'app/routes/files/',
  'app/contact/filter.ts',
  'app/ai/editor/',
  'app/ai/descriptions/',
]

const publicSources = globSync('app/**/*.{ts,tsx}').filter(
  file =>
    !/\.test\.|texts\.ts$|-content\.ts$|prompt\.ts$|app\/search-index\//.test(file) &&
    !notForVisitors.some(part => file.startsWith(part)),
)

test('no text for visitors stands outside of the texts modules', () => {
  const found = publicSources.flatMap(file =>
    literalTexts(file, readFileSync(file, 'utf8')).map(({ line, text }) => `${file}:${line} ${text}`),
  )
  expect(found).toEqual([])
})

test('no text is asked for before there is a page to write it in', () => {
  const found = publicSources.flatMap(file =>
    textsAtLoad(file, readFileSync(file, 'utf8')).map(line => `${file}:${line}`),
  )
  expect(publicSources.length).toBeGreaterThan(250)
  expect(found).toEqual([])
})

test.each([
  ['<p>Hello there</p>', 'Hello there'],
  ['<p>{isNew ? "New phone" : name}</p>', 'New phone'],
  [['<p>{count > 0 && `', '{count} phones`}</p>'].join('$'), 'phones'],
  ['<img alt="A phone" src={src} />', 'A phone'],
  [['<Field label={`Price of ', '{name}`} />'].join('$'), 'Price of'],
  ['f({ title: "Contact" })', 'Contact'],
])('a text in %s is found', (source, text) => {
  expect(literalTexts('a.tsx', source)).toEqual([{ line: 1, text }])
})

test('classes, addresses and texts from modules are no texts of their own', () => {
  const source =
    '<a href="/brands" className={isBig ? "text-lg" : "text-sm"} aria-label={uiTexts().close}>{uiTexts().home}</a>'
  expect(literalTexts('a.tsx', source)).toEqual([])
})

test('a text that is asked for at load is found, one inside of a function is not', () => {
  expect(textsAtLoad('a.ts', 'const a = uiTexts().close\nconst b = () => uiTexts().close')).toEqual([1])
})

/** Left and right as such: all else follows the direction of the language. */
const physical = [
  /(?:^|[^-\w])(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/,
  /border-(?:top|bottom)-(?:left|right)-radius/,
  /^\s*(?:left|right):/,
  /(?:text-align|float|clear):\s*(?:left|right)/,
  /translateX\((?!calc\(.*var\(--forward\))/,
  // Of four values the second is the right and the fourth the left.
  /^\s*(?:margin|padding|inset):\s*[^\s;]+\s+([^\s;]+)\s+[^\s;]+\s+(?!\1;)[^\s;]+;/,
]
const physicalClass =
  /(?<=["'`\s:])-?(?:[mp][lr]|left|right|scroll-[mp][lr]|rounded-(?:[lr]|[tb][lr])|border-[lr]|text-(?:left|right)|float-(?:left|right)|translate-x)(?:-[\w./[\]]+)?(?=["'`\s])/

test('styles follow the direction of the language', () => {
  const styles = physical.flatMap(pattern => linesWith(pattern, { files: 'app/**/*.css' }))
  expect(styles).toEqual([])
})

test('classes follow the direction of the language', () => {
  const classes = linesWith(physicalClass, { files: 'app/**/*.tsx' }).filter(line => /className|shell/.test(line))
  expect(classes).toEqual([])
})

test.each(['  padding-left: 1rem;', '  left: 0;', '  text-align: right;', '  inset: 0 1rem auto auto;'])(
  'the style %s is found',
  line => expect(physical.some(pattern => pattern.test(line))).toBe(true),
)

test.each(['  padding-inline: 1rem;', '  inset: 0;', '  padding: 1px 2px 3px 2px;'])('the style %s may stay', line =>
  expect(physical.some(pattern => pattern.test(line))).toBe(false),
)

test.each(['className="ml-2"', 'className="flex text-left"', 'className="md:pr-4"', 'className="-left-1"'])(
  'the class in %s is found',
  line => expect(physicalClass.test(line)).toBe(true),
)
