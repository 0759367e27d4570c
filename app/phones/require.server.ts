/** A phone that an endpoint cannot do without. */
import { ApiError } from '#app/platform/api.server.ts'
import type { Phone } from './phone.ts'
import { findPhoneById } from './phones.server.ts'

/** @throws ApiError 404 when there is no phone with this id */
export function requirePhone(id: string): Phone {
  const phone = findPhoneById(id)
  if (!phone) throw new ApiError(404, 'The requested mobile phone could not be found.')
  return phone
}
