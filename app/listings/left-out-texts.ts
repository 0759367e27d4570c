/** Why a listing is left out: the words that are stored and counted (LISTING-1), and how the page on our data says them. */
import { ofSource } from '#app/platform/text/isolate.ts'
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  dummy: 'a dummy',
  accessory: 'an accessory',
  noPhone: 'no phone',
  article: 'an article or a service',
  parts: 'for parts',
  exchange: 'an exchange, or somebody who buys',
  instalment: 'the figure is a part of the price, or the sum of instalments',
  noPrice: 'there is no price',
  notAPrice: (text: string) => `"${text}" is no price`,
  otherCurrency: (text: string) => `"${text}" is in another currency`,
  noMaker: 'no maker of the catalogue is stated',
  noName: 'no phone of the catalogue is named',
  otherPhone: (name: string) => `"${name}" is another phone, not in the catalogue`,
  otherYear: (year: string) => `no phone of this name is of ${year}`,
  otherGeneration: (generation: string) => `the phone of this name is no ${generation} phone`,
  only5g: 'the phone of this name says 5G',
  noTitle: 'it has no title',
  fewFields: 'its row has too few fields',
  launchPrice: 'a launch price is no price of now',
  other: 'other reasons',
}

/** The stored words, which are English whatever the language of the page. */
export const leftOutWords = en

export const leftOutTexts = inLanguage('leftOutTexts', en)

/** A stored reason in the language of the page; one in words of another release stays in English. */
export function leftOutText(stored: string): string {
  const texts = leftOutTexts()
  for (const id of Object.keys(en) as (keyof typeof en)[]) {
    const [words, own] = [en[id], texts[id]]
    if (typeof words === 'string' || typeof own === 'string') {
      if (words === stored && typeof own === 'string') return own
      continue
    }
    const [before = '', after = ''] = words('\n').split('\n')
    if (stored.startsWith(before) && stored.endsWith(after))
      return own(ofSource(stored.slice(before.length, stored.length - after.length)))
  }
  return ofSource(stored)
}
