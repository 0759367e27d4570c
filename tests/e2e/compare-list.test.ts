/** The list of phones to compare: what adds to it, what empties it, and where it is kept. */
import type { Page } from '@playwright/test'
import { READY_AFTER_MS } from '#app/compare-list/rules.ts'
import { COMPARE_LIMIT } from '#app/platform/compare-limit.ts'
import { localPath } from '#app/platform/text/language.ts'
import { chosen, compareWith, versus } from '#tests/support/compare-words.ts'
import { expect, hasScript, open, ready, stopClock, test } from '#tests/support/e2e.ts'
import { allowed } from '#tests/support/look.ts'
import { a55, fold6, iphone15, itelA70, note40 } from '#tests/support/phones.ts'
import { any, beginsWith, withAny, words, wordsIn } from '#tests/support/words.ts'

const toast = (page: Page) => page.locator('.toast')
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('compare-list'))
const addToCompare = (page: Page) => page.getByRole('button', { name: words('Add to Compare'), exact: true }).click()
const compareUrl = (...phones: { id: string }[]) => `/compare?phones=${phones.map(({ id }) => id).join(',')}`
const leftOut = {
  one: () => words('One phone in this link is not on Qeemat, so we left it out.', 1),
  four: () => words('4 phones in this link are not on Qeemat, so we left them out.', 4),
}
const full = () => words('You can compare up to 4 phones at once. Remove one to add another.', COMPARE_LIMIT)
const remove = ({ name }: { name: string }) => words(`Remove ${name} from the comparison`, name)
const addAny = () => withAny(words(`Add ${any} to Compare`, any))
const inAddress = (page: Page) => decodeURIComponent(new URL(page.url()).searchParams.get('phones') ?? '').split(',')

test('two phones are added from their pages and compared @urdu', async ({ page }) => {
  for (const [index, phone] of [a55, iphone15].entries()) {
    await page.goto(phone.path)
    await ready(page)
    await addToCompare(page)
    if (hasScript()) await expect(page.getByRole('button', { name: words('In Compare') })).toBeVisible()
    else await expect(page.getByText(chosen(index + 1))).toBeVisible()
  }
  if (hasScript()) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page
      .getByRole('link', { name: beginsWith(words('Compare')) })
      .first()
      .click()
  }
  await expect(page).toHaveTitle(versus(a55, iphone15))
  await expect(page.getByText(chosen(2))).toBeVisible()
  await expect(page.getByRole('heading', { name: words('In Short') })).toBeVisible()
  for (const row of [
    ...['Price', 'Speed', 'Camera'].map(name => wordsIn('decisionTexts', name)),
    ...['Display', 'Processor', 'RAM', 'Storage', 'Main Camera', 'Battery'].map(name => wordsIn('answerTexts', name)),
    ...['Brand', 'Release Date', 'Weight', 'Dimensions'].map(name => wordsIn('compareTableTexts', name)),
  ]) {
    await expect(page.getByRole('rowheader', { name: beginsWith(row) }).first()).toBeVisible()
  }
  await expect.poll(() => inAddress(page)).toEqual([a55.id, iphone15.id])
})

