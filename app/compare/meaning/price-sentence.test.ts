/** What a page says of prices beside each other (COMPARE-8). */
import { expect, test } from 'vitest'
import { comparedPhones, phoneNamed, poolOf } from '#tests/support/compared-phones.ts'
import type { ComparedPhone, ComparedPrice } from './compared.ts'
import { meaningOf } from './meaning.ts'
import { amountInWords, differenceOf } from './price-sentence.ts'

const phones = comparedPhones()
const names = ['samsung-galaxy-a56', 'xiaomi-poco-f6', 'infinix-note-40']
const [a56, f6, note40] = names.map(slug => phoneNamed(phones, slug)) as [ComparedPhone, ComparedPhone, ComparedPhone]

const priced = (phone: ComparedPhone, price: Partial<ComparedPrice>): ComparedPhone => ({
  ...phone,
  price: { pkr: 100_000, kind: 'retail', date: '2026-10-12', grade: 'shop', ...price },
})
const said = (...compared: ComparedPhone[]) => {
  const { pageLines, pageNotes, priceNotes } = meaningOf(compared, poolOf([]))
  return { lines: pageLines.join(' '), notes: pageNotes.join(' '), priceNotes }
}

test('what keeps prices from being compared is said', () => {
  const launch = priced(f6, { kind: 'launch' })
  expect(said(priced(a56, {}), launch).lines).toContain(`no shop price of at most a year ago is known of ${f6.name}.`)
  expect(said(priced(a56, {}), { ...f6, price: null }, { ...note40, price: null }).lines).toContain(
    `is known of ${f6.name} and ${note40.name}.`,
  )
  expect(said(priced(a56, {}), priced(f6, { grade: 'older', date: '2026-03' })).lines).toContain(
    `Both were seen at the same price; that of ${f6.name} is older, so ask for both.`,
  )
})

test('of two prices of which one is older the difference is said, and that other memory is another price', () => {
  const older = (pkr: number) =>
    priced(f6, { grade: 'older', date: '2026-03', pkr, version: { ramGb: 8, storageGb: 256 } })
  // The difference is said once, with what it buys.
  const [dearer, cheaper] = [said(priced(a56, {}), older(90_400)).lines, said(older(104_001), priced(a56, {})).lines]
  expect(dearer).toMatch(/ about Rs 9,600 more buys /)
  expect(cheaper).toMatch(/ about Rs 4,000 more buys /)
  for (const lines of [dearer, cheaper]) {
    expect(lines).toContain(`The price of ${f6.name} is older, so ask for both.`)
    expect(lines.match(/ Rs /g)).toHaveLength(1)
  }
  const memory = { ramGb: 12, storageGb: 256 }
  expect(said(priced(a56, { version: memory }), older(90_000)).priceNotes).toBe(
    'These prices are for different memory.',
  )
})

test('of more phones the one whose price is of now is named, also beside one without', () => {
  const older = priced(f6, { grade: 'older', date: '2026-03' })
  expect(said(priced(a56, {}), older, { ...note40, price: null }).lines).toContain(
    `The prices cannot be compared: only that of ${a56.name} was read within 120 days of our newest one.`,
  )
})

test('memory that differs stands beside who costs less', () => {
  const small = priced(a56, { pkr: 90_000, version: { ramGb: 8, storageGb: 128 } })
  const large = priced(f6, { version: { ramGb: 8, storageGb: 256 } })
  expect(said(small, large).priceNotes).toBe('These prices are for different memory.')
  expect(said(small, priced(f6, { version: { ramGb: 8, storageGb: 128 } })).priceNotes).toBe('')
  // What is not named may be the same.
  expect(said(small, priced(f6, { version: { ramGb: 8, storageGb: null } })).priceNotes).toBe('')
  expect(
    said(priced(a56, { version: { ramGb: null, storageGb: 128 } }), priced(f6, small.price ?? {})).priceNotes,
  ).toBe('')
  expect(
    said(
      priced(a56, { version: { ramGb: 8, storageGb: null } }),
      priced(f6, { version: { ramGb: 12, storageGb: null } }),
    ).priceNotes,
  ).toContain('different memory')
  // A price that is not compared is not beside the others.
  expect(said(small, { ...large, price: null }).priceNotes).toBe('')
})

test('that prices are of other days is said before their memory', () => {
  const early = priced(a56, { pkr: 90_000, date: '2026-03', version: { ramGb: 8, storageGb: 128 } })
  const late = priced(f6, { version: { ramGb: 8, storageGb: 256 } })
  expect(said(early, late).priceNotes).toMatch(/^These prices were not read at one time\. These prices are for/)
})

