import { expect, test } from 'vitest'
import { brandForm } from '#app/brands/schema.ts'
import { catalogBrandSchema, catalogPhoneSchema } from '#app/catalog/format.ts'
import { exportedBrand, exportedPhone } from '#app/export/format.ts'
import { phoneForm } from '#app/phones/form-schema.ts'
import { fieldNames } from './phone-fields.ts'
import { phoneSchema } from './phone-schema.ts'

const slugs = {
  brandForm,
  phoneForm,
  phoneSchema,
  catalogBrandSchema,
  catalogPhoneSchema,
  exportedBrand,
  exportedPhone,
}

test.each(Object.entries(slugs))('%s uses the shared slug rule (DATA-2)', (_, { shape }) => {
  const accepts = (slug: string) => shape.slug.safeParse(slug).success
  expect(['a', 'galaxy-a55', '4-x', 'a'.repeat(120)].filter(slug => !accepts(slug))).toEqual([])
  const invalid = ['', ' ', '-a', 'a-', 'a--b', 'Galaxy', 'a b', 'é', 'a/b', 'a'.repeat(121)]
  expect(invalid.filter(accepts)).toEqual([])
})

test('every single-value field is a field of the form', () => {
  expect(fieldNames.every(name => name in phoneForm.shape)).toBe(true)
  const single = Object.keys(phoneForm.shape).filter(name => name in phoneSchema.shape)
  expect(single.filter(name => !fieldNames.some(field => field === name)).sort()).toEqual([
    'buildMaterials',
    'carouselImages',
    'dimensions',
    'shortSpecs',
    'specifications',
  ])
})