test('a card adds its phone @urdu-long', async ({ page }) => {
  await page.goto('/mobiles')
  await ready(page)
  const button = page.getByRole('button', { name: addAny() }).first()
  const name = addAny().exec((await button.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  await button.click()
  if (hasScript())
    await expect(page.getByRole('button', { name: words(`${name} is in the comparison`, name) })).toBeDisabled()
  else {
    await expect(page).toHaveTitle(name)
    await page.goto('/mobiles')
    await expect(page.getByRole('button', { name: words(`${name} is in the comparison`, name) })).toBeDisabled()
  }
})

test('phones are removed one by one until none is left @urdu-long', async ({ page }) => {
  await page.goto(compareUrl(a55, iphone15))
  await ready(page)
  await page.getByRole('button', { name: remove(a55) }).click()
  await expect(page.getByText(chosen(1))).toBeVisible()
  await expect(page).toHaveTitle(versus(iphone15))
  await expect.poll(() => inAddress(page)).toEqual([iphone15.id])
  await page.getByRole('button', { name: remove(iphone15) }).click()
  await expect(page.getByText(words('No phones selected for comparison'))).toBeVisible()
  await expect(page).toHaveURL(/\/compare$/)
})

test('clearing empties the comparison @urdu-long', async ({ page }) => {
  await page.goto(compareUrl(a55, iphone15))
  await ready(page)
  await page.getByRole('button', { name: words('Clear Comparison') }).click()
  await expect(page.getByText(words('No phones selected for comparison'))).toBeVisible()
  await expect(page).toHaveURL(/\/compare$/)
})

test.describe('the bar with the list at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('appears once a phone was added, before the application runs, and leads to the comparison @script @urdu-long', async ({
    page,
  }) => {
    await page.goto('/mobiles')
    await ready(page)
    const tray = page.locator('compare-tray')
    await expect(tray).toBeEmpty()
    for (const count of [1, 2]) {
      await page.getByRole('button', { name: addAny() }).first().click()
      await expect(tray).toContainText(wordsIn('compareTrayTexts', `${count} of 4 phones`, count, COMPARE_LIMIT))
    }
    await expect(page.locator('.site-menu-button compare-badge')).toContainText('2')
    expect(await page.locator('script[type="application/x-deferred"]').count()).toBeGreaterThan(0)
    const place = async () => {
      const box = await tray.boundingBox()
      return [box?.height, (box?.y ?? 0) + (box?.height ?? 0)]
    }
    await expect.poll(place).toEqual([56, 740])
    await tray.getByRole('link', { name: words('Compare') }).click()
    await expect(page.getByText(chosen(2))).toBeVisible()
    await expect(tray).toBeEmpty()
  })

  test('each page has it as long as phones are chosen, and no message covers the buttons @script @urdu-long', async ({
    page,
  }) => {
    const [tray, actions] = [page.locator('compare-tray'), page.locator('.phone-actions')]
    const link = () => tray.getByRole('link', { name: words('Compare') })
    await page.goto(a55.path)
    await ready(page)
    await addToCompare(page)
    // One phone leads to another one.
    await expect(tray.getByRole('link', { name: words('Add another') })).toHaveAttribute('href', localPath('/mobiles'))
    await expect(link()).toHaveCount(0)
    await expect(toast(page)).toBeVisible()
    const below = async () => (await actions.boundingBox())?.y ?? 0
    const edge = async () => {
      const box = await toast(page).boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    expect(await edge()).toBeLessThanOrEqual(await below())
    await page.reload()
    await expect(tray).toContainText(wordsIn('compareTrayTexts', '1 of 4 phones', 1, COMPARE_LIMIT))
    await page.goto('/mobiles')
    await expect(tray).toContainText(wordsIn('compareTrayTexts', '1 of 4 phones', 1, COMPARE_LIMIT))
    // There another one is at hand.
    await expect(link()).toHaveClass(/button-quiet/)
    // What has the focus stays above it.
    const covered = page.locator('.phone-card-name a').nth(3)
    const end = () => covered.evaluate(link => link.getBoundingClientRect().bottom)
    await covered.evaluate(link =>
      scrollTo({ top: scrollY + link.getBoundingClientRect().bottom - innerHeight + 20, behavior: 'instant' }),
    )
    const trayEdge = (await tray.boundingBox())?.y ?? 0
    expect(await end()).toBeGreaterThan(trayEdge)
    await covered.focus()
    await expect.poll(end).toBeLessThanOrEqual(trayEdge)
    await page.goto(iphone15.path)
    await ready(page)
    // It has the bar by which it is added.
    await expect(tray).toBeEmpty()
    await addToCompare(page)
    await expect(link()).toHaveClass(/button-primary/)
    // It says which phones these are: as many as there is room for.
    await expect(tray).toContainText(/^Galaxy A55(, (Apple )?iPhone 15| \+ 1)/)
    await expect(toast(page)).toContainText(words('Ready to compare'))
    await expect(toast(page).getByRole('link', { name: words('View Comparison') })).toBeInViewport({ ratio: 1 })
    expect((await toast(page).boundingBox())?.height).toBeLessThanOrEqual(allowed(48))
    await page.reload()
    await link().click()
    await expect(page.getByText(chosen(2))).toBeVisible()
  })

  test('it stands in one line at 320 px, and is a card at the corner of a wide screen @script @urdu-long', async ({
    page,
  }) => {
    await page.goto(a55.path)
    await ready(page)
    await addToCompare(page)
    const tray = page.locator('.tray')
    await page.setViewportSize({ width: 320, height: 740 })
    await expect.poll(() => tray.evaluate(bar => [bar.scrollWidth, bar.clientHeight])).toEqual([320, 55])
    await expect(tray.locator('b')).toHaveText('Galaxy A55')
    await page.setViewportSize({ width: 1280, height: 800 })
    const isLeftToRight = await page.evaluate(() => document.dir !== 'rtl')
    const place = async () => {
      const box = await tray.boundingBox()
      if (!box) return null
      return { below: 800 - box.y - box.height, beside: isLeftToRight ? 1280 - box.x - box.width : box.x }
    }
    const rem = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
    await expect.poll(place).toEqual({ below: rem, beside: rem })
    expect((await tray.boundingBox())?.width).toBeLessThan(400)
    // The end of the page is above it; what is drawn on the way there may make the page longer.
    await expect(async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      const [footer, card] = [await page.locator('.site-footer').boundingBox(), await tray.boundingBox()]
      expect(Math.floor((footer?.y ?? 0) + (footer?.height ?? 0))).toBeLessThanOrEqual(card?.y ?? 0)
    }).toPass()
  })

  test('names of an older list are not known, and a name is text @script @urdu-long', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(new URL('/robots.txt', test.info().project.use.baseURL).href)
    await page.evaluate(
      ([first, second]) => {
        localStorage.setItem('compare-list', JSON.stringify([first, second]))
        localStorage.setItem('compare-names', JSON.stringify({ [first ?? '']: '<i>A55</i>' }))
      },
      [a55.id, iphone15.id],
    )
    // A wide page of a phone that is not chosen has the bar too.
    await page.goto(note40.path)
    await expect(page.locator('.tray b')).toHaveText('<i>A55</i> + 1')
    await page.evaluate(() => localStorage.removeItem('compare-names'))
    await page.reload()
    await expect(page.locator('.tray p')).toHaveText(wordsIn('compareTrayTexts', '2 of 4 phones', 2, COMPARE_LIMIT))
  })

  test('without script the menu leads to the comparison @no-script @urdu-long', async ({ page }) => {
    await page.goto('/mobiles')
    await page.getByRole('button', { name: words('Menu'), exact: true }).click()
    await page
      .getByRole('banner')
      .getByRole('link', { name: words('Compare'), exact: true })
      .first()
      .click()
    await expect(page.getByText(chosen(0))).toBeVisible()
  })
})

