/** Which pictures of a phone to try, in which order and size. Pure. */
import { drawingPaths } from '#app/drawings/paths.ts'

/** The last resorts (IMAGE-1). */
const DEFAULT_IMAGES = ['/images/default-phone.svg', '/images/default-phone-2.svg']

/** How much of a picture is asked for. `high` also carries an 'HD' badge. */
export type ImageQuality = 'low' | 'medium' | 'high'

/** Where the one host that serves several sizes keeps them (IMAGE-2). */
const SIZED_HOST = /(^|\.)gsmarena\.com$/
const sizeFolders: Record<ImageQuality, string> = { low: 'thumbs', medium: 'pics', high: 'bigpic' }

/** The address of the picture in this quality. */
export function inQuality(source: string, quality: ImageQuality): string {
  if (!URL.canParse(source) || !SIZED_HOST.test(new URL(source).hostname)) return source
  return source.replace('/bigpic/', `/${sizeFolders[quality]}/`)
}

/** A phone's own picture, then its drawing, which is always there (IMAGE-1). */
export const phoneImages = (phone: { imageUrl: string; slug: string }): string[] => [
  phone.imageUrl,
  drawingPaths(phone.slug).front,
]

/** All addresses to try: the given ones in this quality, then the defaults; none twice. */
export const imageChain = (sources: string[], quality: ImageQuality): string[] => [
  ...new Set([...sources.map(source => inQuality(source, quality)), ...DEFAULT_IMAGES]),
]

/** Only the first 3 images of a page are loaded ahead (IMAGE-3). */
export const EAGER_IMAGES = 3
