import { expect, test } from 'vitest'
import { listActivity } from '#app/activity/activity.server.ts'
import { provideTranslations } from './all.server.ts'
import {
  correctionsPatch,
  englishEntries,
  isReviewed,
  markReviewed,
  moduleNames,
  readReview,
  saveCorrections,
  translatedEntries,
} from './reviews.server.ts'
import { textEntries } from './text-entries.ts'

provideTranslations()

const change = (name: (typeof moduleNames)[number], version = readReview('ur', name).version) => ({
  language: 'ur' as const,
  name,
  version,
  username: 'ayesha',
})

test('texts with values are shown with the names of their values, or as their source', () => {
  const texts = {
    plain: 'Close',
    of: { label: (name: string) => `Add ${name}` },
    list: ['one'],
    sum: (count: number) => `${count * 2} phones`,
  }
  expect(textEntries(texts).map(({ path, text }) => [path, text])).toEqual([
    ['plain', 'Close'],
    ['of.label', 'Add {name}'],
    ['list.0', 'one'],
    ['sum', expect.stringContaining('count * 2')],
  ])
})

test('both languages have the same texts', () => {
  for (const name of moduleNames) {
    const paths = (entries: { path: string }[]) => entries.map(({ path }) => path).sort()
    expect(paths(translatedEntries('ur', name)), name).toEqual(paths(englishEntries(name)))
  }
})

test('corrections are kept with who, when and what was before, and come as a list for the next release', () => {
  expect(correctionsPatch('ur')).toBe('\n')
  expect(saveCorrections({ close: 'بند' }, change('toastTexts'))).toEqual({ ok: true, value: { isChanged: true } })
  expect(saveCorrections({ close: 'بس' }, change('toastTexts', 0))).toMatchObject({ ok: false, reason: 'conflict' })
  expect(saveCorrections({ close: 'بس' }, change('toastTexts'))).toMatchObject({ ok: true })
  expect(correctionsPatch('ur').split('\n').slice(0, 4)).toEqual([
    '--- app/languages/ur/toast-texts.ts',
    '@@ close',
    `-${translatedEntries('ur', 'toastTexts')[0]?.text}`,
    '+بس',
  ])
  expect(listActivity({ limit: 10, offset: 0 })).toMatchObject([
    { username: 'ayesha', subjectName: 'ur/toastTexts', changes: [{ field: 'close', before: 'بند', after: 'بس' }] },
    { changes: [{ field: 'close', before: '', after: 'بند' }] },
  ])
  expect(saveCorrections({}, change('toastTexts'))).toMatchObject({ ok: true })
  expect(correctionsPatch('ur')).toBe('\n')
})

test('a language is reviewed once all of its groups are', () => {
  const [first, ...others] = moduleNames
  if (!first) throw new Error('There are no texts.')
  for (const name of others) markReviewed(true, change(name))
  expect(isReviewed('ur')).toBe(false)
  markReviewed(true, change(first))
  expect(isReviewed('ur')).toBe(true)
  expect(readReview('ur', first).review).toMatchObject({ by: 'ayesha', isOfNow: true })
  markReviewed(false, change(first))
  expect(isReviewed('ur')).toBe(false)
})
