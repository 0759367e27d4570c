/** The words for where a fact comes from. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  /** The first part of a source's id names whoever published it. */
  publishers: {
    gsmarena: 'GSMArena',
    mobiledokan: 'MobileDokan',
    priceoye: 'PriceOye',
    mobiles: 'the Mobiles Dataset (2025)',
    chips: 'our table of chips',
    specifications: 'its specifications',
    editor: 'our editors',
    market: 'shops in Pakistan',
    shahab: 'Shahab Mobile',
    shopb: 'a shop',
    shopc: 'a dealer',
  } as Partial<Record<string, string>>,
  dated: (publisher: string, date: string) => `${publisher}, ${date}`,
  about: (date: string) => `about ${date}`,
  source: 'Source:',
  howWell: 'How well we know it',
}

export const factTexts = inLanguage('factTexts', en)
