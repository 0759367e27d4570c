/** A phone as the public API gives it (API-1); our own additions tell where the price comes from. */

import type { Phone } from '#app/entities/phone.ts'
import { keysOf, phoneSchema } from '#app/entities/phone-schema.ts'
import { pick } from '#app/platform/pick.ts'
import { revisionEtag } from '#app/platform/revision.ts'

const publicFields = keysOf(phoneSchema.omit({ sources: true }))

export const phoneJson = (phone: Phone) => ({
  ...pick({ ...phone, price: phone.priceText, releaseDate: phone.releaseDate || null }, publicFields),
  createdAt: new Date(phone.createdAt).toISOString(),
  pricePkr: phone.pricePkr,
  priceSource: phone.priceOrigin?.source ?? null,
  priceDate: phone.priceOrigin?.date ?? null,
  priceKind: phone.priceOrigin?.kind ?? null,
})

/** The revision of what `phoneJson` gives; with more fields the same record is another representation. */
export const phoneEtag = (phone: Phone) => revisionEtag(phone, publicFields.length)
