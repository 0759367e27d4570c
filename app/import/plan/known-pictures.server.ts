/** Pictures of imported phones: an export names uploaded ones by address, and holds none (IMPORT-18). */
import { drawingPaths } from '#app/drawings/paths.ts'
import { missingPictures } from '#app/pictures/stored-pictures.server.ts'

type Pictured = { slug: string; imageUrl: string | null; carouselImages: string[] }

/** How many uploaded pictures a phone names that this site does not have. */
export const countMissing = (phone: Pictured): number => missingOf(phone).size

const missingOf = ({ imageUrl, carouselImages }: Pictured) =>
  new Set(missingPictures([imageUrl ?? '', ...carouselImages]))

/** The phone with its drawing in place of the uploaded pictures that this site does not have. */
export function withKnownPictures<Phone extends Pictured>(phone: Phone): Phone {
  const missing = missingOf(phone)
  if (missing.size === 0) return phone
  const { front, back, side } = drawingPaths(phone.slug)
  const known = phone.carouselImages.filter(address => !missing.has(address))
  return {
    ...phone,
    imageUrl: missing.has(phone.imageUrl ?? '') ? front : phone.imageUrl,
    carouselImages: known.length > 0 ? known : [front, back, side],
  }
}

/** What is said of a phone that is stored without pictures. */
export const describeMissing = (missing: number): string =>
  `its drawing is shown for ${missing === 1 ? 'a picture' : `${missing} pictures`} that this site does not have`
