/**
 * Takes screenshots of every page into screenshots/: 360 and 1280 px wide, light and dark.
 * `npm run generate -- screenshots`, SCREENSHOTS=name for some; needs a build. `ORIGIN=http://…` uses a running site.
 */

import { mkdirSync } from 'node:fs'
import { chromium as playwright } from '@playwright/test'
import { stableId } from '#app/platform/ids.server.ts'
import { listedPages } from '#app/platform/site-pages.ts'
import { chromium } from '#tests/support/chromium.ts'
import { startSite } from '#tests/support/site.ts'

const ids = (slugs: string[]) => slugs.map(slug => stableId(`phone/${slug}`)).join()
const four = ['samsung-galaxy-z-fold6', 'apple-iphone-15-pro-max', 'infinix-note-40', 'itel-a70']

const pages: Record<string, string> = {
  home: '/',
  'home-latest': '/?filter=latest',
  phones: '/mobiles',
  'phones-last': '/mobiles?page=9999',
  brands: '/brands',
  brand: '/samsung',
  'brand-filtered': '/xiaomi?price=mid&year=2024&sort=price-low',
  'brand-empty': '/hmd?year=2022',
  phone: '/samsung/samsung-galaxy-s24-ultra',
  'phone-tax': '/apple/apple-iphone-17-pro?cnfUsd=900&cash=462999&count=12&each=45000',
  'phone-no-price': '/samsung/samsung-galaxy-a07-5g',
  'phone-feature': '/itel/itel-2165',
  'phone-fold': '/samsung/samsung-galaxy-z-fold7',
  search: '/search?q=samsung+under+80000',
  'search-prompt': '/search',
  'search-corrected': '/search?q=samsng+galxy+a55',
  'search-none': '/search?q=qqqqq',
  'search-range': '/search?price=20000-50000',
  'compare-empty': '/compare',
  'compare-two': `/compare?phones=${ids(['samsung-galaxy-a55', 'xiaomi-redmi-note-14-pro-4g'])}`,
  'compare-four': `/compare?phones=${ids(four)}`,
  'compare-diff': `/compare?diff=1&phones=${ids(four)},no-such-phone`,
  ...Object.fromEntries(listedPages.filter(page => page.isText).map(({ id, path }) => [id, path])),
  'contact-sent': '/contact?sent=1',
  'price-report': `/price-report?phone=${ids(['samsung-galaxy-a55'])}`,
  'not-found': '/no/such/page',
  'phone-not-found': '/samsung/no-such-phone',
}

/** The pages of the admin panel, for which the script signs in; `@` is replaced by a phone's id. */
const adminPages: Record<string, string> = {
  admin: '/admin',
  'admin-none': '/admin?q=zzzz',
  'admin-brands': '/admin?tab=brands',
  'admin-activity': '/admin?tab=activity',
  'admin-view': '/admin?view=@',
  'admin-edit': '/admin?edit=@',
  'admin-new': '/admin?new=mobile',
  'admin-new-brand': '/admin?new=brand',
  'admin-delete': '/admin?delete=@',
  'admin-messages': '/admin/messages',
  'admin-prices': '/admin/prices',
  'admin-prices-held': '/admin/prices/held',
  'admin-tables': '/admin/tables',
  'admin-table': '/admin/tables/pta-tax',
  'admin-site': '/admin/site',
  'admin-account': '/admin/account',
  'admin-second-factor': '/admin/account/second-factor',
  'admin-accounts': '/admin/accounts',
  'admin-security': '/admin/security',
}
const PASSWORD = 'for-the-pictures'

const nameFilter = process.env.SCREENSHOTS ?? ''
const site = process.env.ORIGIN ? null : await startSite({ env: { ADMIN_PASSWORD: PASSWORD } })
const origin = process.env.ORIGIN ?? site?.origin
const browser = await playwright.launch(chromium)
mkdirSync('screenshots', { recursive: true })
for (const width of [360, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    for (const [name, template] of Object.entries({ ...pages, ...(site ? adminPages : {}) })) {
      if (!name.includes(nameFilter)) continue
      const path = template.replace('@', stableId('phone/samsung-galaxy-s24-ultra'))
      if (name in adminPages) {
        await context.request.post(`${origin}/api/auth/login`, { data: { username: 'admin', password: PASSWORD } })
      }
      await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
      // Scrolls through the page, because images below the fold load lazily.
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          scrollTo({ top: y, behavior: 'instant' })
          await new Promise(resolve => setTimeout(resolve, 40))
        }
        scrollTo({ top: 0, behavior: 'instant' })
      })
      await page.waitForLoadState('networkidle')
      await page.screenshot({ path: `screenshots/${name}-${width}-${colorScheme}.png`, fullPage: true })
    }
    await context.close()
  }
}
await browser.close()
await site?.stop()
