/** The fields of a phone that an editor can change. Pure. */
import type { Phone } from '#app/entities/phone.ts'
import { keysOf } from '#app/entities/phone-schema.ts'
import { pick } from '#app/platform/pick.ts'
import { phoneForm } from './form-schema.ts'

const editableFields = keysOf(phoneForm.omit({ version: true }))

/** The fields of the form with their stored values. */
export const editable = (phone: Phone) => pick({ ...phone, price: phone.priceText }, editableFields)
