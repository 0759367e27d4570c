/** The picture URLs of a phone to try, in order and size. Pure. */
import { drawingPaths, viewAt } from '#app/drawings/paths.ts'
import { pictureHash, picturePath, pictureWidths } from '#app/pictures/phone-pictures.ts'

/** The last fallbacks (IMAGE-1). */
const DEFAULT_IMAGES = ['/images/default-phone.svg', '/images/default-phone-2.svg']

export const isDefaultImage = (picture: string): boolean => DEFAULT_IMAGES.includes(picture)

/** Requested picture size. `high` also shows an 'HD' badge. */
export type ImageQuality = 'low' | 'medium' | 'high'

/** The only host that serves several sizes, each in its own folder (IMAGE-2). */
const SIZED_HOST = /(^|\.)gsmarena\.com$/
const sizeFolders: Record<ImageQuality, string> = { low: 'thumbs', medium: 'pics', high: 'bigpic' }

/** The URL of the picture in this quality; unchanged where it has only one. */
export function inQuality(source: string, quality: ImageQuality): string {
  const hash = pictureHash(source)
  if (hash) return picturePath(hash, quality === 'low' ? 'small' : 'large')
  if (!URL.canParse(source) || !SIZED_HOST.test(new URL(source).hostname)) return source
  return source.replace('/bigpic/', `/${sizeFolders[quality]}/`)
}

type Pictured = { imageUrl: string; slug: string }

/** The picture that stands for a phone: its photograph, else the drawing of both sides. */
export const mainPicture = ({ imageUrl, slug }: Pictured): string =>
  viewAt(imageUrl, slug) ? drawingPaths(slug).pair : imageUrl

/** A phone's own picture, then its generated drawing, which always exists (IMAGE-1). */
export const phoneImages = (phone: Pictured): string[] => [
  ...new Set([mainPicture(phone), drawingPaths(phone.slug).pair]),
]

/**
 * All distinct pictures, the main one first; a drawing in the chosen colour.
 * @param colour slug of a listed colour, or null for the first
 */
export const allPictures = (phone: Pictured & { carouselImages: string[] }, colour: string | null): string[] => [
  ...new Set([mainPicture(phone), ...phone.carouselImages].map(picture => inColour(picture, phone.slug, colour))),
]

/** A picture of this phone, if it is a drawing in the chosen colour. */
export function inColour(picture: string, slug: string, colour: string | null): string {
  const view = viewAt(picture, slug)
  return view && colour ? drawingPaths(slug, colour)[view] : picture
}

/** Whether the picture is drawn, not photographed. */
export const isDrawing = (picture: string, slug: string): boolean =>
  viewAt(picture.split('?', 1)[0] ?? '', slug) !== null

/** All URLs to try: the given ones in this quality, then the defaults, without duplicates and spaces. */
export const imageChain = (sources: string[], quality: ImageQuality): string[] => [
  ...new Set([...sources.map(source => inQuality(source, quality).replaceAll(' ', '%20')), ...DEFAULT_IMAGES]),
]

/** How wide a picture of this quality is shown, as `sizes` of an image says it. */
export const shownWidths: Record<ImageQuality, string> = {
  low: '4rem',
  medium: '(width < 48rem) 6.5rem, 17rem',
  high: '(width < 48rem) 6.5rem, 26rem',
}

/** Both sizes of an uploaded picture, from which a browser chooses (IMAGE-5); none for other pictures. */
export function sizesOf(source: string, sizes: string): { srcSet?: string; sizes?: string } {
  const hash = pictureHash(source)
  if (!hash) return {}
  const { small, large } = pictureWidths
  const srcSet = `${picturePath(hash, 'small')} ${small}w, ${picturePath(hash, 'large')} ${large}w`
  return { srcSet, sizes }
}

/** Images of a page that load eagerly (IMAGE-3). */
export const EAGER_IMAGES = 3
