import { phonePageTexts } from '#app/pages/phone/texts.ts'
import { answerTexts } from '#app/phones/answer-texts.ts'
import { formatDate } from '#app/platform/text/format.ts'
import { DEFAULT_LANGUAGE, type Language } from '#app/platform/text/language.ts'
import { priceOriginTexts } from '#app/prices/origin-texts.ts'
import { formatPrice } from '#app/prices/price.ts'
import { violationsOf } from '#tests/support/axe.ts'
import { expect, hasScript, layOutAll, ready, test } from '#tests/support/e2e.ts'
import { allowed } from '#tests/support/look.ts'
import { a55 } from '#tests/support/phones.ts'
import { any, withAny, words, wordsIn } from '#tests/support/words.ts'

/** The keys that lead on and back along the lines of a language. */
const arrows = (language: Language) =>
  language === DEFAULT_LANGUAGE ? { on: 'ArrowRight', back: 'ArrowLeft' } : { on: 'ArrowLeft', back: 'ArrowRight' }

test('the sections are in the specified order @urdu-long', async ({ page }) => {
  await page.goto('/samsung/samsung-galaxy-s24-ultra')
  const headings = await page.locator('#content').getByRole('heading', { level: 2 }).allTextContents()
  expect(headings).toEqual(
    [
      'Key Highlights',
      'Cost to Use in Pakistan',
      'Compare with Similar Models',
      'Price Analysis',
      'Price History',
      '5G and updates',
      'Detailed Specifications',
      'Dimensions & Build',
      'Gallery',
      'Ask AI about this phone',
      'Frequently Asked Questions',
      'More from Samsung',
    ].map(heading => (heading.startsWith('More from') ? words(heading, 'Samsung') : words(heading))),
  )
})

test('View Specifications jumps to the specifications @urdu-long', async ({ page }) => {
  await page.goto(a55.path)
  await ready(page)
  await page.getByRole('link', { name: words('View Specifications') }).click()
  await expect(page.getByRole('heading', { name: words('Detailed Specifications') })).toBeInViewport()
})

test('all specifications are opened at once, and closed (PHONE-8) @urdu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(a55.path)
  const section = page.locator('#specifications')
  await section.getByRole('link', { name: words('Open all') }).click()
  await expect(section.locator('details:not([open])')).toHaveCount(0)
  await expect(section.getByRole('table').first()).toBeVisible()
  await section.getByRole('link', { name: words('Close all') }).click()
  await expect(section.locator('details[open]')).toHaveCount(1)
})

test('a launch price is called one where it is analysed (PRICE-14) @urdu-long', async ({ page }) => {
  await page.goto('/realme/realme-14x')
  const analysis = page.locator('.price-analysis')
  await expect(analysis.getByText(words('Mid-Range'), { exact: true })).toBeVisible()
  await expect(analysis.getByText(priceOriginTexts().kinds.launch, { exact: true })).toBeVisible()
  await expect(analysis.locator('.price-bar-launch')).toBeVisible()
})

test('a question can be opened to show its answer @urdu', async ({ page }) => {
  await page.goto(a55.path)
  const question = page.getByText(words('What is the price of Samsung Galaxy A55 in Pakistan?', a55.name))
  await question.click()
  const answer = page.locator('details', { has: question }).getByText(/(PKR|Rs) [\d,]+/)
  await expect(answer.first()).toBeVisible()
})

test('both charts run in the direction of the labels below them @urdu', async ({ page }) => {
  await page.goto('/samsung/samsung-galaxy-a56')
  await layOutAll(page)
  const middleOf = async (locator: ReturnType<typeof page.locator>) => {
    const box = await locator.boundingBox()
    return (box?.x ?? 0) + (box?.width ?? 0) / 2
  }
  const isBefore = async (a: ReturnType<typeof page.locator>, b: ReturnType<typeof page.locator>) =>
    (await middleOf(a)) < (await middleOf(b))
  const history = page.locator('.price-history')
  // That of the newest stands first.
  const dates = history.locator('.history-month > text')
  const dots = history.locator('.history-dot')
  expect(await isBefore(dots.first(), dots.last())).toBe(await isBefore(dates.nth(1), dates.nth(0)))
  // June and July are apart enough for the words below them.
  const places = await dots.evaluateAll(all => all.map(dot => Number(dot.getAttribute('x'))))
  const steps = places.slice(1).map((x, index) => Math.abs(x - (places[index] ?? 0)))
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(99)
  const figure = page.locator('figure', { has: page.locator('.price-chart') })
  const ends = figure.locator('.price-chart-ends > *')
  const bars = figure.locator('rect')
  expect(await isBefore(bars.first(), bars.last())).toBe(await isBefore(ends.first(), ends.last()))
})

