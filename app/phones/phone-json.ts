/** A phone in the public API (API-1), extended with the origin of its price. */

import type { Phone } from '#app/entities/phone.ts'
import { keysOf, phoneSchema } from '#app/entities/phone-schema.ts'
import { pick } from '#app/platform/pick.ts'
import { revisionEtag } from '#app/platform/revision.ts'
import { statedDate } from '#app/prices/sources.ts'

const publicFields = keysOf(phoneSchema.omit({ sources: true }))

export const phoneJson = (phone: Phone) => ({
  ...pick({ ...phone, price: phone.priceText, releaseDate: phone.releaseDate || null }, publicFields),
  createdAt: new Date(phone.createdAt).toISOString(),
  pricePkr: phone.pricePkr,
  priceSource: phone.priceOrigin?.source ?? null,
  priceDate: phone.priceOrigin && statedDate(phone.priceOrigin),
  priceKind: phone.priceOrigin?.kind ?? null,
  priceGrade: phone.priceGrade,
  dataConfidence: phone.dataConfidence,
  marks: phone.marks,
})

/**
 * ETag of the output of `phoneJson`. It includes the number of fields, because an added field changes the representation,
 * and the grade of the price, which changes when another phone gets a newer one.
 */
export const phoneEtag = (phone: Phone) => revisionEtag(phone, `${publicFields.length}${phone.priceGrade ?? ''}`)

/** Its price as a fact; null when there is none (API-23). */
export const priceJson = ({ pricePkr, priceOrigin, priceGrade }: Phone) =>
  pricePkr && {
    pkr: pricePkr,
    kind: priceOrigin?.kind ?? null,
    grade: priceGrade,
    source: priceOrigin?.source ?? null,
    date: priceOrigin?.date ?? null,
  }
