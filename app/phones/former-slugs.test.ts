import { expect, test } from 'vitest'
import { findBrandByFormerSlug, findBrandBySlug } from '#app/brands/brands.server.ts'
import { createBrand, updateBrand } from '#app/brands/edit.server.ts'
import { brandForm } from '#app/brands/schema.ts'
import { loadComparison, missingIds } from '#app/compare/compare.server.ts'
import type { Phone } from '#app/entities/phone.ts'
import { stableId } from '#app/platform/ids.server.ts'
import { db } from '#db/client.server.ts'
import { givenCatalogue } from '#tests/support/database.ts'
import { givenBrand, givenPhone } from '#tests/support/given.ts'
import { currentIds, recordFormerSlug } from './former-slugs.server.ts'
import { findPhone, findPhoneByFormerSlug } from './phones.server.ts'
import { savePhone } from './save.server.ts'

function rename(phone: Phone, slug: string): void {
  const origin = { source: 'test', date: '2026', kind: 'retail' } as const
  savePhone({ ...phone, slug, price: phone.priceText, priceOrigin: origin }, Date.now())
}
const leadsTo = (slug: string) => findPhoneByFormerSlug(slug)?.slug

test('each former slug of a phone leads to its present one, without chains (URL-10)', () => {
  const phone = givenPhone({ slug: 'first' })
  rename(phone, 'second')
  rename(phone, 'third')
  expect([leadsTo('first'), leadsTo('SECOND'), leadsTo('third')]).toEqual(['third', 'third', undefined])
})

test('a slug that a phone takes back, or that another phone takes, is no former one any more', () => {
  const phone = givenPhone({ slug: 'first' })
  rename(phone, 'second')
  rename(phone, 'first')
  expect([leadsTo('first'), leadsTo('second')]).toEqual([undefined, 'first'])
  const other = givenPhone({ slug: 'second' })
  expect(leadsTo('second')).toBeUndefined()
  rename(other, 'third')
  expect([leadsTo('second'), findPhone('first')?.id]).toEqual(['third', phone.id])
})

test('the former slugs of a deleted phone lead nowhere', () => {
  const phone = givenPhone({ slug: 'first' })
  rename(phone, 'second')
  db().$client.prepare('DELETE FROM mobiles WHERE id = ?').run(phone.id)
  expect(leadsTo('first')).toBeUndefined()
})

test('lists with the id of a merged phone show the phone that it was merged into, once', () => {
  const phone = givenPhone({ slug: 'kept' })
  const merged = stableId('merged')
  recordFormerSlug('merged', phone.id, merged)
  expect(currentIds([merged, 'other', phone.id])).toEqual([phone.id, 'other'])
  expect(loadComparison([merged]).phones.map(({ slug }) => slug)).toEqual(['kept'])
  expect([loadComparison([merged]).gone, missingIds([merged, 'other'])]).toEqual([[], ['other']])
})

test('a filled database knows the slug and the id of the merged catalogue phone', async () => {
  await givenCatalogue()
  expect(leadsTo('honor-x7b-5g-50-mp')).toBe('honor-x7b-5g')
  expect(currentIds([stableId('phone/honor-x7b-5g-50-mp')])).toEqual([stableId('phone/honor-x7b-5g')])
})

test('a renamed brand is found by its former slug until another brand takes it (URL-10)', () => {
  givenBrand({ slug: 'acme', name: 'Acme' })
  const id = findBrandBySlug('acme')?.id ?? ''
  const form = (slug: string, name: string) => brandForm.parse({ name, slug })
  expect(updateBrand(id, form('zenith', 'Zenith'), 'tester')).toMatchObject({ ok: true })
  expect(findBrandByFormerSlug('Acme')?.slug).toBe('zenith')
  expect(createBrand(form('acme', 'Acme'), 'tester')).toMatchObject({ ok: true })
  expect(findBrandByFormerSlug('acme')).toBeNull()
})