test('the price badge and its position are described @urdu-long', async ({ page }) => {
  await page.goto(a55.path)
  const share = wordsIn('phonePageTexts', `${any}%`, any)
  await expect(page.locator('.price-analysis').getByText(words('Mid-Range'), { exact: true })).toBeVisible()
  await expect(page.getByText(withAny(words(`${share} of our priced phones cost less.`, share), '\\d+'))).toBeVisible()
})

test('the page answers first: price, what changed, what the phone is good for (PHONE-16) @urdu-long', async ({
  page,
}) => {
  await page.goto('/infinix/infinix-hot-60-pro')
  const origin = priceOriginTexts()
  const seen = origin.tagSeen(origin.inMonth(formatDate('2026-10')), 'Mega.pk')
  await expect(page.getByText(origin.ofMemory(seen, '8 + 128'), { exact: true })).toBeVisible()
  const answer = answerTexts()
  const march = formatDate('2026-03').replace(' 2026', '')
  await expect(page.getByText(answer.more('26,000', answer.inMonth(march)))).toBeVisible()
  await expect(page.locator('.price-change')).toContainText(answer.otherShop)
  await expect(page.getByText(answer.probably(answer.tiers.everyday))).toBeVisible()
  const points = (name: string) => page.getByRole('list', { name, exact: true })
  await expect(points(answer.pros)).toContainText(answer.points.chargesFast('45'))
  await expect(points(answer.cons)).toContainText(answer.points.noFiveG)
})

test('a phone without a price says what to do @urdu-long', async ({ page }) => {
  await page.goto('/samsung/samsung-galaxy-a07-5g')
  await expect(page.locator('.phone-head').getByText(words('Price not available'))).toBeVisible()
  const { sisterIs, nearestWith5g } = phonePageTexts()
  const rows = page.locator('.phone-body').getByRole('listitem')
  await expect(rows.filter({ hasText: 'Samsung Galaxy A07 4G' })).toContainText(sisterIs.without5g)
  await expect(rows.filter({ hasText: nearestWith5g })).toHaveCount(1)
  await expect(page.getByRole('region', { name: words('Price Analysis') })).toContainText(words('Price not available'))
  await page
    .locator('.phone-body')
    .getByRole('link', { name: words('Tell us its price') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: words('Tell Us Its Price') })).toBeVisible()

  // Its similar phones cost from 137,999 to 349,999: too far apart to say.
  await page.goto('/oneplus/oneplus-13r')
  await expect(page.locator('.phone-body time')).toHaveCount(0)

  await page.goto('/xiaomi/xiaomi-redmi-note-14s')
  const similar = phonePageTexts().similarPrices(formatPrice(79_999), '85,999')
  await page.getByRole('link', { name: similar }).first().click()
  await expect(page.getByRole('heading', { name: words('Compare with Similar Models') })).toBeInViewport()
})

test('a phone of which only the name is known has nothing invented @urdu-long', async ({ page }) => {
  await page.goto('/digit/digit-6')
  await expect(
    page.getByText(
      words(
        'Only the name, memory and prices of this phone are known. Its screen, cameras, battery, chip and size are not known yet.',
      ),
    ),
  ).toBeVisible()
  await expect(page.getByText(words('Outline only: size not known'))).toBeVisible()
  for (const invented of ['Advanced Chipset', 'All-day battery', 'Camera Quality Analyzer']) {
    await expect(page.locator('#content')).not.toContainText(words(invented))
  }
})

