import { expect, test } from 'vitest'
import { listActivity } from '#app/activity/activity.server.ts'
import { contentVersion } from '#db/content-version.server.ts'
import { provideTranslations } from './all.server.ts'
import {
  changeReview,
  correctionsPatch,
  englishEntries,
  isReviewed,
  moduleNames,
  readReview,
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
  expect(changeReview({ corrections: { close: 'بند' } }, change('toastTexts'))).toEqual({
    ok: true,
    value: { isChanged: true },
  })
  expect(changeReview({ corrections: { close: 'بس' } }, change('toastTexts', 0))).toMatchObject({
    ok: false,
    reason: 'conflict',
  })
  expect(changeReview({ corrections: { close: 'بس' } }, change('toastTexts'))).toMatchObject({ ok: true })
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
  expect(changeReview({ corrections: {} }, change('toastTexts'))).toMatchObject({ ok: true })
  expect(correctionsPatch('ur')).toBe('\n')
})

test('a mark keeps what was corrected, and only a mark changes pages', () => {
  const before = contentVersion()
  changeReview({ corrections: { close: 'بس' } }, change('toastTexts'))
  expect(contentVersion()).toBe(before)
  changeReview({ corrections: { close: 'بس' }, isReviewed: true }, change('toastTexts'))
  expect(contentVersion()).not.toBe(before)
  changeReview({ corrections: { close: 'ختم' } }, change('toastTexts'))
  expect(readReview('ur', 'toastTexts')).toMatchObject({ review: { isOfNow: true }, corrections: { close: 'ختم' } })
})

test('a language is reviewed once all of its groups are', () => {
  const [first, ...others] = moduleNames
  if (!first) throw new Error('There are no texts.')
  for (const name of others) changeReview({ corrections: {}, isReviewed: true }, change(name))
  expect(isReviewed('ur')).toBe(false)
  changeReview({ corrections: {}, isReviewed: true }, change(first))
  expect(isReviewed('ur')).toBe(true)
  expect(readReview('ur', first).review).toMatchObject({ by: 'ayesha', isOfNow: true })
  changeReview({ corrections: {}, isReviewed: false }, change(first))
  expect(isReviewed('ur')).toBe(false)
})
