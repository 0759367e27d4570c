/** The words for why a price is doubtful. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  more: (percent: number) => `${percent} % more`,
  less: (percent: number) => `${percent} % less`,
  newest: (amount: string, price: string, date: string) => `${amount} than the newest price, ${price} of ${date}`,
  month: (amount: string, price: string, month: string) =>
    `${amount} than the middle of other prices of ${month}, ${price}`,
  memory: 'of a memory size that this phone is not known to have',
  namesake: 'may belong to the phone of the same name with or without 5G',
}

export const doubtTexts = inLanguage('doubtTexts', en)
