/** Where a phone or brand is found today, for redirects that lead there at once (URL-5, URL-10, URL-11). */
import { findBrand, findBrandByFormerSlug } from '#app/brands/brands.server.ts'
import { reservedSlugs } from '#app/platform/addresses.ts'
import { brandPath, phonePath } from '#app/platform/paths.ts'
import { withLanguage } from '#app/platform/request/request-context.server.ts'
import { localPath, readLanguage } from '#app/platform/text/language.ts'
import { findPhone, findPhoneByFormerSlug } from './phones.server.ts'

/** The present page of the phone or brand at this plain path, also for a former slug; other paths unchanged. */
export function currentPath(target: string): string {
  const { language, path } = readLanguage(target)
  return withLanguage(language, () => pathNow(path))
}

function pathNow(path: string): string {
  const [, first = '', second, third, ...more] = path.split('/')
  if (first === 'mobiles' && second && third && more.length === 0) return phoneAt(second, third)
  if (first === '' || third !== undefined || reservedSlugs.includes(first)) return localPath(path)
  if (second !== undefined) return phoneAt(first, second)
  const brand = findBrand(first) ?? findBrandByFormerSlug(first)
  return brand ? brandPath(brand.slug) : localPath(path)
}

function phoneAt(brand: string, slug: string): string {
  const phone = findPhone(slug) ?? findPhoneByFormerSlug(slug)
  return phone ? phonePath(phone) : localPath(`/${brand}/${slug}`)
}
