/** No figure without source and date: each amount of money and each share names both in its own section (KNOW-3). */
import type { Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { factTexts } from '#app/facts/texts.ts'
import { formatDate } from '#app/platform/text/format.ts'
import { priceOriginTexts } from '#app/prices/origin-texts.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { a55, fold6, iphone15, itelA70, note40 } from '#tests/support/phones.ts'
import { sharedSite } from '#tests/support/shared-site.ts'
import { any, withAny, words, wordsIn } from '#tests/support/words.ts'

/** The names under which the site gives its sources: publishers of data, and shops. */
function sourceNames(): string[] {
  const database = new Database(sharedSite().databasePath, { readonly: true })
  const sellers = database
    .prepare<[string], string>('SELECT DISTINCT seller FROM price_history WHERE seller <> ?')
    .pluck()
    .all('')
  database.close()
  const publishers = [priceOriginTexts().publishers, factTexts().publishers].flatMap(names => Object.values(names))
  return [...sellers, ...publishers.filter(name => name !== undefined)]
}

/** Amounts, shares and counts of the networks. */
const figurePatterns = () => [
  /(?:PKR|Rs\.?|US\$|\$)\s?\d|\d\s?(?:%|MHz)/,
  new RegExp(wordsIn('phonePageTexts', '1%', 1).replace('1', '\\d')),
  withAny(words(`The operators list ${any} sites in ${any} places.`, any, any), '[\\d,]+'),
]

/** A month with its year. */
const datePattern = () => {
  const months = Array.from({ length: 12 }, (_, index) => formatDate(`2026-${String(index + 1).padStart(2, '0')}`))
  return new RegExp(months.map(month => month.replace('2026', '20\\d\\d')).join('|'))
}

const pages = {
  'a phone with a shop price of before': a55.path,
  'a phone with a value of a ruling': '/apple/apple-iphone-16?cnfUsd=666&usdPkr=280#from-abroad',
  'a phone with prices of October': '/xiaomi/xiaomi-redmi-15-4g',
  'a folding phone': fold6.path,
  'a keypad phone': '/nokia/nokia-3210',
  'a phone with a launch price': itelA70.path,
  'a phone with stored offers of instalments': `${a55.path}?open=instalments`,
  'the tax calculator': '/pta-tax',
  'a calculated tax': '/pta-tax?cnfUsd=600&usdPkr=300&device=smartphone',
  networks: '/networks',
  'what we know': '/data',
  'a comparison': `/compare?phones=${a55.id},${iphone15.id}`,
  'a comparison of more phones': `/compare?phones=${a55.id},${iphone15.id},${note40.id},${fold6.id}`,
}

for (const [name, path] of Object.entries(pages)) {
  test(`${name}: every figure has its source and its date @no-script @urdu-long`, async ({ page }) => {
    await page.goto(path)
    const { figures, problems } = await unsourced(page, path === '/data')
    expect(figures).toBeGreaterThan(0)
    expect(problems).toEqual([])
  })
}

test('a figure without source or date is found @no-script @urdu-long', async ({ page }) => {
  await page.goto('/networks')
  await page.evaluate(() => {
    const added = document.createElement('section')
    added.innerHTML =
      '<h2>Added</h2><p>PKR 5,000 by PriceOye</p><h2>Too</h2><p>Rs 700, <time datetime="2026">2026</time></p>'
    document.querySelector('main')?.append(added)
  })
  const { problems } = await unsourced(page, false)
  expect(problems).toEqual(['no date: PKR 5,000 by PriceOye', 'no source: Rs 700, 2026'])
})

/**
 * The texts with amounts or shares whose section has no date or no source. A section reaches up to the next other heading.
 * @param isOneSource whether the page is about one source, which it names with its date at its head
 */
const unsourced = (page: Page, isOneSource: boolean) =>
  page.evaluate(
    ({ publishers, figurePatterns, datePattern, isOneSource }) => {
      // Words of bands and fields, not figures about a phone; a card leads to the page that names its source, a choice or button to a list.
      const LEFT_OUT =
        'script, style, select, input, label, [aria-hidden="true"], .phone-card, .pill, .choice, .button, .link-rows, .price-bar-below'
      const blockOf = (element: Element) => element.closest('p, li, tr, dd, dt, summary, figcaption, h2, h3') ?? element
      // Names and figures stand between marks of direction.
      const withoutMarks = (text: string) => text.replace(/[\u2066-\u2069]/g, '')
      const textOf = (element: Element) => withoutMarks(element.textContent ?? '').trim()
      const main = document.querySelector('main') as HTMLElement
      const figures = new Set<Element>()
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        if (!parent || parent.closest(LEFT_OUT)) continue
        const block = blockOf(parent)
        if (figurePatterns.some(pattern => pattern.test(textOf(block)))) figures.add(block)
      }
      const sectionOf = (block: Element) => {
        let section = block
        for (let up = block.parentElement; up && up !== main; up = up.parentElement) {
          if (up.querySelectorAll('h2').length > 1) break
          section = up
        }
        return section
      }
      const problems = [...figures].flatMap(block => {
        const section = isOneSource ? main : sectionOf(block)
        const text = textOf(section)
        const hasDate = section.querySelector('time[datetime]') !== null || datePattern.test(text)
        const hasSource =
          section.querySelector('a[href^="http"], a[href*="#sources"]') !== null ||
          publishers.some(name => text.includes(withoutMarks(name))) ||
          isOneSource
        const said = textOf(block).replace(/\s+/g, ' ').slice(0, 90)
        return hasDate && hasSource ? [] : [`${hasDate ? 'no source' : 'no date'}: ${said}`]
      })
      return { figures: figures.size, problems }
    },
    { publishers: sourceNames(), figurePatterns: figurePatterns(), datePattern: datePattern(), isOneSource },
  )
