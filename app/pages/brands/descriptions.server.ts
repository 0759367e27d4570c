/** What is said of a maker, in the language of the page. */
import bundled from '#app/catalog/brands.json' with { type: 'json' }
import { inLanguage } from '#app/platform/text/language.ts'

const inEnglish: Record<string, string> = Object.fromEntries(
  bundled.map(({ slug, description }) => [slug, description]),
)

/** The bundled sentences by the slug of the brand. */
export const brandDescriptions = inLanguage('brandDescriptions', inEnglish)

export type BrandDescription = { text: string; isOfPage: boolean }

/** `isOfPage`: whether it is in the language of the page. What an editor wrote is not translated. Null where there is none. */
export function brandDescription({
  slug,
  description,
}: {
  slug: string
  description: string | null
}): BrandDescription | null {
  if (description === null || description === '') return null
  const text = inEnglish[slug] === description ? brandDescriptions()[slug] : undefined
  return text === undefined ? { text: description, isOfPage: false } : { text, isOfPage: true }
}
