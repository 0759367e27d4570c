import { describe, expect, test } from 'vitest'
import { exportedBrand } from '#app/export/format.ts'
import { planExport } from '#app/import/plan/export-plan.server.ts'
import { insertBrand } from './save.server.ts'
import { brandForm } from './schema.ts'

const form = (more: object) => brandForm.safeParse({ name: 'Acme', slug: 'acme', ...more })

const stored = {
  id: '00000000-0000-4000-8000-000000000000',
  slug: 'acme',
  name: 'Acme',
  logo: null as string | null,
  phoneCount: null as string | null,
  description: null,
  isVisible: true,
}

const exported = (more: object) => ({
  ...stored,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...more,
})

describe('a logo', () => {
  test.each([null, 'S', '1+', 'a/b', 'https://pictures.example/a.png', '/images/a.png'])(
    '%s is accepted by form, import and storage',
    logo => {
      expect(form({ logo }).data?.logo).toBe(logo)
      expect(exportedBrand.safeParse(exported({ logo })).success).toBe(true)
      insertBrand({ ...stored, logo }, 0)
    },
  )

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/a.png',
    '/\\evil.example/a.png',
    'ftp://a.example/x',
    'Samsung',
  ])('%s is refused by form, import and storage', logo => {
    expect(form({ logo }).error?.issues.map(issue => issue.path)).toEqual([['logo']])
    expect(exportedBrand.safeParse(exported({ logo })).success).toBe(false)
    expect(() => insertBrand({ ...stored, logo }, 0)).toThrow('address of a picture')
  })
})

describe('a count of phones', () => {
  test.each(['0', '12', '9999999'])('%s is accepted', phoneCount => {
    expect(form({ phoneCount }).data?.phoneCount).toBe(phoneCount)
    insertBrand({ ...stored, phoneCount }, 0)
  })

  test.each(['', ' ', null])('%j means the number of stored phones', phoneCount => {
    expect(form({ phoneCount }).data?.phoneCount).toBeNull()
  })

  test.each(['lots', '-5', '1.5', '1,000+', '12345678', '1e3', '00005', '00'])('%s is refused', phoneCount => {
    expect(form({ phoneCount }).error?.issues.map(issue => issue.path)).toEqual([['phoneCount']])
    expect(exportedBrand.safeParse(exported({ phoneCount })).success).toBe(false)
    expect(() => insertBrand({ ...stored, phoneCount }, 0)).toThrow('no whole number')
  })
})

test('a brand of an export with an invalid logo and count is imported without them, and the report lists both', () => {
  const brands = [
    exported({ logo: 'javascript:alert(1)', phoneCount: 'lots' }),
    exported({ slug: 'Bad Slug', logo: '//x' }),
  ]
  const file = {
    format: 'qeemat-export' as const,
    version: 1 as const,
    exportedAt: '',
    brands,
    mobiles: [],
    tables: [],
  }
  const steps = planExport(file, 'administrator')
  expect(steps[0]).toMatchObject({
    report: {
      outcome: 'new',
      message:
        'will be added without its logo, which is neither letters nor the address of a picture and its phoneCount, which is no whole number',
    },
    write: { brand: { slug: 'acme', logo: null, phoneCount: null } },
  })
  expect(steps[1]?.report).toMatchObject({ outcome: 'refused' })
})
