import type { Page } from '@playwright/test'
import { shortenLists, violationsOf } from '#tests/support/axe.ts'
import { expect, expectToFit, layOutAll, ready, test } from '#tests/support/e2e.ts'
import { isWhole } from '#tests/support/every-kind.ts'
import { isRich, pageKinds } from '#tests/support/page-kinds.ts'
import { a55, iphone15 } from '#tests/support/phones.ts'
import { any, withAny, words } from '#tests/support/words.ts'

/** Each width and each scheme once: colours do not depend on the width. */
const views = [
  [360, 'dark'],
  [1280, 'light'],
] as const

/** One view for a page; pages with many components take turns, so that both views are checked of some of them. */
const viewOf = (name: string) => views[[...isRich].indexOf(name) % 2] ?? views[0]

test.use({ expectedErrors: /nowhere/ })

for (const [name, path] of Object.entries(pageKinds)) {
  const lane = isRich.has(name) ? '' : ' @rest'
  test(`${name} has no accessibility violation and fits (A11Y-1, A11Y-2) @script @urdu-long${lane}`, async ({
    page,
  }) => {
    for (const [width, colorScheme] of isWhole && isRich.has(name) ? views : [viewOf(name)]) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await ready(page)
      if (width === 360) {
        await page.setViewportSize({ width: 320, height: 800 })
        await expectToFit(page, 'at 320 px')
        await page.setViewportSize({ width, height: 800 })
      }
      await expectToFit(page, `at ${width} px`)
      await shortenLists(page)
      await layOutAll(page)
      expect(await violationsOf(page), `${width} px, ${colorScheme}`).toEqual([])
      expect(await unspoken(page), 'the accessible name contains the visible text (WCAG 2.5.3)').toEqual([])
    }
  })
}

test('pages fit at 320 px while their font is missing, every page in the long run @script @urdu-long', async ({
  page,
}) => {
  await page.route('**/*.woff2', route => route.abort('aborted'))
  await page.setViewportSize({ width: 320, height: 800 })
  // Every third one of the others, which are made of the same components.
  const visited = Object.entries(pageKinds).filter(([name], place) => isWhole || isRich.has(name) || place % 3 === 0)
  for (const [name, path] of visited) {
    await page.goto(path)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(overflow, name).toBeLessThanOrEqual(0)
  }
})

/** Links and buttons whose accessible name does not contain their visible text. */
const unspoken = (page: Page) =>
  page.locator(':is(a, button, summary)[aria-label]:visible').evaluateAll(elements =>
    elements.flatMap(element => {
      const name = element.getAttribute('aria-label')?.toLowerCase() ?? ''
      const seen = (element.textContent ?? '').trim().toLowerCase()
      return name.includes(seen) ? [] : [`${seen}: ${name}`]
    }),
  )

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the suggestions of the home page can be read in the ${colorScheme} theme @script @urdu-long`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/')
    await ready(page)
    await page.locator('#home-search').fill('redmi')
    await expect(page.locator('.hero').getByRole('option').first()).toBeVisible()
    expect(await violationsOf(page, { parts: ['.hero .combobox-list'], rule: 'color-contrast' })).toEqual([])
  })
}

/** What can be open on a page, and how it is opened. */
const opened: [name: string, path: string, open: (page: Page) => Promise<void>][] = [
  [
    'the filter sheet',
    '/mobiles?filter=open&must=battery:6000',
    page => expect(page.locator('.filter-panel')).toBeVisible(),
  ],
  [
    'the bar of the compare list',
    '/mobiles',
    async page => {
      await page
        .getByRole('button', { name: withAny(words(`Add ${any} to Compare`, any)) })
        .first()
        .click()
      await expect(page.locator('.tray')).toBeVisible()
      // Fixed, it covers a part of what the reader can scroll from under it.
      await page.locator('compare-tray').evaluate(bar => bar.style.setProperty('position', 'static'))
    },
  ],
  [
    'the price at the lower edge, and all folds',
    '/samsung/samsung-galaxy-s24-ultra',
    async page => {
      await page.locator('#content details').evaluateAll(folds => folds.map(fold => fold.setAttribute('open', '')))
      await page.locator('#faq').scrollIntoViewIfNeeded()
    },
  ],
  [
    'how we know',
    `/compare?phones=${a55.id},${iphone15.id}`,
    async page => {
      await page.locator('#content details').evaluateAll(folds => folds.map(fold => fold.setAttribute('open', '')))
    },
  ],
]

const openedViews = [
  [320, 'dark'],
  [1280, 'light'],
  [360, 'light'],
] as const

for (const [place, [name, path, openIt]] of opened.entries()) {
  test(`${name} has no accessibility violation when open @script @urdu-long`, async ({ page }) => {
    for (const [width, colorScheme] of isWhole ? openedViews : openedViews.slice(place % 2, (place % 2) + 1)) {
      await page.setViewportSize({ width, height: 740 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await ready(page)
      await openIt(page)
      await expectToFit(page, `at ${width} px`)
      await shortenLists(page)
      await layOutAll(page)
      expect(await violationsOf(page), `${width} px, ${colorScheme}`).toEqual([])
    }
  })
}

test('the focus ring around the name of a card is not clipped (A11Y-3) @script @urdu-long', async ({ page }) => {
  await page.goto('/mobiles')
  await ready(page)
  const name = page.locator('.phone-card-name').first()
  // A key first: the ring is for those who use the keyboard.
  await page.keyboard.press('Tab')
  await name.getByRole('link').focus()
  // The element with the ring must not be inside the element that clips the name: it is the card, which the link covers.
  const rings = () =>
    name.evaluate(element => [
      getComputedStyle(element.closest('.phone-card') ?? element).outlineStyle,
      getComputedStyle(element.firstElementChild ?? element).outlineStyle,
    ])
  await expect.poll(rings).toEqual(['solid', 'none'])
})
