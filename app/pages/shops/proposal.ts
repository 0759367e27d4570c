/** The proposal of a shop to be read as a source, and the message that it becomes (SHOPS-3). Pure. */
import { z } from 'zod'
import type { NewMessage } from '#app/contact/message.ts'
import { optionalText, requiredText } from '#app/platform/forms/form-schema.ts'
import { oneLine } from '#app/platform/text/text.ts'
import { isWebAddress } from '#app/sources/schema.ts'
import { shopsTexts } from './texts.ts'

export const proposalForm = z.object({
  shop: requiredText(() => shopsTexts().noShop, 60).transform(oneLine),
  city: optionalText(60).transform(city => city && oneLine(city)),
  address: requiredText(() => shopsTexts().noAddress, 2000).refine(isWebAddress, {
    error: () => shopsTexts().wrongAddress,
  }),
  contact: requiredText(() => shopsTexts().noContact, 200).transform(oneLine),
})

/** The message that editors read, with the subject `source`. */
export const proposalMessage = ({ shop, city, address, contact }: z.output<typeof proposalForm>) =>
  ({
    kind: 'contact',
    subject: 'source',
    firstName: shop,
    email: z.email().safeParse(contact).data ?? null,
    text: [`Shop: ${shop}`, `City: ${city ?? 'online'}`, `Address: ${address}`, `Contact: ${contact}`].join('\n'),
  }) satisfies Partial<NewMessage>
