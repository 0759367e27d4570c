import { expect, test } from 'vitest'
import { jsonExport } from '#app/export/json.server.ts'
import { planExport } from '#app/import/plan/export-plan.server.ts'
import { readSiteExport } from '#app/import/read/site-export.ts'
import { storeExportedPhone } from '#app/import/run/store-export.server.ts'
import { questionsAbout } from '#app/pages/phone/faq.ts'
import { reviewOf } from '#app/pages/phone/review.ts'
import { db } from '#db/client.server.ts'
import { givenPhone } from '#tests/support/given.ts'
import { listPhones, listReleaseYears } from './listing.server.ts'
import { findPhoneById } from './phones.server.ts'

test('a phone without a release date sorts last among priced or unpriced phones and adds no release year', () => {
  const undated = givenPhone({ slug: 'undated', releaseDate: '' })
  const undatedPriced = givenPhone({ slug: 'undated-priced', releaseDate: '', price: 'Rs 9,000' })
  const old = givenPhone({ slug: 'old', releaseDate: '2003' })
  const oldPriced = givenPhone({ slug: 'old-priced', releaseDate: '2003', price: 'Rs 9,000' })
  expect(listPhones({}, { limit: 10, offset: 0 }).map(phone => phone.id)).toEqual(
    [oldPriced, undatedPriced, old, undated].map(phone => phone.id),
  )
  expect(listReleaseYears('samsung')).toEqual([2003])
})

test('generated sentences state that the date is not known, or omit it', () => {
  const phone = givenPhone({ name: 'Samsung Plain', releaseDate: '', price: 'Rs 9,000' })
  expect(questionsAbout(phone, null)[1]?.answer).toBe('The release date of Samsung Plain is not known.')
  expect(reviewOf(phone, null)).toBe('Our editors have not reviewed Samsung Plain yet.')
})

test('export and import restore it unchanged', () => {
  const phone = givenPhone({ slug: 'undated', releaseDate: '' })
  const text = [...jsonExport()].join('')
  db().$client.exec('DELETE FROM mobiles')
  const read = readSiteExport(text)
  if (!read?.ok) throw new Error('no export')
  const write = planExport(read.file, 'administrator').at(-1)?.write
  if (write?.kind !== 'exported') throw new Error('not planned')
  storeExportedPhone(write.phone)
  expect(findPhoneById(phone.id)).toEqual(phone)
})

const future = { pricePkr: 45_000, source: 'shop', date: '2031-05-01', kind: 'retail' as const }

test.each([
  ['priceDate', { priceDate: '2031-05-01' }],
  ['priceDate', { priceDate: 'soon' }],
  ['priceHistory.0.date', { priceHistory: [{ ...future, recordedAt: '2026-11-01T00:00:00Z' }] }],
  ['heldPrices.0.date', { heldPrices: [{ ...future, doubts: [], isRejected: false, heldAt: '2026-11-01T00:00:00Z' }] }],
  ['price', { price: '45,000 - 55,000' }],
])('an exported phone with another %s is refused by its name: %j', (place, changed) => {
  givenPhone({ slug: 'dated', name: 'Samsung Dated', price: 'Rs 45,000' })
  const file = JSON.parse([...jsonExport()].join(''))
  db().$client.exec('DELETE FROM mobiles')
  Object.assign(file.mobiles[0], changed)
  const [report] = planExport(file, 'administrator')
    .slice(-1)
    .map(step => step.report)
  expect(report).toMatchObject({
    outcome: 'refused',
    name: 'Samsung Dated',
    message: expect.stringContaining(`${place}: is no`),
  })
})
