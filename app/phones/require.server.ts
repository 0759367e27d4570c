/** Loads a phone that an endpoint requires. */

import type { Phone } from '#app/entities/phone.ts'
import { ApiError } from '#app/http/api.server.ts'
import { PHONE_NOT_FOUND } from './not-found.ts'
import { findPhoneById } from './phones.server.ts'

/** @throws ApiError 404 when there is no phone with this id */
export function requirePhone(id: string): Phone {
  const phone = findPhoneById(id)
  if (!phone) throw new ApiError(404, PHONE_NOT_FOUND)
  return phone
}