test('the result of an addition is removed from the URL after it was shown @script @urdu-long', async ({ page }) => {
  await page.goto(`${compareUrl(a55, iphone15)}&notice=full`)
  await expect(page.getByText(full()).first()).toBeVisible()
  await expect.poll(() => page.url()).not.toContain('notice')
  await expect.poll(() => inAddress(page)).toEqual([a55.id, iphone15.id])
  await page.getByRole('link', { name: words('Differences only') }).click()
  await expect(page).toHaveURL(/diff=1$/)
})

test.describe('deleted phones', () => {
  const gone = ['gone-1', 'gone-2', 'gone-3', 'gone-4']
  const badge = (page: Page) => page.getByRole('link', { name: beginsWith(words('Compare')) }).first()

  async function givenList(page: Page, ids: string[]) {
    if (!hasScript()) {
      await page.context().addCookies([{ name: 'compare', value: ids.join('.'), url: test.info().project.use.baseURL }])
      return
    }
    // A page without scripts: only the storage of its origin is needed.
    await page.goto(new URL('/robots.txt', test.info().project.use.baseURL).href)
    await page.evaluate(list => localStorage.setItem('compare-list', JSON.stringify(list)), ids)
  }

  test('a list of only deleted phones is emptied with a message, and accepts phones again @urdu-long', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await givenList(page, gone)
    await page.goto('/compare')
    await expect(page.getByText(leftOut.four())).toBeVisible()
    await expect(page.getByText(chosen(0))).toBeVisible()
    await expect(badge(page)).toHaveAccessibleName(words('Compare'))
    await expect(page).not.toHaveURL(/gone-1/)
    if (hasScript()) await expect.poll(async () => JSON.parse((await stored(page)) ?? '[]')).toEqual([])
    else await expect.poll(() => page.context().cookies()).toEqual([])
    await page.goto(a55.path)
    await ready(page)
    await addToCompare(page)
    await expect(badge(page)).toHaveAccessibleName(compareWith(1))
  })

  test('a phone can be added to a list full of them on any page @script @urdu-long', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await givenList(page, ['gone-1', 'gone-2', iphone15.id, 'gone-3'])
    await page.goto(a55.path)
    await ready(page)
    await addToCompare(page)
    await expect(toast(page)).toContainText(words('Added to comparison'))
    await expect(badge(page)).toHaveAccessibleName(compareWith(2))
    await expect.poll(() => stored(page)).toBe(JSON.stringify([iphone15.id, a55.id]))
  })

  test('the remaining phones stay in list and URL @urdu-long', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await givenList(page, ['gone-1', a55.id])
    await page.goto('/compare')
    await expect(page.getByText(leftOut.one())).toBeVisible()
    await expect(page.getByText(chosen(1))).toBeVisible()
    await expect.poll(() => inAddress(page)).toEqual([a55.id])
    await expect(page.getByText(leftOut.one())).toBeVisible()
    if (hasScript()) await expect.poll(() => stored(page)).toBe(JSON.stringify([a55.id]))
    else expect((await page.context().cookies())[0]?.value).toBe(a55.id)
  })

  test('a link to only deleted phones does not change a valid list @urdu-long', async ({ page }) => {
    await givenList(page, [iphone15.id])
    await page.goto(`/compare?phones=${gone.join(',')}`)
    await expect(page).toHaveTitle(versus(iphone15))
    await expect(page.getByText(leftOut.four())).toBeVisible()
    await expect.poll(() => inAddress(page)).toEqual([iphone15.id])
  })
})

