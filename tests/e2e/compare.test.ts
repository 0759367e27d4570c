/** What the page of a comparison shows. */
import type { Locator, Page } from '@playwright/test'
import { stableId } from '#app/platform/ids.server.ts'
import { chosen } from '#tests/support/compare-words.ts'
import { expect, expectToFit, hasScript, ready, test } from '#tests/support/e2e.ts'
import { a55, fold6, iphone15, itelA70, note40 } from '#tests/support/phones.ts'
import { any, withAny, words, wordsIn } from '#tests/support/words.ts'

const compareUrl = (...phones: { id: string }[]) => `/compare?phones=${phones.map(({ id }) => id).join(',')}`
/** Of two series, of which two differ in their last letters alone. */
const fourAlike = [
  'samsung-galaxy-a56',
  'samsung-galaxy-a36',
  'xiaomi-redmi-note-14-5g',
  'xiaomi-redmi-note-14-4g',
].map(slug => ({ id: stableId(`phone/${slug}`) }))
const inAddress = (page: Page) => decodeURIComponent(new URL(page.url()).searchParams.get('phones') ?? '').split(',')

test('unknown phones are dropped and counted, more than four are cut @urdu-long', async ({ page }) => {
  await page.goto(`${compareUrl(a55, iphone15, note40, fold6, itelA70)},no-such-phone`)
  await ready(page)
  await expect(page.getByText(chosen(4))).toBeVisible()
  await expect(page.getByText(words('One phone in this link is not on Qeemat, so we left it out.', 1))).toBeVisible()
  await expect(page.getByRole('columnheader', { name: /itel A70/ })).toHaveCount(0)
})

test('a single phone shows a message instead of a comparison @urdu-long', async ({ page }) => {
  await page.goto(`${compareUrl(a55)}&diff=1`)
  await ready(page)
  await expect(
    page.getByText(words('Add another phone to see the two side by side, with what each does better.')),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: words('Side by Side') })).toHaveCount(0)
  await expect(page.getByText(words('These phones do not differ in anything that we know.'))).toHaveCount(0)
  await expect(page.getByRole('rowheader', { name: wordsIn('answerTexts', 'Battery') }).first()).toBeVisible()
})

test('a single phone offers three similar ones, and one leads to a comparison @urdu-long', async ({ page }) => {
  await page.goto(compareUrl(a55))
  const offered = page
    .locator('section', { has: page.getByRole('heading', { name: words('Compare with:') }) })
    .getByRole('link')
  await expect(offered).toHaveCount(3)
  await offered.first().click()
  await expect(page.getByText(chosen(2))).toBeVisible()
  await expect.poll(() => inAddress(page)[0]).toBe(a55.id)
})

test('an empty comparison offers pairs at popular budgets @urdu-long', async ({ page }) => {
  await page.goto('/compare')
  const section = page.locator('section', { has: page.getByRole('heading', { name: words('Ready comparisons') }) })
  const offered = section.getByRole('listitem').getByRole('link')
  // A link to the pair of each budget.
  await expect(section.locator('a[href^="#"]')).toHaveCount(6)
  await section.locator('a[href^="#"]').last().click()
  await expect(offered.last()).toBeInViewport()
  await expect(offered).toHaveCount(6)
  await expect(offered.first()).toContainText(words('Under Rs 30,000', '30,000'))
  await expect(offered.first().locator('time')).toHaveCount(2)
  await offered.first().click()
  await expect(page.getByText(chosen(2))).toBeVisible()
})

test('the comparison can show only differences @urdu-long', async ({ page }) => {
  await page.goto(compareUrl(a55, fold6))
  await ready(page)
  const brand = page.getByRole('rowheader', {
    name: `${wordsIn('compareTableTexts', 'Brand')} ${words('(no clear difference)')}`,
  })
  // Rows of the key specifications that do not differ are on a fold of their own.
  const same = page.locator('.compare-same > summary')
  await expect(same).toHaveText(withAny(words(`The same (${any})`, any), '\\d+'))
  await expect(brand).toBeHidden()
  await same.click()
  await expect(brand).toBeVisible()
  await page.getByRole('link', { name: words('Differences only') }).click()
  await expect(brand).toHaveCount(0)
  await expect(page.getByRole('rowheader', { name: wordsIn('decisionTexts', 'Price'), exact: true })).toBeVisible()
  await page.getByRole('link', { name: words('Differences only') }).click()
  await expect(same).toBeVisible()
})