test('a keypad phone is described by what it is bought for @urdu-long', async ({ page }) => {
  await page.goto('/nokia/nokia-2660-flip')
  const facts = page.locator('.six-facts > dl')
  for (const label of ['Battery', 'SIMs', 'FM radio', 'Loudspeaker', '4G', 'Display']) {
    await expect(facts.getByText(wordsIn('answerTexts', label), { exact: true })).toBeVisible()
  }
  const { notKnown, facts: labels } = answerTexts()
  await expect(page.locator('.six-facts')).toContainText(notKnown)
  await expect(page.locator('.six-facts')).toContainText(labels.torch)
  for (const title of ['In instalments: what they come to', 'Camera Quality Analyzer']) {
    await expect(page.locator('#content')).not.toContainText(words(title))
  }
})

test('the full view of an image can be opened, paged and closed by keyboard @script @urdu-long', async ({
  page,
  language,
}) => {
  await page.goto(a55.path)
  await ready(page)
  // What is laid out on the way there moves the place of the click.
  await layOutAll(page)
  await page.getByRole('heading', { name: words('Gallery') }).click()
  const picture = words('Samsung Galaxy A55, picture 1', a55.name, 1)
  const link = page.getByRole('link', { name: words(`Open ${picture}`, picture) })
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: words('Pictures of Samsung Galaxy A55', a55.name) })
  await expect(dialog.getByText(words('1 of 3', 1, 3))).toBeVisible()
  const keys = arrows(language)
  await page.keyboard.press(keys.on)
  await expect(dialog.getByText(words('2 of 3', 2, 3))).toBeVisible()
  await page.keyboard.press(keys.back)
  await page.keyboard.press(keys.back)
  await expect(dialog.getByText(words('3 of 3', 3, 3))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
})

test('an image of the gallery opens as a file without script @no-script @urdu-long', async ({ page }) => {
  await page.goto(a55.path)
  // What is laid out on the way there moves the place of the click.
  await layOutAll(page)
  await page.getByRole('heading', { name: words('Gallery') }).click()
  const picture = words('Samsung Galaxy A55, picture 2', a55.name, 2)
  await page.getByRole('link', { name: words(`Open ${picture}`, picture) }).click()
  await expect(page).toHaveURL(/samsung-galaxy-a55-back\.svg$/)
})

test('a colour redraws the phone @urdu', async ({ page }) => {
  await page.goto('/apple/apple-iphone-17-pro')
  await ready(page)
  const picture = page.locator('.phone-stage img')
  const colours = page.getByRole('list', { name: words('Colours') })
  await expect(colours.getByRole('link', { name: words('Silver') })).toHaveAttribute('aria-current', 'true')
  const before = await picture.getAttribute('src')
  await colours.getByRole('link', { name: 'Cosmic Orange' }).click()
  await expect(colours.getByRole('link', { name: 'Cosmic Orange' })).toHaveAttribute('aria-current', 'true')
  await expect(colours.locator('[aria-current]')).toHaveCount(1)
  await expect(picture).not.toHaveAttribute('src', before ?? '')
  await expect(page.getByText(words('Drawn to scale, cameras simplified'))).toBeVisible()
})

test('the gallery can be scrolled by keyboard @script @urdu-long', async ({ page, language }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(a55.path)
  await ready(page)
  await layOutAll(page)
  await page.getByRole('heading', { name: words('Gallery') }).click()
  const gallery = page.getByRole('list', { name: words('Pictures of Samsung Galaxy A55', a55.name) })
  await gallery.focus()
  await page.keyboard.press(arrows(language).on)
  await expect.poll(() => gallery.evaluate(element => Math.abs(element.scrollLeft))).toBeGreaterThan(0)
})