test.describe('the list of a visitor with script @script @urdu-long', () => {
  test('adding shows a message, and from the second phone an offer to compare after 1.5 seconds', async ({ page }) => {
    await page.clock.install()
    await open(page, a55.path)
    await stopClock(page)
    await addToCompare(page)
    await expect(toast(page)).toContainText(words('Added to comparison'))
    await page.clock.runFor(READY_AFTER_MS + 500)
    await expect(page.getByText(words('Ready to compare'))).toHaveCount(0)
    await page.clock.resume()

    await open(page, iphone15.path)
    await stopClock(page)
    await addToCompare(page)
    await expect(toast(page)).toContainText(words('Added to comparison'))
    await page.clock.runFor(READY_AFTER_MS - 100)
    await expect(page.getByText(words('Ready to compare'))).toHaveCount(0)
    await page.clock.runFor(100)
    await page.clock.resume()
    await expect(toast(page)).toContainText(words('Ready to compare'))
    await expect(toast(page)).toHaveCount(1)
    await page.getByRole('link', { name: words('View Comparison') }).click()
    await expect(page).toHaveTitle(versus(a55, iphone15))
    await expect.poll(() => inAddress(page)).toEqual([a55.id, iphone15.id])
  })

  test('a phone in the list is not added again', async ({ page }) => {
    await page.goto(a55.path)
    await ready(page)
    await addToCompare(page)
    await page.getByRole('button', { name: words('In Compare') }).click()
    await expect(toast(page)).toContainText(words('Already in comparison'))
    await expect(toast(page)).toContainText(words(`${a55.name} is already in your comparison list.`, a55.name))
    await expect.poll(() => stored(page)).toBe(JSON.stringify([a55.id]))
  })

  test('a fifth phone is refused', async ({ page }) => {
    await page.goto(compareUrl(a55, iphone15, note40, fold6))
    await ready(page)
    await expect.poll(() => stored(page)).toBe(JSON.stringify([a55.id, iphone15.id, note40.id, fold6.id]))
    await page.goto(itelA70.path)
    await ready(page)
    await addToCompare(page)
    await expect(toast(page)).toContainText(words('Comparison limit reached'))
    await expect(toast(page)).toContainText(full())
    await expect.poll(() => stored(page)).toBe(JSON.stringify([a55.id, iphone15.id, note40.id, fold6.id]))
  })

  test('a toast disappears after five seconds, and F8 focuses it', async ({ page }) => {
    await page.clock.install()
    await open(page, a55.path)
    await stopClock(page)
    await addToCompare(page)
    await expect(toast(page)).toBeVisible()
    await page.keyboard.press('F8')
    await expect(
      page
        .getByRole('region', { name: words('Notifications (F8)') })
        .locator(':focus, ol:focus')
        .first(),
    ).toBeAttached()
    await page.locator('body').click({ position: { x: 5, y: 400 } })
    await page.clock.runFor(4900)
    await expect(toast(page)).toHaveCount(1)
    await page.clock.runFor(100)
    await page.clock.resume()
    await expect(toast(page)).toHaveCount(0)
  })

  for (const value of ['{"a":1}', '"text"', 'null', '42', 'not json', '']) {
    test(`a stored ${value || 'empty text'} is ignored`, async ({ page }) => {
      await page.addInitScript(text => {
        if (!sessionStorage.getItem('begun')) localStorage.setItem('compare-list', text)
        sessionStorage.setItem('begun', '1')
      }, value)
      await page.goto(a55.path)
      await ready(page)
      await addToCompare(page)
      await expect.poll(() => stored(page)).toBe(JSON.stringify([a55.id]))
    })
  }

  test('clearing removes the stored list', async ({ page }) => {
    await page.goto(compareUrl(a55))
    await ready(page)
    await expect.poll(() => stored(page)).toBe(JSON.stringify([a55.id]))
    await page.getByRole('button', { name: words('Clear Comparison') }).click()
    await expect(page.getByText(words('No phones selected for comparison'))).toBeVisible()
    await expect.poll(() => stored(page)).toBeNull()
  })

  test('the stored list sets the URL, and a shared link sets the list', async ({ page }) => {
    await page.goto(compareUrl(a55, note40))
    await ready(page)
    await expect.poll(() => stored(page)).toBe(JSON.stringify([a55.id, note40.id]))
    await page.goto('/compare')
    await expect(page).toHaveTitle(versus(a55, note40))
    await expect.poll(() => inAddress(page)).toEqual([a55.id, note40.id])
    await page.goto(compareUrl(iphone15))
    await expect.poll(() => stored(page)).toBe(JSON.stringify([iphone15.id]))
  })

  test('two tabs share the list', async ({ page, context }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(compareUrl(a55, iphone15))
    await ready(page)
    const other = await context.newPage()
    await other.setViewportSize({ width: 1280, height: 800 })
    await other.goto(localPath('/brands'))
    await ready(other)
    await expect(other.getByRole('link', { name: compareWith(2) })).toBeVisible()
    await page.getByRole('button', { name: remove(a55) }).click()
    await expect(other.getByRole('link', { name: compareWith(1) })).toBeVisible()
    await other.goto(localPath(note40.path))
    await ready(other)
    await addToCompare(other)
    await expect(page).toHaveTitle(versus(iphone15, note40))
    await expect.poll(() => inAddress(page)).toEqual([iphone15.id, note40.id])
  })

  test('sharing copies the link without a share sheet', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(compareUrl(a55, iphone15))
    await ready(page)
    await page.getByRole('button', { name: wordsIn('shareTexts', 'Share') }).click()
    await expect(toast(page)).toContainText(words('Link copied'))
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  })
})

