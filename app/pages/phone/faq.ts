/** Five questions that shoppers ask, answered from the phone's own data; what is not known is said (PHONE-9). Pure. */

import type { Phone } from '#app/entities/phone.ts'
import { htmlToText } from '#app/platform/text/text.ts'
import { OLD_PRICE_WARNING } from '#app/prices/age.ts'
import { formatDate } from '#app/prices/dates.ts'
import { formatPrice } from '#app/prices/price.ts'
import { describeOrigin } from '#app/prices/sources.ts'
import type { Question } from '#app/seo/structured-data.ts'

type AskedPhone = Pick<
  Phone,
  'name' | 'pricePkr' | 'priceOrigin' | 'oldPrice' | 'releaseDate' | 'shortSpecs' | 'specifications'
>

export function questionsAbout(phone: AskedPhone): Question[] {
  const { name, shortSpecs } = phone
  return [
    { question: `What is the price of ${name} in Pakistan?`, answer: priceAnswer(phone) },
    {
      question: `When was ${name} released?`,
      answer: phone.releaseDate
        ? `${name} was released in ${formatDate(phone.releaseDate)}.`.replace(/in (\d{1,2} )/, 'on $1')
        : `The release date of ${name} is not known.`,
    },
    { question: `How much RAM and storage does ${name} have?`, answer: memoryAnswer(phone) },
    {
      question: `What is the battery capacity of ${name}?`,
      answer: shortSpecs.battery
        ? `${name} has a battery of ${htmlToText(shortSpecs.battery)}.`
        : `The battery capacity of ${name} is not known.`,
    },
    { question: `Does ${name} support 5G?`, answer: networkAnswer(phone) },
  ]
}

function priceAnswer({ name, pricePkr, priceOrigin, oldPrice }: AskedPhone): string {
  if (pricePkr === null) return `The price of ${name} in Pakistan is not known.`
  const origin = priceOrigin ? ` (${describeOrigin(priceOrigin)})` : ''
  const verb = priceOrigin?.kind === 'launch' ? 'was launched at' : oldPrice ? 'cost' : 'costs'
  return `${name} ${verb} ${formatPrice(pricePkr)} in Pakistan${origin}. ${oldPrice ? OLD_PRICE_WARNING : 'Shops may differ.'}`
}

function memoryAnswer({ name, shortSpecs: { ram, storage } }: AskedPhone): string {
  if (!ram && !storage) return `The memory of ${name} is not known.`
  const parts = [ram && `${htmlToText(ram)} of RAM`, storage && `${htmlToText(storage)} of storage`].filter(Boolean)
  const unknown = ram ? (storage ? '' : ' Its storage is not known.') : ' Its RAM is not known.'
  return `${name} has ${parts.join(' and ')}.${unknown}`
}

function networkAnswer({ name, specifications }: AskedPhone): string {
  const network = specifications.find(({ category }) => /network/i.test(category))
  const technology = network?.specs.find(({ feature }) => /technology/i.test(feature))?.value
  const known =
    technology ?? (network && network.specs.length > 0 ? network.specs.map(spec => spec.value).join(' ') : null)
  if (known === null) return `Whether ${name} supports 5G is not known.`
  return /\b5G\b/i.test(htmlToText(known)) ? `Yes, ${name} supports 5G networks.` : `No, ${name} does not support 5G.`
}
