import { expect, test } from 'vitest'
import { provideTranslations } from '#app/languages/all.server.ts'
import { withLanguage } from '#app/platform/request/request-context.server.ts'
import { leftOutText, leftOutWords } from './left-out-texts.ts'

provideTranslations()

const stored = Object.values(leftOutWords).map(words => (typeof words === 'string' ? words : words('X "1')))

test('every stored reason is said in the language of the page, with the words it quotes (LANG-3)', () => {
  expect(stored.map(leftOutText)).toEqual(stored)
  withLanguage('ur', () => {
    const own = stored.map(leftOutText)
    expect(own.filter(text => !/[\u0600-\u06ff]/.test(text))).toEqual([])
    expect(new Set(own).size).toBe(stored.length)
    expect(leftOutText(leftOutWords.otherPhone('Spark 9 Pro'))).toContain('\u2068Spark 9 Pro\u2069')
    expect(leftOutText('a reason of another release')).toBe('\u2068a reason of another release\u2069')
  })
})