test('a list created without script is used with script @script @urdu-long', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'compare', value: a55.id, url: baseURL ?? '' }])
  await page.goto('/brands')
  await ready(page)
  await expect.poll(() => stored(page)).toBe(JSON.stringify([a55.id]))
  await expect.poll(() => context.cookies()).toEqual([])
})

test.describe('the list of a visitor without script @no-script @urdu-long', () => {
  test('it persists across pages, grows to four, refuses a fifth, and can be cleared', async ({ page }) => {
    for (const phone of [a55, iphone15, note40, fold6]) {
      await page.goto(phone.path)
      await addToCompare(page)
    }
    await expect(page.getByText(chosen(4))).toBeVisible()
    await page.goto(itelA70.path)
    await addToCompare(page)
    await expect(page.getByText(full()).first()).toBeVisible()
    await page.goto(a55.path)
    await expect(page.getByRole('link', { name: compareWith(4) })).toBeAttached()
    await page.getByRole('button', { name: words('In Compare') }).click()
    const that = words('That phone')
    await expect(page.getByText(words(`${that} is already in your comparison list.`, that))).toBeVisible()
    await page.goto('/compare')
    await expect(page.getByText(chosen(4))).toBeVisible()
    await page.getByRole('button', { name: words('Clear Comparison') }).click()
    await expect(page.getByText(words('No phones selected for comparison'))).toBeVisible()
    await page.goto('/compare')
    await expect(page.getByText(words('No phones selected for comparison'))).toBeVisible()
  })
})
