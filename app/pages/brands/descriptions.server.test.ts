import { describe, expect, test } from 'vitest'
import { readCatalogBrands } from '#app/catalog/fill.server.ts'
import { otherLanguages, provideTranslations } from '#app/languages/all.server.ts'
import { withLanguage } from '#app/platform/request/request-context.server.ts'
import { brandDescription } from './descriptions.server.ts'

provideTranslations()

describe.each(otherLanguages)('in %s', language => {
  const described = (brand: Parameters<typeof brandDescription>[0]) =>
    withLanguage(language, () => brandDescription(brand))

  test.each(readCatalogBrands().map(brand => [brand.slug, brand] as const))(
    'what is said of %s is translated',
    (_, { slug, description }) => {
      const found = described({ slug, description })
      expect(found).toMatchObject({ isOfPage: true })
      expect(found?.text).not.toBe(description)
    },
  )

  test('what an editor wrote is not', () => {
    const written = { slug: 'samsung', description: 'Phones from Korea.' }
    expect(described(written)).toEqual({ text: written.description, isOfPage: false })
    expect(described({ slug: 'samsung', description: null })).toBeNull()
  })
})
