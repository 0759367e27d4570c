/** A phone that an endpoint cannot do without. */

import type { Phone } from '#app/entities/phone.ts'
import { ApiError } from '#app/http/api.server.ts'
import { findPhoneById } from './phones.server.ts'

/** @throws ApiError 404 when there is no phone with this id */
export function requirePhone(id: string): Phone {
  const phone = findPhoneById(id)
  if (!phone) throw new ApiError(404, 'The requested mobile phone could not be found.')
  return phone
}
