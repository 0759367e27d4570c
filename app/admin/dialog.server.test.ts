import { expect, test } from 'vitest'
import { findBrand } from '#app/brands/brands.server.ts'
import { givenPhone } from '#tests/support/given.ts'
import { dialogAt } from './dialog.server.ts'

const at = (query: string) => dialogAt(new URLSearchParams(query))

test('each parameter opens its dialog with the record', () => {
  const phone = givenPhone({ brand: 'samsung' })
  const brand = findBrand('samsung')
  const brands = [{ slug: 'samsung', name: 'samsung' }]
  expect(at(`view=${phone.id}`)).toEqual({ kind: 'view-phone', phone })
  expect(at(`edit=${phone.id}`)).toMatchObject({ kind: 'edit-phone', phone, brands, facts: expect.any(Array) })
  expect(at(`delete=${phone.id}`)).toEqual({ kind: 'delete-phone', phone })
  expect(at(`tab=brands&edit-brand=${brand?.id}`)).toEqual({ kind: 'edit-brand', brand })
  expect(at(`delete-brand=${brand?.id}`)).toEqual({ kind: 'delete-brand', brand })
  expect(at('new=mobile')).toMatchObject({ kind: 'new-phone', brands, pricing: { versions: [] } })
  expect(at('new=brand')).toEqual({ kind: 'new-brand' })
})

test('the form of a new phone begins with the name and the brand of a row (ADMIN-2)', () => {
  givenPhone({ brand: 'samsung' })
  const given = { name: 'Samsung Galaxy A96', slug: 'samsung-galaxy-a96', brand: 'samsung', model: 'Galaxy A96' }
  expect(at('new=mobile&name=Samsung+Galaxy+A96&brand=samsung')).toMatchObject({ given })
  expect(at('new=mobile&name=Tango+One&brand=acme')).toMatchObject({ given: { brand: '', model: 'Tango One' } })
  expect(at('new=mobile')).toMatchObject({ given: null })
})

test.each(['view=x', 'edit=', 'delete=x', 'edit-brand=x', 'delete-brand='])(
  '%s opens the dialog of a record that does not exist any more',
  query => expect(at(query)).toEqual({ kind: 'missing' }),
)

test('other parameters open no dialog', () => {
  expect(at('tab=brands&q=new&page=2')).toBeNull()
})
