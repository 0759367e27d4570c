/**
 * Generates the images in public/: icons from the mark, default phone images and the share image from drawings.
 * `npm run generate -- images`; Chromium renders the share image, sharp the icons.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium as playwright } from '@playwright/test'
import sharp from 'sharp'
import { readCatalogPhones } from '#app/catalog/fill.server.ts'
import { type DrawingFacts, drawingFacts } from '#app/drawings/facts.ts'
import { phoneSvg } from '#app/drawings/phone-svg.ts'
import { projectPath } from '#app/platform/process/project.server.ts'
import { ICON, ICON_COLOURS, MARK_BAR, MARK_BODY, MARK_HOLE, MARK_VIEWBOX } from '#app/ui/mark.ts'
import { chromium } from '#tests/support/chromium.ts'

const { body: EMERALD, hole: MARIGOLD } = ICON_COLOURS
const DEEP = '#07392b'

const mark = (body: string, bar: string) =>
  `<path d="${MARK_BODY}" fill="${body}"/><circle cx="${MARK_HOLE.cx}" cy="${MARK_HOLE.cy}" r="${MARK_HOLE.r}" fill="${MARIGOLD}"/><path d="${MARK_BAR}" stroke="${bar}" stroke-width="2" stroke-linecap="round"/>`
const svg = (content: string, viewBox = MARK_VIEWBOX) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none">${content}</svg>`

/** On a full square, with padding for launchers that crop icons to a circle. */
const appIcon = svg(
  `<rect width="32" height="32" fill="${DEEP}"/><g transform="translate(7.2 6.4) scale(.6)">${mark('#ffffff', EMERALD)}</g>`,
)

const write = (path: string, content: string | Buffer) => writeFileSync(projectPath('public', path), content)
const png = (source: string, size: number) =>
  sharp(Buffer.from(source), { density: 600 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer()

/** An ICO file that contains one PNG. */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(image.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, image])
}

write('favicon.svg', ICON)
write('favicon.ico', ico(await png(ICON, 32), 32))
write('apple-touch-icon.png', await png(appIcon, 180))
write('icon-192.png', await png(appIcon, 192))
write('icon-512.png', await png(appIcon, 512))
write(
  'manifest.webmanifest',
  `${JSON.stringify(
    {
      name: 'Qeemat: phone prices in Pakistan',
      short_name: 'Qeemat',
      start_url: '/',
      display: 'minimal-ui',
      theme_color: DEEP,
      background_color: '#f3f7f5',
      icons: [192, 512].map(size => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    },
    null,
    2,
  )}\n`,
)

const anyPhone: DrawingFacts = {
  slug: 'any',
  name: 'A mobile phone',
  brand: 'other',
  heightMm: 162,
  widthMm: 75,
  thicknessMm: 8.2,
  fold: 'none',
  isFolded: false,
  folded: null,
  known: { heightMm: true, widthMm: true, thicknessMm: true },
  screenInches: 6.6,
  isScreenKnown: false,
  screenRatio: 2.2,
  screenShare: null,
  outerInches: null,
  lenses: [6, 5, 4].map(radius => ({ radius, isPeriscope: false })),
  frontCamera: 'punch',
  hasKeypad: false,
  isOutline: false,
  colours: [],
}
write('images/default-phone.svg', phoneSvg(anyPhone, 'front'))
write('images/default-phone-2.svg', phoneSvg(anyPhone, 'back'))

const shownSlugs = [
  'samsung-galaxy-z-fold7',
  'samsung-galaxy-s26-ultra',
  'apple-iphone-17-pro',
  'xiaomi-17-ultra',
  'infinix-hot-60-pro',
  'google-pixel-9',
  'nokia-3210',
]
const phones = readCatalogPhones()
const drawings = shownSlugs.flatMap((slug, index) => {
  const phone = phones.find(candidate => candidate.slug === slug)
  return phone ? [phoneSvg(drawingFacts(phone), index % 2 === 1 ? 'back' : 'front')] : []
})
const data = (type: string, content: Buffer | string) =>
  `data:${type};base64,${Buffer.from(content).toString('base64')}`
const font = readFileSync(
  projectPath('node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2'),
)

const shareImage = `<!doctype html><style>
  @font-face { font-family: F; src: url(${data('font/woff2', font)}); font-weight: 400 700 }
  body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: ${DEEP}; color: #fff; font-family: F; position: relative }
  h1 { position: absolute; left: 72px; top: 48px; margin: 0; font-size: 84px; letter-spacing: -.03em; display: flex; gap: 20px; align-items: center }
  p { position: absolute; left: 76px; top: 160px; margin: 0; font-size: 40px; color: #d9ede5 }
  div { position: absolute; left: 20px; right: 20px; bottom: -42px; display: flex; justify-content: center }
  img { width: 400px; margin: 0 -118px } img:first-child { margin-right: -84px }
</style><h1><img style="width:84px;margin:0" src="${data('image/svg+xml', svg(mark('#ffffff', EMERALD)))}">Qeemat</h1>
<p>Mobile phone prices in Pakistan</p>
<div>${drawings.map(drawing => `<img src="${data('image/svg+xml', drawing)}">`).join('')}</div>`

const browser = await playwright.launch(chromium)
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
await page.setContent(shareImage, { waitUntil: 'networkidle' })
write('images/og-default.jpg', await page.screenshot({ type: 'jpeg', quality: 86 }))
await browser.close()
