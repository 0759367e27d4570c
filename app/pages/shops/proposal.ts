/** The proposal of a shop to be read as a source, and the message that it becomes (SHOPS-3). Pure. */
import { z } from 'zod'
import type { NewMessage } from '#app/contact/message.ts'
import { contactForm } from '#app/contact/schema.ts'
import { optionalText, requiredText } from '#app/platform/forms/form-schema.ts'
import { oneLine } from '#app/platform/text/text.ts'
import { isWebAddress } from '#app/platform/web-address.ts'
import { shopsTexts } from './texts.ts'

export const proposalForm = z.object({
  shop: requiredText(() => shopsTexts().noShop, 60).transform(oneLine),
  city: optionalText(60).transform(city => city && oneLine(city)),
  address: requiredText(() => shopsTexts().noAddress, 2000).refine(isWebAddress, {
    error: () => shopsTexts().wrongAddress,
  }),
  email: contactForm.shape.email,
  phone: contactForm.shape.phone,
})

/** The message that editors read, with the subject `source`. */
export const proposalMessage = ({ shop, city, address, email, phone }: z.output<typeof proposalForm>) =>
  ({
    kind: 'contact',
    subject: 'source',
    firstName: shop,
    email,
    phone,
    text: [`Shop: ${shop}`, `City: ${city ?? 'online'}`, `Address: ${address}`].join('\n'),
  }) satisfies Partial<NewMessage>