test('sharing copies the link without a share sheet @script @urdu', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(a55.path)
  await ready(page)
  await page.getByRole('button', { name: wordsIn('shareTexts', 'Share') }).click()
  await expect(page.locator('.toast')).toContainText(words('Link copied'))
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('similar models and more phones of the brand are linked @urdu-long', async ({ page }) => {
  await page.goto(a55.path)
  await ready(page)
  const similar = page.locator('section', {
    has: page.getByRole('heading', { name: words('Compare with Similar Models') }),
  })
  await expect(similar.getByRole('article')).toHaveCount(3)
  const more = page.locator('section', {
    has: page.getByRole('heading', { name: words('More from Samsung', 'Samsung') }),
  })
  await expect(more.getByRole('article')).toHaveCount(4)
  await more
    .getByRole('link', { name: withAny(words(`View Details of ${any}`, any)) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Samsung/)
  if (hasScript())
    await expect(page.locator('#content')).not.toContainText(
      words(`What is the price of ${a55.name} in Pakistan?`, a55.name),
    )
})

for (const [description, views] of [
  ['HIT', 1],
  ['MISS', 0],
] as const) {
  test(`a page that a shared cache calls ${description} counts ${views} views itself (DATA-9) @script @urdu-long`, async ({
    page,
  }) => {
    const counted: string[] = []
    await page.route('**/api/views/*', route => {
      counted.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`)
      return route.fulfill({ status: 204 })
    })
    await page.route(`**${a55.path}`, async route => {
      const response = await route.fetch()
      const headers = { ...response.headers(), 'Server-Timing': `cache;desc=${description}` }
      return route.fulfill({ response, headers })
    })
    await page.goto(a55.path)
    await ready(page)
    // Requests of the page keep their order.
    await page.evaluate(() => fetch('/healthz').then(response => response.text()))
    expect(counted).toEqual(Array(views).fill(`POST /api/views/${a55.id}`))
  })
}

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('price and Add to Compare come along once the price has scrolled away (PHONE-13) @urdu-long', async ({
    page,
  }) => {
    await page.goto(a55.path)
    const bar = page.locator('.price-bar-below')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expect(bar).toBeHidden()
    await page
      .getByRole('navigation', { name: words('On this page') })
      .getByRole('link', { name: words('Questions') })
      .click()
    await expect(page.getByRole('heading', { name: words('Frequently Asked Questions') })).toBeInViewport()
    await expect(bar).toBeVisible()
    await expect(bar.getByRole('button', { name: words('Add to Compare') })).toBeInViewport()
    // The checks run as a script of the page.
    if (hasScript()) expect(await violationsOf(page, { parts: ['.price-bar-below'] })).toEqual([])
  })

  test('the bar with the price is above the links of the page where both are at the foot @urdu-long', async ({
    page,
  }) => {
    await page.goto('/samsung/samsung-galaxy-a56')
    const bar = page.locator('.price-bar-below')
    await page.evaluate(() => {
      const links = document.querySelector('.page-links')
      scrollTo(0, (links?.getBoundingClientRect().top ?? 0) - innerHeight + 30)
    })
    await expect(bar).toBeVisible()
    const covering = bar.getByRole('button').evaluate(button => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.price-bar-below, .page-links')
        ?.className
    })
    expect(await covering).toContain('price-bar-below')
  })

  test('the texts of a card in a row are within it @urdu-long', async ({ page }) => {
    await page.goto(a55.path)
    const cards = page.locator('.phone-row .phone-card')
    const outside = await cards.evaluateAll(all =>
      all.flatMap(card => {
        const { top, bottom } = card.getBoundingClientRect()
        return [...card.querySelectorAll('.price, .price-note, .phone-card-remark, .phone-card-details')]
          .filter(text => {
            const box = text.getBoundingClientRect()
            return box.height === 0 || box.top < top || box.bottom > bottom + 24
          })
          .map(text => text.textContent)
      }),
    )
    expect(await cards.count()).toBeGreaterThan(3)
    expect(outside).toEqual([])
  })

  // The longest of the catalogue have a review.
  const long = ['/vivo/vivo-x300-pro', '/samsung/samsung-galaxy-s26-ultra', '/samsung/samsung-galaxy-s24-ultra']
  for (const path of [...long, '/nokia/nokia-2660-flip']) {
    test(`the page ${path} is at most 5,500 px high @urdu-long`, async ({ page }) => {
      test.skip(
        Boolean(process.env.E2E_SLOW),
        'On a slow line the first page keeps the font of the system, wider here.',
      )
      await page.goto(path)
      // A busy browser keeps the font of the system for the first page, wider here; the next one has ours.
      await page.evaluate(() => document.fonts.ready)
      await page.reload()
      await layOutAll(page)
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      await expect.poll(height).toBeLessThanOrEqual(allowed(5500))
    })
  }
})
