/** Loads a phone that an endpoint requires. */

import { findBrandByFormerSlug } from '#app/brands/brands.server.ts'
import type { Phone } from '#app/entities/phone.ts'
import { ApiError } from '#app/http/api.server.ts'
import { movedTo } from '#app/http/canonical.server.ts'
import { phoneApiPath } from '#app/platform/paths.ts'
import { currentIds } from './former-slugs.server.ts'
import { PHONE_NOT_FOUND } from './not-found.ts'
import { findPhone, findPhoneByFormerSlug, findPhoneById } from './phones.server.ts'

/** @throws ApiError 404 when there is no phone with this id */
export function requirePhone(id: string): Phone {
  const phone = findPhoneById(id)
  if (!phone) throw new ApiError(404, PHONE_NOT_FOUND)
  return phone
}

/**
 * A write to a phone that was merged into another one changes neither of them (URL-10).
 * @param id of the phone, or a slug that it had
 * @throws ApiError 404 that names the phone that it became; also with the address to read that one, as reading the former one redirects
 */
export function refuseMerged(id: string): void {
  const [current = id] = currentIds([id])
  const became = findPhoneById(id) ? null : current === id ? findPhoneByFormerSlug(id) : findPhoneById(current)
  if (!became) return
  const message = `This phone was merged into "${became.name}", ${became.id}. Nothing was changed.`
  throw new ApiError(404, message, undefined, { Link: `<${phoneApiPath(became)}>; rel="canonical"` })
}

/**
 * The phone of an address below `/api/mobiles`.
 * @param pathOf the address of a phone
 * @throws a permanent redirect for a former slug of the phone or of its brand (URL-10); ApiError 404 when there is none
 */
export function requirePhoneOf(
  { brand = '', slug = '' }: Record<string, string | undefined>,
  pathOf: (phone: Phone) => string,
): Phone {
  const phone = findPhone(slug)
  if (phone?.brand === brand.toLowerCase()) return phone
  const isOfRenamedBrand = phone && findBrandByFormerSlug(brand)?.slug === phone.brand
  const moved = isOfRenamedBrand ? phone : findPhoneByFormerSlug(slug)
  if (moved) throw movedTo(pathOf(moved))
  throw new ApiError(404, PHONE_NOT_FOUND)
}
