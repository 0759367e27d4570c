/** What keeps texts, formats and the site's name in their places (docs/decisions/012-texts-in-modules.md). */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SITE_NAME } from '#app/platform/site-name.ts'

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
  // app/import follows.
  const own = ['app/platform/text/format.ts', 'app/platform/text/language.ts', 'app/import/']
  expect(
    linesWith(/\bIntl\.|\.toLocale\w*String\(|localeCompare\([^()]*,|['"]en([-_]\w\w)?['"]/, { except: own }),
  ).toEqual([])
})

test("the site's name stands in app/platform/site-name.ts alone", () => {
  expect(linesWith(new RegExp(SITE_NAME), { except: ['app/platform/site-name.ts'] })).toEqual([])
  expect(JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')).short_name).toBe(SITE_NAME)
})
