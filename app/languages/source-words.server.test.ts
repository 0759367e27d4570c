/** What the bundled tables say in words is said in each other language too (LANG-3). */
import { expect, test } from 'vitest'
import { placeTexts } from '#app/facts/place-texts.ts'
import { withoutRemarks } from '#app/facts/promised-region.ts'
import networks from '#app/facts/tables/networks.json' with { type: 'json' }
import updates from '#app/facts/tables/updates.json' with { type: 'json' }
import { offerTableSchema } from '#app/instalments/offer-table.ts'
import bundledOffers from '#app/instalments/offers.json' with { type: 'json' }
import { shownOffers } from '#app/instalments/offers.ts'
import { withLanguage } from '#app/platform/request/request-context.server.ts'
import { colourText } from '#app/search-index/colour-texts.ts'
import { otherLanguages, provideTranslations } from './all.server.ts'

provideTranslations()

const wordsBesides = (word: string, words: string[]) => [...new Set(words)].filter(each => each !== word).sort()

test.each(otherLanguages)('cities, regions and offers have words in %s, and no others have', language => {
  const cities = networks.fiveG.sitesByCity.map(({ city }) => city)
  const regions = updates.rules.flatMap(({ region }) => [region, withoutRemarks(region)])
  const table = offerTableSchema.parse(bundledOffers)
  const other = { ...table, offers: table.offers.map(offer => ({ ...offer, terms: `${offer.terms}.` })) }
  withLanguage(language, () => {
    expect(Object.keys(placeTexts().cities).sort()).toEqual(wordsBesides('other', cities))
    expect(Object.keys(placeTexts().regions).sort()).toEqual(wordsBesides('world', regions))
    expect(shownOffers(table, 0).filter(({ isOfPage }) => !isOfPage)).toEqual([])
    expect(shownOffers(other, 0).filter(({ isOfPage }) => isOfPage)).toEqual([])
  })
})

test.each(otherLanguages)('plain colours have words in %s, names of makers stay', language => {
  withLanguage(language, () => {
    expect(colourText('Pink')).not.toContain('Pink')
    expect(colourText('Gray')).toBe(colourText('grey'))
    expect(colourText('Titanium Black')).toContain('Titanium Black')
  })
  expect(['Gray', 'Pink'].map(colourText)).toEqual(['Gray', 'Pink'])
})
