/** Validation of the public forms (CONTACT-1, CONTACT-2). */

import { z } from 'zod'
import { subjects } from '#app/entities/enums.ts'
import type { MemoryVersion } from '#app/facts/values.ts'
import { optionalText, requiredText } from '#app/platform/forms/form-schema.ts'
import { oneLine } from '#app/platform/text/text.ts'
import { isPlausiblePrice } from '#app/prices/price.ts'
import { pricePkrOf } from '#app/prices/rupees.ts'
import { contactErrorTexts } from './error-texts.ts'

/** The maximum in SMTP. */
const EMAIL_LENGTH = 254
const NAME_LENGTH = 60
const MESSAGE_LENGTH = 5000

const paragraphs = (text: string) => text.replaceAll('\r\n', '\n')

/** `8/256` of the list of versions; what is no such text tells nothing. */
function readVersion(text: string | null): MemoryVersion {
  const [, ram, storage] = /^(\d{1,3})?\/(\d{1,4})?$/.exec(text ?? '') ?? []
  return { ramGb: Number(ram) || null, storageGb: Number(storage) || null }
}

const optionalEmail = optionalText(EMAIL_LENGTH).pipe(z.email({ error: () => contactErrorTexts().email }).nullable())

export const contactForm = z.object({
  firstName: requiredText(() => contactErrorTexts().noFirstName, NAME_LENGTH),
  lastName: requiredText(() => contactErrorTexts().noLastName, NAME_LENGTH),
  email: requiredText(() => contactErrorTexts().noEmail, EMAIL_LENGTH).pipe(
    z.email({ error: () => contactErrorTexts().email }),
  ),
  phone: optionalText(30).pipe(
    z
      .string()
      .regex(/^\+?(?:[\s().-]*\d){7,15}$/, { error: () => contactErrorTexts().phone })
      .nullable(),
  ),
  subject: z.enum(subjects, { error: () => contactErrorTexts().noSubject }),
  message: requiredText(() => contactErrorTexts().noMessage, MESSAGE_LENGTH).transform(paragraphs),
})

export const priceReportForm = z.object({
  price: requiredText(() => contactErrorTexts().noPrice, 40)
    .transform(pricePkrOf)
    .refine(rupees => rupees > 0, { error: () => contactErrorTexts().price })
    .refine(rupees => rupees === 0 || isPlausiblePrice(rupees), { error: () => contactErrorTexts().priceOfNoPhone }),
  place: requiredText(() => contactErrorTexts().noPlace, 500),
  city: optionalText(60).transform(city => city && oneLine(city)),
  version: optionalText(20).transform(readVersion),
  pta: optionalText(10).transform(pta => (pta === 'yes' ? true : pta === 'no' ? false : null)),
  email: optionalEmail,
  note: optionalText(MESSAGE_LENGTH).transform(text => text && paragraphs(text)),
})
