import { expect, test } from 'vitest'
import { readForm } from '#app/platform/forms/read-form.ts'
import { phonePageForm, phonePageFormFor } from './form-rows.ts'

const validForm = {
  name: 'Itel A90',
  slug: 'itel-a90',
  brand: 'itel',
  model: 'A90',
  imageUrl: '/images/default-phone.svg',
  releaseDate: '2025-05',
  shortSpecs: { ram: '4GB', storage: '64GB', camera: '13 MP' },
  carouselImages: ['/images/default-phone.svg'],
  specifications: [],
}

/** Messages by field name. */
function messages(changed: Record<string, unknown>) {
  const issues = phonePageForm.safeParse({ ...validForm, ...changed }).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

test('blank rows are left out', () => {
  const blank = { feature: ' ', value: '' }
  const filled = { feature: 'NFC', value: 'No' }
  const specifications = [
    { category: '', specs: [blank] },
    { category: 'Comms', specs: [blank, filled] },
    { category: '', specs: undefined },
  ]
  expect(phonePageForm.parse({ ...validForm, carouselImages: ['', '/a.svg', ' '], specifications })).toMatchObject({
    carouselImages: ['/a.svg'],
    specifications: [{ category: 'Comms', specs: [filled] }],
  })
})

test('errors of a row carry its index in the form, blank rows before it included', () => {
  expect(messages({ carouselImages: ['', 'no address'] })).toEqual({ 'carouselImages.1': 'Must be a valid URL' })
  expect(
    messages({
      specifications: [
        { category: '', specs: [] },
        {
          category: 'Body',
          specs: [
            { feature: '', value: '' },
            { feature: '', value: '5 mm' },
          ],
        },
        { category: '', specs: [{ feature: 'a', value: 'b' }] },
        { category: 'Empty', specs: [{ feature: '', value: '' }] },
      ],
    }),
  ).toEqual({
    'specifications.1.specs.1.feature': 'Feature is required',
    'specifications.2.category': 'Category is required',
    'specifications.3.specs': 'At least one spec is required',
  })
})

test.each([[['', '']], [[]], [undefined]])(
  'pictures %j count as none, with one error for the whole list',
  carouselImages => {
    expect(messages({ carouselImages })).toEqual({ carouselImages: 'At least one image is required' })
  },
)

test('a phone stored without a release date is saved without one, or with one, by its form (ADMIN-6)', () => {
  const form = (releaseDate: string) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(validForm)) if (typeof value === 'string') data.append(name, value)
    data.append('carouselImages[0]', '/a.svg')
    data.set('releaseDate', releaseDate)
    return data
  }
  const read = (releaseDate: string) => readForm(form(releaseDate), phonePageFormFor({ releaseDate: '' }))
  expect(read('')).toMatchObject({ status: 'success', value: { releaseDate: '' } })
  expect(read('2024-09')).toMatchObject({ status: 'success', value: { releaseDate: '2024-09' } })
  expect(read('soon')).toMatchObject({ status: 'error', error: { releaseDate: [expect.any(String)] } })
  expect(readForm(form(''), phonePageFormFor({ releaseDate: '2024' }))).toMatchObject({ status: 'error' })
})
