/** Takes the screenshots in docs/images/: `npm run generate -- docs-images`; needs a build. */
import { chromium as playwright } from '@playwright/test'
import { chromium } from '#tests/support/chromium.ts'
import { startSite } from '#tests/support/site.ts'
import { showSpecimen } from './specimen.ts'

type Picture = { path: string; width: number; height: number; colorScheme: 'light' | 'dark' }

const pictures: Record<string, Picture> = {
  home: { path: '/', width: 1280, height: 900, colorScheme: 'light' },
  'home-narrow': { path: '/', width: 360, height: 780, colorScheme: 'light' },
  'phones-narrow': { path: '/mobiles', width: 360, height: 780, colorScheme: 'dark' },
  'walk-budget': { path: '/mobiles?must=priceMin:30000,price:45000', width: 360, height: 780, colorScheme: 'light' },
  'walk-wishes': {
    path: '/mobiles?must=priceMin:30000,price:45000,battery:6000,fiveG',
    width: 360,
    height: 780,
    colorScheme: 'light',
  },
  'walk-compared': { path: '/compare?phones=@', width: 360, height: 780, colorScheme: 'light' },
  'phone-narrow': { path: '/samsung/samsung-galaxy-s24-ultra', width: 360, height: 780, colorScheme: 'light' },
  phone: { path: '/samsung/samsung-galaxy-s24-ultra', width: 1280, height: 900, colorScheme: 'dark' },
}

await using site = await startSite()
const browser = await playwright.launch(chromium)
const walk = await fetch(`${site.origin}/mobiles?must=priceMin:30000,price:45000,battery:6000,fiveG`)
const candidates = /\/compare\?phones=([\w%,-]+)/.exec(await walk.text())?.[1] ?? ''
for (const [name, { path, width, height, colorScheme }] of Object.entries(pictures)) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' })
  await page.goto(site.origin + path.replace('@', candidates), { waitUntil: 'networkidle' })
  await page.screenshot({ path: `docs/images/${name}.png` })
  await page.close()
}
for (const colorScheme of ['light', 'dark'] as const) {
  const page = await browser.newPage({ viewport: { width: 640, height: 900 }, colorScheme, reducedMotion: 'reduce' })
  await page.goto(`${site.origin}/admin/login`, { waitUntil: 'networkidle' })
  await showSpecimen(page)
  await page.locator('main').screenshot({ path: `docs/images/specimen-${colorScheme}.png` })
  await page.close()
}
await browser.close()
