/** Validation of the public forms (CONTACT-1, CONTACT-2). */

import { z } from 'zod'
import { subjects } from '#app/entities/enums.ts'
import { optionalText, requiredText } from '#app/platform/forms/form-schema.ts'
import { parsePrice } from '#app/prices/price.ts'

const EMAIL_MESSAGE = 'Enter an e-mail address such as name@example.com'
const PHONE_MESSAGE = 'Enter a phone number such as 0300 1234567, or leave it empty'

/** The maximum in SMTP. */
const EMAIL_LENGTH = 254
const NAME_LENGTH = 60
const MESSAGE_LENGTH = 5000

const paragraphs = (text: string) => text.replaceAll('\r\n', '\n')

const optionalEmail = optionalText(EMAIL_LENGTH).pipe(z.email(EMAIL_MESSAGE).nullable())

export const contactForm = z.object({
  firstName: requiredText('Enter your first name', NAME_LENGTH),
  lastName: requiredText('Enter your last name', NAME_LENGTH),
  email: requiredText('Enter your e-mail address', EMAIL_LENGTH).pipe(z.email(EMAIL_MESSAGE)),
  phone: optionalText(30).pipe(
    z
      .string()
      .regex(/^\+?(?:[\s().-]*\d){7,15}$/, PHONE_MESSAGE)
      .nullable(),
  ),
  subject: z.enum(subjects, 'Choose what it is about'),
  message: requiredText('Write your message', MESSAGE_LENGTH).transform(paragraphs),
})

export const priceReportForm = z.object({
  price: requiredText('Enter the price that you saw', 40)
    .transform(parsePrice)
    .refine(rupees => rupees > 0, 'Enter the price in rupees, such as 84,999'),
  place: requiredText('Say where you saw it: a shop or a link', 500),
  email: optionalEmail,
  note: optionalText(MESSAGE_LENGTH).transform(text => text && paragraphs(text)),
})
