import AxeBuilder from '@axe-core/playwright'
import { expect, ready, test } from '#tests/support/e2e.ts'

const pages = {
  home: '/',
  'budget tab': '/?filter=budget',
  'all phones': '/mobiles',
  brands: '/brands',
  'a brand': '/infinix',
  'a brand without a match': '/hmd?year=2022',
  'a phone': '/samsung/samsung-galaxy-s24-ultra',
  'a phone without a price': '/samsung/samsung-galaxy-a07-5g',
  'an unknown page': '/nowhere/at/all',
  'an unknown phone': '/samsung/nowhere',
}

test.use({ expectedErrors: /nowhere/ })

for (const [name, path] of Object.entries(pages)) {
  for (const width of [360, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${name} at ${width} px, ${colorScheme}, has no accessibility violation and fits @script`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto(path)
        await ready(page)
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
      })
    }
  }
}
