/** What the first line on two phones ends the matter with. */
import { expect, test } from 'vitest'
import { comparedPhones, phoneNamed, poolOf } from '#tests/support/compared-phones.ts'
import type { ComparedPhone } from './compared.ts'
import { meaningOf } from './meaning.ts'

const phones = comparedPhones()

type Seen = { pkr: number; date?: string; grade?: 'shop' | 'older'; shortName?: string }

const at = (slug: string, { pkr, date = '2026-10-12', grade = 'shop', shortName }: Seen): ComparedPhone => ({
  ...phoneNamed(phones, slug),
  ...(shortName ? { shortName } : {}),
  price: { pkr, kind: 'retail', date, grade, version: { ramGb: 8, storageGb: 256 } },
  shown: { pkr, grade, when: 'October 2026' },
})
const a56 = (seen: Omit<Seen, 'shortName'>) => at('samsung-galaxy-a56', { ...seen, shortName: 'Galaxy A56' })
const a36 = (seen: Omit<Seen, 'shortName'>) => at('samsung-galaxy-a36', { ...seen, shortName: 'Galaxy A36' })
const a26 = at('samsung-galaxy-a26', { pkr: 94_999 })
const verdict = (compared: ComparedPhone[], pool: ComparedPhone[] = []) => meaningOf(compared, poolOf(pool)).verdict

test('the dearer one is taken for what it leads in, else the cheaper one', () => {
  expect(verdict([a56({ pkr: 149_999 }), a36({ pkr: 119_999 })])?.text).toMatch(
    /^Take the Galaxy A56 for speed and [^;]+; if not, the cheaper Galaxy A36\.$/,
  )
  expect(verdict([a56({ pkr: 149_999 }), a36({ pkr: 119_999, grade: 'older' })])?.text).toMatch(
    /; if not, the Galaxy A36, which was seen for less\.$/,
  )
})

test('below it stands a third phone that gives as much as the cheaper one, with about how much less it costs', () => {
  const compared = [a56({ pkr: 149_999 }), a36({ pkr: 119_999 })]
  expect(verdict(compared, [...compared, a26])).toMatchObject({
    text: expect.stringMatching(/; if not, the cheaper Galaxy A36\.$/),
    cheaper: {
      slug: 'samsung-galaxy-a26',
      than: null,
      text: 'Cheaper than both: Galaxy A26, with about as much speed and battery size as the Galaxy A36, about Rs 25,000 less.',
    },
  })
  expect(verdict(compared, compared)?.cheaper).toBeNull()
})

test('a third phone is not said to be cheaper than one whose price is newer', () => {
  const compared = [a56({ pkr: 149_999, date: '2026-11-12' }), a36({ pkr: 119_999 })]
  expect(verdict(compared, [...compared, a26])?.cheaper).toMatchObject({
    than: 'Galaxy A36',
    text: 'Cheaper than the Galaxy A36: Galaxy A26, with about as much speed and battery size, about Rs 25,000 less.',
  })
})

test('one that leads and costs less is taken for both', () =>
  expect(verdict([a56({ pkr: 99_999 }), a36({ pkr: 119_999 })])?.text).toMatch(
    /^Take the Galaxy A56: it costs less and leads in speed and /,
  ))

test('without prices that are compared one is taken at a like price, where the prices seen are alike', () => {
  const old = { date: '2026-01-10', grade: 'older' } as const
  const without = (phone: ComparedPhone): ComparedPhone => ({ ...phone, price: null })
  expect(verdict([without(a56({ pkr: 124_000, ...old })), without(a36({ pkr: 119_999, ...old }))])?.text).toMatch(
    /^At a like price take the Galaxy A56: /,
  )
  expect(verdict([without(a56({ pkr: 224_000, ...old })), without(a36({ pkr: 119_999, ...old }))])).toBeNull()
})

test('of more phones, and where nothing is known, there is none', () => {
  expect(verdict([a56({ pkr: 1 }), a36({ pkr: 1 }), a26])).toBeNull()
  expect(verdict([at('nokia-110-4g', { pkr: 5_999 }), a26])).toBeNull()
})