test('rows without a clear difference are on a fold that counts them @urdu-long', async ({ page }) => {
  await page.goto(compareUrl(a55, fold6))
  const fold = page.locator('.compare-group').first()
  await expect(fold.getByText(withAny(words(`No clear difference (${any})`, any), '\\d+'))).toBeVisible()
  const rows = fold.getByRole('row', { includeHidden: true })
  // The first one has the names of the phones.
  await expect(fold.locator('summary')).toContainText(`(${(await rows.count()) - 1})`)
  await expect(rows.last()).toBeHidden()
  await fold.locator('summary').click()
  await expect(rows.last()).toBeVisible()
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  const area = (page: Page) => page.locator('.compare-area')
  const bar = (page: Page) => page.locator('.compare-names')

  test('the table begins on the first screen of two phones, and of four @urdu-long', async ({ page }) => {
    const top = async () => (await page.getByRole('table').first().boundingBox())?.y
    await page.goto(compareUrl(a55, iphone15))
    await expect.poll(top).toBeLessThan(740)
    // Urdu may take a quarter more (LANG-4): what leads is longer there.
    const isUrdu = await page.evaluate(() => document.dir === 'rtl')
    for (const phones of [[a55, iphone15, note40, fold6], fourAlike]) {
      await page.goto(compareUrl(...phones))
      await expect.poll(top).toBeLessThan(isUrdu ? 925 : 740)
    }
  })

  test('the search for one more opens below its button, and takes what is typed @urdu-long', async ({ page }) => {
    await page.goto(compareUrl(a55, iphone15))
    await ready(page)
    const button = page.locator('.compare-add > summary')
    const place = await button.boundingBox()
    await button.click()
    const field = page.locator('#compare-search')
    await expect(field).toBeVisible()
    expect(await button.boundingBox()).toEqual(place)
    if (hasScript()) await expect(field).toBeFocused()
  })

  test('two phones fill the screen, and their names stay in sight @urdu-long', async ({ page }) => {
    await page.goto(compareUrl(a55, iphone15))
    const hidden = () =>
      area(page).evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => ({
        width: scrollWidth - clientWidth,
        height: scrollHeight - clientHeight,
      }))
    await expect.poll(hidden).toEqual({ width: 0, height: 0 })
    const label = page.getByRole('rowheader', { name: wordsIn('compareTableTexts', 'Dimensions'), exact: true })
    await label.scrollIntoViewIfNeeded()
    await expect(bar(page)).toBeInViewport()
    const rem = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
    const price = words(`PKR ${any}`, any)
    await expect(bar(page)).toHaveText(withAny(`Galaxy A55${price}iPhone 15${price}`, '[\\d,]+'))
    await expect.poll(async () => (await bar(page).boundingBox())?.height).toBe(3.5 * rem)
  })

  test('of four phones two are seen, which the reader chooses @urdu-long', async ({ page }) => {
    await page.goto(compareUrl(a55, iphone15, note40, fold6))
    const heads = page.locator('.compare-heads').getByRole('columnheader')
    const start = async (head: Locator) => (await head.boundingBox())?.x ?? 0
    const isBefore = async (a: Locator, b: Locator) => (await start(a)) < (await start(b))
    const headOf = (name: string) => heads.filter({ hasText: name })
    const seen = async () => (await heads.filter({ visible: true }).allInnerTexts()).map(text => text.split('\n')[0])
    await expect.poll(seen).toEqual(['Samsung Galaxy A55', 'Apple iPhone 15'])
    await expectToFit(page)
    const [first, second] = [0, 1].map(index => page.locator('.compare-choice select').nth(index))
    // By key, as without script too.
    const choose = async (side: Locator | undefined, phone: number) => {
      await side?.press('Home')
      for (let step = 0; step < phone; step += 1) await side?.press('ArrowDown')
    }
    await choose(second, 3)
    await expect.poll(seen).toEqual(['Samsung Galaxy A55', 'Samsung Galaxy Z Fold6'])
    // A row is as high as what is seen of it.
    const water = page.getByRole('row', { name: words('Updates') })
    const height = async () => (await water.boundingBox())?.height ?? 0
    const withFold = await height()
    await choose(first, 2)
    await expect.poll(seen).toEqual(['Infinix Note 40', 'Samsung Galaxy Z Fold6'])
    await choose(second, 1)
    expect(await height()).not.toBe(withFold)
    // The one that is chosen second is second.
    const isLeftToRight = await page.evaluate(() => document.dir !== 'rtl')
    expect(await isBefore(headOf('Infinix Note 40'), headOf('iPhone 15'))).toBe(isLeftToRight)
    // The choice stays in sight in the place of a bar of names.
    await page.locator('.compare-group').last().scrollIntoViewIfNeeded()
    await expect(first ?? area(page)).toBeInViewport()
    await expect(first ?? area(page)).toHaveAccessibleName(
      `${wordsIn('compareTexts', 'Two at a time')} ${wordsIn('compareTexts', 'first phone')}`,
    )
    await expect(bar(page)).toBeHidden()
    await choose(second, 2)
    await expect(heads.filter({ visible: true })).toHaveCount(1)
    await expectToFit(page)
  })

  test('what is chosen is written whole, with its price @urdu-long', async ({ page }) => {
    await page.goto(compareUrl(...fourAlike))
    const sides = page.locator('.compare-choice > label')
    const shown = page.locator('.compare-chosen-name').filter({ visible: true })
    const price = words(`PKR ${any}`, any)
    // At first the two that In Short names, also without script.
    await expect(shown.first()).toHaveText(withAny(`Note 14 4G${price}`, '[\\d,]+'))
    await expect(shown.last()).toHaveText(withAny(`Galaxy A56${price}`, '[\\d,]+'))
    for (const [side, phone] of [
      [0, 2],
      [1, 3],
    ] as const)
      for (const key of ['Home', ...Array<string>(phone).fill('ArrowDown')])
        await sides.nth(side).locator('select').press(key)
    await expect(shown.locator('b')).toHaveText(['Note 14 5G', 'Note 14 4G'])
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 })
      const cut = () => sides.evaluateAll(all => all.filter(side => side.scrollWidth > side.clientWidth).length)
      await expect.poll(cut).toBe(0)
      await expectToFit(page)
    }
  })

  test('differences alone are those of the two that are seen @urdu-long', async ({ page }) => {
    await page.goto(`${compareUrl(a55, iphone15, fold6)}&diff=1`)
    const brand = page.getByRole('rowheader', { name: wordsIn('compareTableTexts', 'Brand'), exact: true })
    await expect(brand).toBeVisible()
    const second = page.locator('.compare-choice select').nth(1)
    await second.press('End')
    await expect(brand).toBeHidden()
    await expect(page.getByRole('rowheader', { name: wordsIn('decisionTexts', 'Price'), exact: true })).toBeVisible()
    // A wide screen shows all of them.
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(brand).toBeVisible()
  })

  test('of two that are seen together what is said of both is said once @urdu-long', async ({ page }) => {
    await page.goto(compareUrl(...fourAlike))
    const points = page.locator('.compare-verdicts').filter({ visible: true })
    const [first, second] = [0, 1].map(index => page.locator('.compare-choice select').nth(index))
    await first?.press('Home')
    for (const key of ['Home', 'ArrowDown']) await second?.press(key)
    await expect(points).toContainText(wordsIn('compareTexts', 'Both:', 2))
    await expect(points.getByRole('cell')).toHaveCount(1)
    await second?.press('End')
    await expect(points).not.toContainText(wordsIn('compareTexts', 'Both:', 2))
    await expect(points.getByRole('cell')).toHaveCount(2)
  })

  test('a fold counts what differs between the two that are seen @urdu-long', async ({ page }) => {
    await page.goto(compareUrl(a55, iphone15, note40, fold6))
    const group = page.locator('.compare-group', { hasText: wordsIn('compareTexts', 'Key specifications') })
    const counts = group.locator('.compare-count').filter({ visible: true })
    const differing = () =>
      group.getByRole('row').evaluateAll(
        rows =>
          rows.filter(row => {
            const cells = [...row.querySelectorAll('td')].filter(cell => cell.checkVisibility())
            return cells.length > 1 && new Set(cells.map(cell => cell.textContent)).size > 1
          }).length,
      )
    for (const phone of ['End', 'ArrowUp']) {
      await page.locator('.compare-choice select').nth(1).press(phone)
      const rows = await differing()
      await expect(counts).toHaveText(words(`${rows} differ`, rows))
    }
  })

  test('no value of four phones is cut @urdu-long', async ({ page }) => {
    await page.goto(compareUrl(...fourAlike))
    await page.locator('.compare-group').evaluateAll(groups => groups.map(group => group.setAttribute('open', '')))
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 })
      const cut = page.locator('.compare-table *:visible')
      expect(
        await cut.evaluateAll(all =>
          all.filter(each => getComputedStyle(each).webkitLineClamp !== 'none').map(each => each.textContent),
        ),
      ).toEqual([])
      await expectToFit(page)
    }
  })

  test('four phones stand on two lines at one scale (COMPARE-10) @urdu-long', async ({ page }) => {
    await page.goto(compareUrl(a55, iphone15, note40, fold6))
    const drawings = page.locator('.scale-drawing:visible')
    await expect(drawings).toHaveCount(2)
    const scales = await drawings.evaluateAll(lines =>
      lines.map(line => ((line as SVGSVGElement).getScreenCTM()?.a ?? 0).toFixed(3)),
    )
    expect(new Set(scales).size).toBe(1)
  })

  test('two phones need no choice of columns @urdu-long', async ({ page }) => {
    await page.goto(compareUrl(a55, iphone15))
    await expect(page.locator('.compare-choice')).toHaveCount(0)
  })
})

