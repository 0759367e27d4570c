/** The picture URLs of a phone to try, in order and size. Pure. */
import { drawingPaths } from '#app/drawings/paths.ts'

/** The last fallbacks (IMAGE-1). */
const DEFAULT_IMAGES = ['/images/default-phone.svg', '/images/default-phone-2.svg']

/** Requested picture size. `high` also shows an 'HD' badge. */
export type ImageQuality = 'low' | 'medium' | 'high'

/** The only host that serves several sizes, each in its own folder (IMAGE-2). */
const SIZED_HOST = /(^|\.)gsmarena\.com$/
const sizeFolders: Record<ImageQuality, string> = { low: 'thumbs', medium: 'pics', high: 'bigpic' }

/** The URL of the picture in this quality; unchanged for other hosts. */
export function inQuality(source: string, quality: ImageQuality): string {
  if (!URL.canParse(source) || !SIZED_HOST.test(new URL(source).hostname)) return source
  return source.replace('/bigpic/', `/${sizeFolders[quality]}/`)
}

/** A phone's own picture, then its generated drawing, which always exists (IMAGE-1). */
export const phoneImages = (phone: { imageUrl: string; slug: string }): string[] => [
  phone.imageUrl,
  drawingPaths(phone.slug).front,
]

/** All URLs to try: the given ones in this quality, then the defaults, without duplicates and spaces. */
export const imageChain = (sources: string[], quality: ImageQuality): string[] => [
  ...new Set([...sources.map(source => inQuality(source, quality).replaceAll(' ', '%20')), ...DEFAULT_IMAGES]),
]

/** Images of a page that load eagerly (IMAGE-3). */
export const EAGER_IMAGES = 3