test('of more phones each whose price is not compared has the reason beside it (COMPARE-8)', () => {
  const cheap = priced(a56, { pkr: 90_000 })
  const dear = priced(f6, {})
  const linesWith = (phone: Partial<ComparedPhone>) => said(cheap, dear, { ...note40, ...phone }).lines
  expect(linesWith({ price: null, shown: null })).toMatch(
    new RegExp(
      `^For most: ${a56.name}, PKR 90,000 \\(October 2026\\), for .*; .* Lowest price: ${a56.name}\\. No price: Note 40\\.$`,
    ),
  )
  const shown = { pkr: 100_000, when: 'March 2026' }
  expect(linesWith({ price: null, shown: { ...shown, grade: 'launch' } })).toMatch(/\. Only a launch price: Note 40\.$/)
  expect(linesWith({ price: null, shown: { ...shown, grade: 'older', when: 'May 2025' } })).toMatch(
    /\. Price last seen in May 2025: Note 40\.$/,
  )
  const older = { pkr: 100_000, kind: 'retail', date: '2026-03', grade: 'older' } as const
  expect(linesWith({ price: older, shown: { ...shown, grade: 'older' } })).toMatch(/\. Older price: Note 40\.$/)
  // So has one that is compared, but may have changed.
  const stale = { pkr: 100_000, kind: 'retail', date: '2026-07', grade: 'shop' } as const
  expect(linesWith({ price: stale, shown: { ...shown, grade: 'shop', isStale: true } })).toMatch(
    /\. Older price: Note 40\.$/,
  )
  const { lines } = said(priced(a56, older), priced(f6, { ...older, pkr: 50_000 }), priced(note40, {}))
  expect(lines).toContain(`Lowest price: ${f6.name}, PKR 50,000 (March 2026). `)
  expect(lines).toMatch(/\. Newer price: Note 40\.$/)
})

test('of two phones it is said what the difference of their prices buys', () => {
  const buys = (...compared: ComparedPhone[]) => / Rs ([\d,]+) more buys (.*?)\.(?: |$)/.exec(said(...compared).lines)
  const [, rupees, gains] = buys(priced(a56, { pkr: 124_000 }), priced(f6, {})) ?? []
  expect(rupees).toBe('24,000')
  expect(gains).toContain('longer measured battery life')
  expect(gains).not.toContain('faster chip')
  expect(buys(priced(a56, {}), priced(f6, { pkr: 124_000 }))?.[2]).toContain('a faster chip')
  // One price is older, or the dearer one is not known.
  expect(buys(priced(a56, { pkr: 124_300 }), priced(f6, { grade: 'older', date: '2026-03' }))?.[1]).toBe('24,000')
  for (const other of [priced(f6, { kind: 'launch' }), { ...f6, price: null }, priced(f6, { pkr: 124_000 })])
    expect(buys(priced(a56, { pkr: 124_000 }), other)).toBeNull()
})

test('on a page no price of some is marked beside others that are not compared (COMPARE-8)', () => {
  const three = [priced(a56, { pkr: 90_000 }), priced(f6, {}), { ...note40, price: null }]
  expect(meaningOf(three, poolOf([])).pageMarks.price).toBeNull()
  expect(meaningOf(three.slice(0, 2), poolOf([])).pageMarks.price).toBe('a')
  expect(meaningOf([...three.slice(0, 2), priced(note40, {})], poolOf([])).pageMarks.price).toBe(0)
})

test('a difference is exact for prices of one kind and month, else about, in hundreds or thousands', () => {
  const amount = (pkr: number, other: Partial<ComparedPrice>) =>
    amountInWords(differenceOf([priced(a56, { pkr }), priced(f6, other)]))
  expect(amount(104_001, { date: '2026-10-30' })).toBe('Rs 4,001')
  expect(amount(104_001, { date: '2026-09-30' })).toBe('about Rs 4,000')
  expect(amount(114_501, { kind: 'official' })).toBe('about Rs 15,000')
  expect(amount(100_030, { date: '2026-09-30' })).toBe('Rs 30')
})

test('of two prices without a clear difference the difference is said', () => {
  // No phone leads, so that nothing else says it.
  expect(said(priced(a56, {}), priced({ ...a56, name: 'Twin' }, { pkr: 99_000 })).lines).toContain(
    'They cost about the same: Twin Rs 1,000 less.',
  )
  expect(said(priced(a56, {}), priced(f6, {})).lines).toContain('They cost about the same.')
})