test('below the marks it is said how we know @urdu-long', async ({ page }) => {
  await page.goto(compareUrl(a55, iphone15))
  const how = page.locator('details', { hasText: words('How we know') })
  await how.getByText(words('How we know')).click()
  const speed = withAny(
    words(
      `Better with over 10 % more where both chips were measured in Geekbench 6, ${any} % where one result is converted, ${any} % where one is uncertain. 100 is 11,000 points.`,
      ...[10, any, any, '11,000'],
    ),
  )
  const median = words('median of 2 phones in Geekbench 6', 2, 'Geekbench 6')
  const chip = how.getByText(wordsIn('decisionTexts', `Exynos 1480, ${median}`, 'Exynos 1480', median))
  await expect(how.getByText(speed)).toBeVisible()
  await expect(chip).toBeVisible()
  await expect(chip).toContainText(words('error about 7 %', 7))
})

test('a phone can be searched and added on the compare page @urdu', async ({ page }) => {
  await page.goto(compareUrl(a55))
  await ready(page)
  const box = hasScript()
    ? page.getByRole('combobox', { name: words('Search for a phone to add') })
    : page.getByLabel(words('Search for a phone to add'))
  await box.fill('infinix note 40')
  if (hasScript()) {
    await expect(page.getByRole('option').first()).toContainText('Infinix Note 40')
    await box.press('ArrowDown')
    await box.press('Enter')
  } else {
    await box.press('Enter')
    await page.getByRole('button', { name: words('Add Infinix Note 40', note40.name), exact: true }).click()
  }
  await expect(page.getByText(chosen(2))).toBeVisible()
  await expect.poll(() => inAddress(page)).toEqual([a55.id, note40.id])
})
