/** What the bundled tables say in words is said in each other language too (LANG-3). */
import { afterEach, expect, test } from 'vitest'
import { placeTexts } from '#app/facts/place-texts.ts'
import networks from '#app/facts/tables/networks.json' with { type: 'json' }
import updates from '#app/facts/tables/updates.json' with { type: 'json' }
import { offerTableSchema } from '#app/instalments/offer-table.ts'
import bundledOffers from '#app/instalments/offers.json' with { type: 'json' }
import { shownOffers } from '#app/instalments/offers.ts'
import { chooseLanguageBy, DEFAULT_LANGUAGE } from '#app/platform/text/language.ts'
import { otherLanguages, provideTranslations } from './all.server.ts'

provideTranslations()
afterEach(() => chooseLanguageBy(() => DEFAULT_LANGUAGE))

const wordsBesides = (word: string, words: string[]) => [...new Set(words)].filter(each => each !== word).sort()

test.each(otherLanguages)('cities, regions and offers have words in %s, and no others have', language => {
  chooseLanguageBy(() => language)
  const cities = networks.fiveG.sitesByCity.map(({ city }) => city)
  expect(Object.keys(placeTexts().cities).sort()).toEqual(wordsBesides('other', cities))
  const regions = updates.rules.map(({ region }) => region)
  expect(Object.keys(placeTexts().regions).sort()).toEqual(wordsBesides('world', regions))
  const table = offerTableSchema.parse(bundledOffers)
  expect(shownOffers(table, 0).filter(({ isOfPage }) => !isOfPage)).toEqual([])
  const other = { ...table, offers: table.offers.map(offer => ({ ...offer, terms: `${offer.terms}.` })) }
  expect(shownOffers(other, 0).filter(({ isOfPage }) => isOfPage)).toEqual([])
})
